"""How good the answers are: labelled files, figures, calibration, two runs compared, plots. Nothing of it is on a question's path."""
