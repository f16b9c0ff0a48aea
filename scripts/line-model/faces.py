"""The typefaces that are drawn with: what the folders in FONTS have, less what no plate looks like."""

import os
import random
from functools import cache, lru_cache
from glob import glob
from typing import NamedTuple

from PIL import ImageFont

from chance import chance

# Parts of the names of font files.
OF_NO_PLATE = ("ital", "obli", "thin", "hairline", "extralight", "outline", "black", "smallcaps")
OF_OTHER_LETTERS = ("notosymbol", "cjk", "math")
VARIANTS = ("ocrbe", "ocrbf", "ocrbs", "anonymous pro b", "anonymous pro i", "anonymous pro minus")  # of one that is in
UNLIKE_PLATES = OF_NO_PLATE + OF_OTHER_LETTERS + VARIANTS
WITH_SERIFS = ("serif", "tinos")
SERIF_SHARE = 0.06  # plates with serifs are rare, and so they are among the lines

PROBE_SIZE = 100  # the size at which a face is asked how high its capitals are
LOWEST_PROBE = 20  # a face that says less is not believed
SMALLEST = 12


class Faces(NamedTuple):
    """Paths of the font files."""

    plain: list[str]
    serif: list[str]


@cache
def faces() -> Faces:
    """All that FONTS offers, in the order in which the file system has them."""
    folders = os.environ.get("FONTS", "/usr/share/fonts").split(":")
    paths = [
        path
        for folder in folders
        for extension in ("ttf", "otf")
        for path in glob(f"{folder}/**/*.{extension}", recursive=True)
    ]
    likely = [path for path in paths if not _is_named(path, UNLIKE_PLATES)]
    return Faces(
        plain=[path for path in likely if not _is_named(path, WITH_SERIFS)],
        serif=[path for path in likely if _is_named(path, WITH_SERIFS)],
    )


def _is_named(path: str, parts: tuple[str, ...]) -> bool:
    name = os.path.basename(path).lower()
    return any(part in name for part in parts)


def draw_face() -> str:
    """The path of one face."""
    return random.choice(faces().serif) if chance(SERIF_SHARE) else random.choice(faces().plain)


def face_with_capitals(path: str, height: float) -> ImageFont.FreeTypeFont:
    """The face in the size in which its capitals are so many pixels high."""
    _, top, _, bottom = _face(path, PROBE_SIZE).getbbox("E")
    return _face(path, max(SMALLEST, int(round(PROBE_SIZE * height / max(LOWEST_PROBE, bottom - top)))))


@lru_cache(maxsize=3000)  # a bound, so that many faces in many sizes do not fill the memory
def _face(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)
