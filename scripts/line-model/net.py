"""The model, and how a line is laid before it; the product's own are in line-model.ts and stamped-line.ts."""

import torch
import torch.nn.functional as F
from torch import nn

from kinds import KINDS

REACH = 40  # pixels to either side against which a pixel is evened, as in evenedLine of stamped-line.ts
FLATTEST = 3  # grey values added to the spread, so that plain metal is not all noise
BRIGHTEST = 4  # evened values beyond it are cut off: glare tells nothing more

Size = int | tuple[int, int]  # rows before columns


class Net(nn.Module):
    """Evened lines, N x 1 x 32 x width, to a weight for every kind at every step, N x KINDS x width / 4.

    The layers are those of LAYERS in line-model.ts: a change here is one there.
    """

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _layer(1, 16, reach=5, step=2, margin=2),
            _layer(16, 32, reach=3, step=2, margin=1),
            _layer(32, 48, reach=3, step=1, margin=1),
            _layer(48, 64, reach=3, step=(2, 1), margin=1),
            _layer(64, 96, reach=(4, 3), step=1, margin=(0, 1)),  # the last four rows become one
            _layer(96, 96, reach=(1, 5), step=1, margin=(0, 2)),
        )
        self.head = nn.Conv2d(96, KINDS, 1)

    def forward(self, lines: torch.Tensor) -> torch.Tensor:
        return self.head(self.body(lines))[:, :, 0]


def _layer(inputs: int, outputs: int, *, reach: Size, step: Size, margin: Size) -> nn.Sequential:
    convolution = nn.Conv2d(inputs, outputs, reach, step, margin, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU())


def evened(lines: torch.Tensor) -> torch.Tensor:
    """Each pixel against its surroundings: N x 32 x width grey values to N x 1 x 32 x width of -4 to 4."""
    window = torch.ones(1, 1, 2 * REACH + 1)
    columns = F.conv1d(torch.ones(1, 1, lines.shape[2]), window, padding=REACH)
    middle = F.conv1d(lines.mean(1)[:, None], window, padding=REACH) / columns
    square = F.conv1d((lines * lines).mean(1)[:, None], window, padding=REACH) / columns
    spread = (square - middle * middle).clamp_min(0).sqrt() + FLATTEST
    return ((lines[:, None] - middle[:, :, None]) / spread[:, :, None]).clamp(-BRIGHTEST, BRIGHTEST)
