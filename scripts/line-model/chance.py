"""The draws that every part of a drawing shares. All of Python's draws come from `random`, noise from `numpy.random`.

Their order is part of what a seed means: a draw that is added, left out or moved changes all lines after it.
"""

import random


def chance(share: float) -> bool:
    """True in this share of the draws."""
    return random.random() < share
