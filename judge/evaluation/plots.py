"""The risk-coverage curve and the reliability diagram as PNG and SVG (extra ``eval``: matplotlib). Legible in black and white."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.errors import InputFileError, JudgeError
from judge.evaluation.calibration import BINS, Calibration, RiskCoverage

if TYPE_CHECKING:  # matplotlib comes with the extra
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = ("png", "svg")
DOTS_PER_INCH = 150
GREY = "0.45"
# Text stays text in an SVG, so that it can be searched and read aloud; the ids in it are the same in every run.
STYLE: dict[str, Any] = {"svg.fonttype": "none", "svg.hashsalt": "judge", "font.size": 11, "lines.linewidth": 1.6}


def check_plots(folder: Path) -> None:
    """Make ``folder`` where there is none, and raise what would keep plots from being written, before any question is asked.

    :raises JudgeError: if matplotlib is not installed.
    :raises InputFileError: if the folder can't be made.
    """
    _matplotlib()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputFileError(f"can't make the folder {folder} ({error.strerror})", "give --plot another one") from None


def write_plots(folder: Path, risk: RiskCoverage, trust: Calibration, title: str) -> list[Path]:
    """``risk-coverage`` and ``reliability``, each as ``.png`` and ``.svg``, in an existing folder; files of these names are replaced.

    :param title: what the questions are called, e.g. the name of their file.
    :return: the files written.
    :raises JudgeError: if matplotlib is not installed.
    :raises InputFileError: if a file can't be written.
    """
    written = []
    with _matplotlib().rc_context(STYLE):
        figures = {
            "risk-coverage": plot_risk_coverage(risk, title),
            "reliability": plot_reliability(trust, risk.shipped.threshold, title),
        }
        for name, figure in figures.items():
            for form in FORMATS:
                path = folder / f"{name}.{form}"
                try:
                    # The day would make each SVG differ from the last; a PNG holds none.
                    figure.savefig(path, dpi=DOTS_PER_INCH, metadata={"Date": None} if form == "svg" else None)
                except OSError as error:
                    raise InputFileError(
                        f"can't write {path} ({error.strerror})", "give --plot another folder"
                    ) from None
                written.append(path)
    return written


def plot_risk_coverage(risk: RiskCoverage, title: str) -> Figure:
    """The share wrong among the answered, over the share answered; what the judge did at its shipped threshold is marked."""
    figure = _figure(5.5)
    axes = figure.subplots()
    coverage, wrong = [p.coverage for p in risk.points], [p.risk for p in risk.points]
    # A curve of few thresholds is hardly one: its points are shown.
    axes.plot(
        coverage, wrong, color="black", marker="." if len(wrong) < 20 else None, label=f"judge (area {risk.aurc:.3f})"
    )
    axes.axhline(wrong[-1], color=GREY, linestyle="--", label=f"answering everything: {wrong[-1]:.0%} wrong")
    shipped = risk.shipped
    if shipped.risk is not None:
        value = "" if shipped.threshold is None else f" {shipped.threshold:.2f}"
        axes.plot(
            [shipped.coverage],
            [shipped.risk],
            linestyle="none",
            marker="D",
            markersize=9,
            markerfacecolor="white",
            markeredgecolor="black",
            markeredgewidth=1.6,
            clip_on=False,
            label=f"shipped threshold{value}: answers {shipped.coverage:.0%}, {shipped.risk:.0%} of them wrong",
        )
    _head(axes, "What refusing saves", title)
    axes.set(
        xlabel="Coverage: share of all questions answered",
        ylabel="Risk: share of the answered that is wrong",
        xlim=(0, 1.01),
        ylim=(0, max(0.1, *wrong) * 1.05),
    )
    _finish(figure, axes)
    return figure


def plot_reliability(trust: Calibration, threshold: float | None, title: str) -> Figure:
    """The share right over the mean confidence of each bin, above the number of questions in it; the threshold is marked in both."""
    figure = _figure(7)
    upper, lower = figure.subplots(2, sharex=True, height_ratios=(3, 1))
    filled = [b for b in trust.bins if b.questions]
    scores = "" if trust.ece is None else f" (calibration error {trust.ece:.3f}, Brier score {trust.brier:.3f})"
    upper.plot([0, 1], [0, 1], color=GREY, linestyle="--", label="as often right as confident")
    upper.plot(
        [b.mean_confidence for b in filled],
        [b.right for b in filled],
        color="black",
        marker="o",
        label=f"judge{scores}",
    )
    lower.bar(
        [b.low for b in trust.bins],
        [b.questions for b in trust.bins],
        width=1 / BINS,
        align="edge",
        facecolor="0.85",
        edgecolor="black",
    )
    for b in filled:
        middle = b.low + 0.5 / BINS
        lower.annotate(
            str(b.questions),
            (middle, b.questions),
            (0, 4),
            textcoords="offset points",
            ha="center",
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.5},  # the threshold's line would cross the number
        )
    if threshold is not None:
        for axes in (upper, lower):
            axes.axvline(threshold, color="black", linestyle=":", label=f"shipped threshold {threshold:.2f}")
    _head(upper, "Is confidence earned?", title)
    upper.set(ylabel="Share right", ylim=(0, 1.03))
    lower.set(
        xlabel="Confidence",
        ylabel="Questions",
        xlim=(0, 1),
        ylim=(0, max(1, *(b.questions for b in trust.bins)) * 1.35),
    )
    lower.set_xticks([n / BINS for n in range(BINS + 1)])
    _finish(figure, upper, lower)
    return figure


def _figure(height: float) -> Figure:
    # A figure of its own, not pyplot's: no window, whatever backend the user has set, and nothing to close. Its PNGs are Agg's.
    from matplotlib.figure import Figure

    return Figure(figsize=(7.5, height), layout="constrained")


def _head(axes: Axes, head: str, title: str) -> None:
    axes.set_title(f"{head}\n{title}", parse_math=False)  # a "$" in a file's name begins no formula


def _finish(figure: Figure, *axes: Axes) -> None:
    # Below the plot, where no curve can run through it; what the axes share is named once.
    figure.legend(*axes[0].get_legend_handles_labels(), loc="outside lower center", frameon=False)
    for one in axes:
        one.spines[["top", "right"]].set_visible(False)


def _matplotlib() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise JudgeError("plots need matplotlib", "pip install 'rules-judge[eval]'") from None
    return matplotlib
