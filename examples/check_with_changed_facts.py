"""Run a ruling on the rules engine: as it is, with one fact changed, and as if it were misread.

python examples/check_with_changed_facts.py
"""

from judge import Judge

ADAM_WARLOCK = "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem#2"

judge = Judge.open()
print(judge.show(ADAM_WARLOCK).points[1].text)

for cost in ("3", "4"):
    run = judge.check(ADAM_WARLOCK, {"cost": cost})[0]
    print(f"\nWith characters of cost {cost}:")
    for expectation in run.expectations:
        print(f"  {expectation.sentence}: {expectation.found}")

run = judge.check(ADAM_WARLOCK, misread=True)[0]
for misreading in run.misreadings:
    print(f"\nMisread: {misreading.believing}")
    for expectation in misreading.failed:
        print(f"  {expectation.sentence}: {expectation.found} instead of {expectation.expected}")
