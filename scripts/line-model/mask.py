"""Where characters stand in a line: a mask of it, before there is metal or light.

Everything here is FINE times as large as the line will be, so that edges fall between its pixels.
"""

import random
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from chance import chance
from faces import draw_face, face_with_capitals
from kinds import CHARACTERS, HEIGHT, WIDTH
from marks import INK, SHAPES, Spot, draw_mark

FINE = 2
FINE_HEIGHT = HEIGHT * FINE
FINE_WIDTH = WIDTH * FINE

VIN_LENGTH = 17
WHOLE_VIN_SHARE = 0.8  # the others are longer or shorter: engine numbers, and lines that are cut off
EXTRA_DIGIT_SHARE = 0.25  # a VIN has more digits than ten characters out of 33 would be
EVEN_PITCH_SHARE = 0.4  # a machine that strikes gives every character the same room
FRAMED_SHARE = 0.5  # of either end
INSIDE_SHARE = 0.8  # the others may run out of the picture
FULLEST = 0.97  # of the room, before the line is set narrower
EDGE_ALONG_SHARE = 0.15  # the edge of a plate above or below
EDGE_ACROSS_SHARE = 0.12  # and beside

FRAME = "*"  # stands for a mark among the characters


class Place(NamedTuple):
    """One character or mark: where its middle is and how much room it takes, in pixels of the finished line."""

    text: str
    middle: float
    room: float


class Glyph(NamedTuple):
    """One character or mark before it is drawn, in fine pixels from the start of the row."""

    text: str
    middle: float
    room: float
    width: float


@dataclass
class Row:
    """How one line is set. Lengths are fine pixels; `stretch` is how much wider it is made after it was drawn."""

    font: ImageFont.FreeTypeFont
    capital: float
    stretch: float
    jitter: float
    mark_shape: int
    glyphs: list[Glyph]
    length: float

    @property
    def room(self) -> float:
        return FINE_WIDTH / self.stretch


class Mask(NamedTuple):
    """Cover 0 to 1, FINE_HEIGHT x FINE_WIDTH; what stands where; how high a capital is in fine pixels."""

    cover: np.ndarray
    places: list[Place]
    capital: float


def draw_mask() -> Mask:
    """A row of characters, set, drawn, and leant as a picture taken by hand has it."""
    row = _draw_row()
    if row.length > row.room * FULLEST:
        row.stretch *= row.room * FULLEST / row.length
    start = _draw_start(row)
    image = Image.new("L", (int(row.room), FINE_HEIGHT), 0)
    draw = ImageDraw.Draw(image)
    drawn = _draw_glyphs(draw, row, start)
    _draw_edges(draw, row, start)
    cover = np.asarray(_leant(image, row.stretch), np.float32) / 255
    places = [Place(text, middle * row.stretch / FINE, room * row.stretch / FINE) for text, middle, room in drawn]
    return Mask(cover, places, row.capital)


def _draw_row() -> Row:
    """What stands in the line and how it is set, before any of it is drawn."""
    path = draw_face()
    capital = random.uniform(14.5, 24.5) * FINE
    font = face_with_capitals(path, capital)
    text = _draw_text()
    stretch = random.uniform(0.72, 1.25)
    space = capital * random.choice((0, 0, random.uniform(0, 0.12), random.uniform(0, 0.4)))
    has_even_pitch = chance(EVEN_PITCH_SHARE)
    jitter = random.choice((0, 0, 0.02, 0.045))  # of a capital: struck by hand, no two stand level
    has_lead, has_tail = chance(FRAMED_SHARE), chance(FRAMED_SHARE)
    mark_shape = random.randint(0, len(SHAPES) - 1)
    widths = [font.getlength(character) for character in text]
    pitch = max(widths) * random.uniform(0.9, 1.1) if has_even_pitch else 0
    gap = random.choice((0, 0, 0.3, 0.8)) * capital  # between a mark and the characters

    glyphs: list[Glyph] = []
    end = 0.0
    mark_room = capital * 0.8
    if has_lead:
        glyphs.append(Glyph(FRAME, end + mark_room / 2, mark_room, 0))
        end += mark_room + space
        end += gap
    for character, width in zip(text, widths):
        room = pitch or width
        glyphs.append(Glyph(character, end + room / 2, room, width))
        end += room + space
    if has_tail:
        end += gap
        glyphs.append(Glyph(FRAME, end + mark_room / 2, mark_room, 0))
        end += mark_room + space
    return Row(font, capital, stretch, jitter, mark_shape, glyphs, length=end)


def _draw_text() -> str:
    length = VIN_LENGTH if chance(WHOLE_VIN_SHARE) else random.randint(6, 19)
    return "".join(
        random.choice("0123456789") if chance(EXTRA_DIGIT_SHARE) else random.choice(CHARACTERS) for _ in range(length)
    )


def _draw_start(row: Row) -> float:
    spare = max(0, row.room - row.length)
    return random.uniform(0, spare) if chance(INSIDE_SHARE) else random.uniform(-row.capital, spare + row.capital)


def _draw_glyphs(draw: ImageDraw.ImageDraw, row: Row, start: float) -> list[Place]:
    """Draws the row; says where things came to stand, still in fine pixels and unstretched."""
    capital = row.capital
    baseline = FINE_HEIGHT / 2 + capital / 2 + random.uniform(-2.6, 2.6) * FINE
    drawn = []
    for text, middle, room, width in row.glyphs:
        aside, below = random.gauss(0, row.jitter) * capital, random.gauss(0, row.jitter) * capital
        if text == FRAME:
            radius = capital * random.uniform(0.3, 0.5)
            draw_mark(draw, row.mark_shape, Spot(start + middle + aside, baseline - capital / 2 + below, radius))
        else:
            left = start + middle - width / 2 + aside
            draw.text((left, baseline + below), text, font=row.font, fill=INK, anchor="ls")
        drawn.append(Place(text, start + middle + aside, room))
    return drawn


def _draw_edges(draw: ImageDraw.ImageDraw, row: Row, start: float) -> None:
    """Edges of the plate: lines that are no characters."""
    if chance(EDGE_ALONG_SHARE):
        left, right = random.choice((1, FINE_HEIGHT - 2)), random.choice((1, FINE_HEIGHT - 2))
        draw.line((0, left, row.room, right), fill=INK, width=random.randint(1, 4))
    if chance(EDGE_ACROSS_SHARE):
        is_before = chance(0.5)
        away = row.capital * random.uniform(0.6, 1.5)
        top = start - away if is_before else start + row.length + away
        draw.line((top, 0, top + random.uniform(-3, 3), FINE_HEIGHT), fill=INK, width=random.randint(1, 5))


def _leant(image: Image.Image, stretch: float) -> Image.Image:
    """Stretched to FINE_WIDTH, turned by a degree or so, and slanted, about its middle."""
    turn, slant = np.tan(np.radians(random.gauss(0, 1.1))), random.gauss(0, 0.05)
    middle_x, middle_y = FINE_WIDTH / 2, FINE_HEIGHT / 2
    # Where the pixel (X, Y) comes from: x = (X + slant * (Y - middle_y)) / stretch, y = Y + turn * (X - middle_x).
    source = (1 / stretch, slant / stretch, -slant * middle_y / stretch, turn, 1, -turn * middle_x)
    return image.transform((FINE_WIDTH, FINE_HEIGHT), Image.AFFINE, source, Image.BILINEAR)
