"""What a camera makes of a plate: grain, blur, fewer pixels, JPEG."""

import io
import random

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from chance import chance
from kinds import HEIGHT, WIDTH
from mask import FINE

GRAIN_SHARE = 0.75
COARSE_GRAIN_SHARE = 0.5  # of the grainy ones: what a camera that smooths leaves of it
JPEG_SHARE = 0.5
ENLARGED_SHARE = 0.35  # of the JPEGs: characters that were smaller in the picture than the model is shown


def photographed(plate: np.ndarray) -> np.ndarray:
    """From grey values of FINE_HEIGHT x FINE_WIDTH to whole ones of HEIGHT x WIDTH."""
    if chance(GRAIN_SHARE):
        plate = plate + _grain(plate.shape)
    plate = gaussian_filter(plate, random.choice((0.5, 0.8, random.uniform(0.5, 2.4))))
    picture = plate.reshape(HEIGHT, FINE, WIDTH, FINE).mean((1, 3))
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    return _as_jpeg(picture) if chance(JPEG_SHARE) else picture


def _grain(shape: tuple[int, ...]) -> np.ndarray:
    noise = np.random.randn(*shape).astype(np.float32)
    if chance(COARSE_GRAIN_SHARE):
        noise = gaussian_filter(noise, random.uniform(0.4, 1.3))
        noise /= noise.std()
    return noise * random.uniform(1, 14)


def _as_jpeg(picture: np.ndarray) -> np.ndarray:
    image = Image.fromarray(picture)
    if chance(ENLARGED_SHARE):
        size = random.uniform(0.5, 0.95)
        small = image.resize((int(WIDTH * size), int(HEIGHT * size)), Image.BILINEAR)
        image = small.resize((WIDTH, HEIGHT), Image.BICUBIC)
    file = io.BytesIO()
    image.save(file, "JPEG", quality=random.randint(35, 92))
    return np.asarray(Image.open(file))
