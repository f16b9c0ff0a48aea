"""Draws lines of characters as plates show them: struck, cast, engraved, dotted, printed. The model learns from them.

How to run (needs Python 3.10, numpy, Pillow and scipy):

    python3 lines.py show               draws a few lines into show.png, to look at
    python3 lines.py write data 1 20    writes 20 files of 1000 lines into data, drawn from seed 1

FONTS in the environment names folders with .ttf and .otf files, parted by colons, some of the files with serifs; unless
it does, /usr/share/fonts is taken. Only drawings of the letters are learnt from; no font is part of the product. The
same seed and the same fonts give the same lines.

A line is made as a plate is: a face sets the row (faces.py), which is a mask (mask.py, marks.py); metal (metal.py) is
struck with it under some light (light.py), wears (metal.py), and a camera takes it (camera.py).
"""

import argparse
import os
import random
import time

import numpy as np
from PIL import Image

from camera import photographed
from faces import faces
from kinds import CHARACTERS, HEIGHT, MARK, NOTHING, STEP, UNSURE, WIDTH
from light import lit
from mask import FINE_HEIGHT, FINE_WIDTH, FRAME, Place, draw_mask
from metal import bare_metal, worn

LINES_PER_FILE = 1000
SEEDS_APART = 1000  # files of one seed before they are those of the next

# Of the room that a character takes, to either side of its middle: what is surely the character, and where it may be
# either it or nothing.
SURE = 0.27
PERHAPS = 0.40
NEAREST = 2.01  # pixels: steps are 4 apart, so that a character has one however narrow it is


def draw_line() -> tuple[np.ndarray, np.ndarray]:
    """A picture, HEIGHT x WIDTH grey values, and what stands at each STEP of it, WIDTH / STEP kinds."""
    mask = draw_mask()
    plate = lit(bare_metal(FINE_HEIGHT, FINE_WIDTH), mask)
    return photographed(worn(plate)), told(mask.places)


def told(places: list[Place]) -> np.ndarray:
    """For each STEP of a line its kind, or UNSURE at the edges of a character."""
    kinds = np.full(WIDTH // STEP, NOTHING, np.int64)
    steps = np.arange(WIDTH // STEP) * float(STEP)
    for text, middle, room in places:
        away = np.abs(steps - middle)
        sure = max(NEAREST, SURE * room)
        kinds[away < sure] = MARK if text == FRAME else CHARACTERS.index(text) + 1
        kinds[(away >= sure) & (away < PERHAPS * room) & (kinds == NOTHING)] = UNSURE
    return kinds


def batch(seed: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Pictures, count x HEIGHT x WIDTH, and what stands in them, count x WIDTH / STEP."""
    random.seed(seed)
    np.random.seed(seed)
    pictures = np.empty((count, HEIGHT, WIDTH), np.uint8)
    kinds = np.empty((count, WIDTH // STEP), np.int8)
    for index in range(count):
        pictures[index], kinds[index] = draw_line()
    return pictures, kinds


def write(folder: str, seed: int, files: int) -> None:
    """Writes files of LINES_PER_FILE lines. Training may read the folder meanwhile: a file is there whole or not."""
    os.makedirs(folder, exist_ok=True)
    for number in range(files):
        pictures, kinds = batch(seed * SEEDS_APART + number, LINES_PER_FILE)
        unfinished = f"{folder}/tmp-{seed}.npz"
        np.savez(unfinished, X=pictures, Y=kinds)
        os.rename(unfinished, f"{folder}/{seed}-{number:03d}.npz")


def show() -> None:
    """Writes show.png; says how long a line takes, how many faces there are, and what the first line is told to be."""
    pictures, kinds = batch(5, 24)
    Image.fromarray(np.concatenate(pictures, 0)).save("show.png")
    begun = time.time()
    batch(1, 100)
    print(f"{(time.time() - begun) * 10:.1f} ms each")
    print(f"{len(faces().plain)} plain faces, {len(faces().serif)} with serifs")
    print("".join(_letter(kind) for kind in kinds[0]))


def _letter(kind: int) -> str:
    if kind == UNSURE:
        return "."
    return ("_" + CHARACTERS + FRAME)[kind]


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws lines of characters as plates show them.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("show", help="draw a few into show.png, to look at")
    writing = commands.add_parser("write", help="write files to learn from")
    writing.add_argument("folder")
    writing.add_argument("seed", type=int)
    writing.add_argument("files", type=int, help=f"how many, {LINES_PER_FILE} lines each")
    given = parser.parse_args()
    if given.command == "show":
        show()
    else:
        write(given.folder, given.seed, given.files)


if __name__ == "__main__":
    main()
