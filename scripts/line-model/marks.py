"""The marks that frame a VIN: strokes crossing in a star, a five-pointed star, diamond, ring, dash, triangle."""

import random
from typing import NamedTuple

import numpy as np
from PIL import ImageDraw

from chance import chance

INK = 255
STROKE = 0.3  # of the mark's radius
INNER_RADIUS = 0.42  # of a five-pointed star, in outer ones
FILLED_STAR_SHARE = 0.6
FILLED_TRIANGLE_SHARE = 0.5


class Spot(NamedTuple):
    """Where a mark stands, in pixels."""

    x: float
    y: float
    radius: float

    @property
    def stroke(self) -> int:
        return max(2, int(self.radius * STROKE))


def draw_mark(draw: ImageDraw.ImageDraw, shape: int, spot: Spot) -> None:
    """Draws the mark of this number, 0 to len(SHAPES) - 1."""
    turn = random.random()  # radians; drawn for every shape, though only the crossed strokes are turned
    SHAPES[shape](draw, spot, turn)


def _crossed_strokes(draw: ImageDraw.ImageDraw, spot: Spot, turn: float) -> None:
    x, y, radius = spot
    for stroke in range(random.choice((3, 4))):
        angle = turn + stroke * np.pi / 3
        across, down = radius * np.cos(angle), radius * np.sin(angle)
        draw.line((x - across, y - down, x + across, y + down), fill=INK, width=spot.stroke)


def _star(draw: ImageDraw.ImageDraw, spot: Spot, _: float) -> None:
    x, y, radius = spot
    corners = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * INNER_RADIUS
        angle = corner * np.pi / 5
        corners.append((x + reach * np.sin(angle), y - reach * np.cos(angle)))
    draw.polygon(corners, fill=INK if chance(FILLED_STAR_SHARE) else 0, outline=INK)


def _diamond(draw: ImageDraw.ImageDraw, spot: Spot, _: float) -> None:
    x, y, radius = spot
    draw.polygon([(x, y - radius), (x + radius * 0.7, y), (x, y + radius), (x - radius * 0.7, y)], fill=INK)


def _ring(draw: ImageDraw.ImageDraw, spot: Spot, _: float) -> None:
    x, y, radius = spot
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), outline=INK, width=spot.stroke)


def _dash(draw: ImageDraw.ImageDraw, spot: Spot, _: float) -> None:
    x, y, radius = spot
    draw.line((x - radius * 0.6, y, x + radius * 0.6, y), fill=INK, width=spot.stroke)


def _triangle(draw: ImageDraw.ImageDraw, spot: Spot, _: float) -> None:
    x, y, radius = spot
    corners = [(x - radius, y + radius), (x, y - radius), (x + radius, y + radius)]
    draw.polygon(corners, outline=INK, fill=INK if chance(FILLED_TRIANGLE_SHARE) else 0)


SHAPES = (_crossed_strokes, _star, _diamond, _ring, _dash, _triangle)
