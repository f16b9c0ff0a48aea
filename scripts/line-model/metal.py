"""The plate before and after it is struck: bare metal, and the scratches of its years. Grey values 0 to 255."""

import random

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from chance import chance

GLARE_SHARE = 0.35
BRUSHED_SHARE = 0.5
BRUSHED_ALONG_SHARE = 0.7  # of the brushed ones; the others are brushed across
RIPPLED_SHARE = 0.25  # marks of the mill or the roller
SCRATCHED_SHARE = 0.3
FULL_TURN = 6.28  # radians, rounded: with more places a seed would mean other lines


def bare_metal(height: int, width: int) -> np.ndarray:
    """height x width: light that changes over the plate, glare, brushing, ripples."""
    metal = np.full((height, width), random.uniform(60, 200), np.float32)
    across = np.linspace(-1, 1, width, dtype=np.float32)[None]
    down = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    metal += random.gauss(0, 22) * across + random.gauss(0, 12) * down + random.gauss(0, 12) * across * across
    if chance(GLARE_SHARE):
        x, y, radius = random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(0.05, 0.5)
        # A line is twelve times as wide as high, and so are these units: the spot is a little wider than high.
        spot = (across - x) ** 2 / radius**2 + (down - y) ** 2 / (radius * 8) ** 2
        metal += random.uniform(20, 110) * np.exp(-spot)
    if chance(BRUSHED_SHARE):
        metal += _brushing(height, width)
    if chance(RIPPLED_SHARE):
        pitch, lean = random.uniform(4, 16), random.uniform(-0.4, 0.4)
        rows, columns = np.mgrid[0:height, 0:width]
        metal += np.sin((rows + lean * columns) * 2 * np.pi / pitch) * random.uniform(1, 6)
    return metal


def _brushing(height: int, width: int) -> np.ndarray:
    """Noise drawn out along the line or across it."""
    noise = np.random.randn(height, width).astype(np.float32)
    if chance(BRUSHED_ALONG_SHARE):
        drawn_out = (random.uniform(0.3, 0.9), random.uniform(2, 14))
    else:
        drawn_out = (random.uniform(2, 9), 0.5)
    noise = gaussian_filter(noise, drawn_out)
    return noise / noise.std() * random.uniform(1, 9)


def worn(plate: np.ndarray) -> np.ndarray:
    """The plate with some scratches, lighter or darker than it, or as it was."""
    if not chance(SCRATCHED_SHARE):
        return plate
    height, width = plate.shape
    brightness = plate.mean()
    image = Image.fromarray(np.clip(plate, 0, 255).astype(np.uint8))
    draw = ImageDraw.Draw(image)
    for _ in range(random.randint(1, 6)):
        x, y, angle = random.uniform(0, width), random.uniform(0, height), random.uniform(0, FULL_TURN)
        length = random.uniform(5, 200)
        grey = int(np.clip(brightness + random.gauss(0, 40), 0, 255))
        draw.line((x, y, x + length * np.cos(angle), y + length * np.sin(angle)), fill=grey, width=1)
    return np.asarray(image, np.float32)
