"""What the light makes of a mask: characters struck into metal, raised from it, or printed on it."""

import random

import numpy as np
from scipy.ndimage import gaussian_filter, shift

from chance import chance
from kinds import HEIGHT
from mask import FINE, Mask

DOTTED_SHARE = 0.12  # the needle of a marking machine
STRUCK_SHARE = 0.72  # the others are printed, or look it: one tone all over
SHARP_SHARE = 0.5  # of the struck ones; the others have soft walls
NO_SHADOW_SHARE = 0.12
NO_SHINE_SHARE = 0.14  # of those that have a shadow
SHINING_SHARE = 0.25  # of the soft ones: the wall that faces the light glares

RELIEF_SCALE = HEIGHT / 40  # lengths of relief and dots are said as on a line 40 pixels high
USUAL_CAPITAL = 18 * FINE  # a shadow is said as for capitals as high as this, and grows with them
SHADOW_SCALE = 0.9

STEEPEST = 99  # percentile of the slopes that counts as full light: the very steepest are few
FLATTEST = 1e-3  # slopes below it are nothing, and not made more of


def lit(metal: np.ndarray, mask: Mask) -> np.ndarray:
    """The metal, FINE_HEIGHT x FINE_WIDTH, with the characters of the mask. Grey values, not yet clipped."""
    is_struck = chance(STRUCK_SHARE)
    if chance(DOTTED_SHARE):
        mask = mask._replace(cover=_dotted(mask.cover))
    contrast = random.uniform(18, 95)
    if not is_struck:
        return _printed(metal, mask.cover, contrast)
    angle = random.uniform(0, 2 * np.pi)
    towards = (np.cos(angle), np.sin(angle))
    is_sharp = chance(SHARP_SHARE)
    # How much lighter the floor of a character is than the metal around.
    floor = random.choice((0, random.gauss(0, 8), random.gauss(0, 18)))
    light = Light(towards, contrast, floor)
    return light.on_sharp_walls(metal, mask) if is_sharp else light.on_soft_walls(metal, mask.cover)


def _dotted(cover: np.ndarray) -> np.ndarray:
    pitch = random.uniform(2.6, 4.2) * FINE * RELIEF_SCALE
    height, width = cover.shape
    rows, columns = np.mgrid[0:height, 0:width]
    dots = (np.sin(rows * 2 * np.pi / pitch) + np.sin(columns * 2 * np.pi / pitch)) > -0.5
    return cover * dots.astype(np.float32)


def _printed(metal: np.ndarray, cover: np.ndarray, contrast: float) -> np.ndarray:
    tone = contrast * random.choice((-1, -1, 1))  # dark on light is twice as frequent
    return metal + tone * gaussian_filter(cover, random.uniform(0.3, 0.9)) * random.uniform(0.7, 1.5)


class Light:
    """Light from one side; `towards` is a unit vector (x, y), the rest are grey values."""

    def __init__(self, towards: tuple[float, float], contrast: float, floor: float) -> None:
        self.towards = towards
        self.contrast = contrast
        self.floor = floor

    def on_sharp_walls(self, metal: np.ndarray, mask: Mask) -> np.ndarray:
        """A shadow on one side, shine on the other, and the floor of the characters over them."""
        x, y = self.towards
        away = random.uniform(0.7, 2.4) * FINE * mask.capital / USUAL_CAPITAL * SHADOW_SCALE
        blur = random.uniform(0.3, 1.2) * FINE * RELIEF_SCALE
        shadow = gaussian_filter(_moved(mask.cover, x * away, y * away), blur)
        shine = gaussian_filter(_moved(mask.cover, -x * away, -y * away), blur)
        darker, lighter = self.contrast * random.uniform(0.3, 1.2), self.contrast * random.uniform(0.3, 1.2)
        if chance(NO_SHADOW_SHARE):
            darker = 0
        elif chance(NO_SHINE_SHARE):
            lighter = 0
        plate = _laid_over(metal, metal + lighter, shine)
        plate = _laid_over(plate, metal - darker, shadow)
        return _laid_over(plate, metal + self.floor, gaussian_filter(mask.cover, 0.4))

    def on_soft_walls(self, metal: np.ndarray, cover: np.ndarray) -> np.ndarray:
        """Walls that are lighter or darker by how they face the light, as of something cast or worn."""
        x, y = self.towards
        relief = gaussian_filter(cover, random.uniform(0.6, 1.9) * FINE * RELIEF_SCALE)
        down, across = np.gradient(relief)
        facing = _to_full_light(across * x + down * y)
        steepness = _to_full_light(np.sqrt(across * across + down * down))
        shade = self.contrast * facing * random.uniform(0.5, 1.1)
        dirt = self.contrast * steepness * random.choice((0, 0, random.uniform(0, 0.8)))  # it gathers along the walls
        plate = metal + shade - dirt + self.floor * relief
        if chance(SHINING_SHARE):
            plate += self.contrast * random.uniform(0.2, 0.8) * np.clip(facing, 0.6, 2)
        return plate


def _laid_over(under: np.ndarray, over: np.ndarray, cover: np.ndarray) -> np.ndarray:
    return under * (1 - cover) + over * cover


def _moved(cover: np.ndarray, right: float, down: float) -> np.ndarray:
    return shift(cover, (down, right), order=1, mode="constant")


def _to_full_light(slopes: np.ndarray) -> np.ndarray:
    """The same array, divided so that the steep slopes are at 1."""
    slopes /= max(FLATTEST, np.percentile(np.abs(slopes), STEEPEST))
    return slopes
