"""Trains the model that reads a line from its light and shadow; see src/server/gateways/ocr/line-model.ts.

How to run (needs Python 3.10, numpy and PyTorch; half an hour on one core is enough):

    python3 lines.py write data 1 20                        lines to learn from
    python3 train.py 30 model.pt --threads 1                learns for 30 minutes
    python3 train.py 30 better.pt --start model.pt          goes on from there
    python3 pack.py model.pt ../../src/server/gateways/ocr/line-model.bin

Lines may be written while it learns: new files are taken up as they come. The first 300 lines are held back to measure
with. Each step of four pixels is told what stands there, so that no alignment has to be found.
"""

import argparse
import glob
import math
import os
import time
from collections.abc import Iterable
from itertools import groupby

import numpy as np
import torch
import torch.nn.functional as F

from kinds import NOTHING, UNSURE
from net import Net, evened

BATCH = 48  # lines
RATE = 3e-3
LEAST_RATE = 0.02  # of RATE, at the end
WARM_UP = 100  # steps
WEIGHT_DECAY = 1e-4
SMOOTHING = 0.02  # of what it is told, so that it is never all too sure

HELD_BACK = 300  # lines
LOOK_EVERY = 100  # steps: for files that came meanwhile
MEASURE_EVERY = 150  # steps
WAIT_SECONDS = 5

INVERTED_SHARE = 0.3
NOISY_SHARE = 0.3
NOISY_OR_SMOOTHED_SHARE = 0.45

Lines = tuple[np.ndarray, np.ndarray]  # grey values, count x 32 x 384, and kinds, count x 96: see lines.py


class Drawn:
    """The lines of a folder, but for those held back."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.files: dict[str, Lines] = {}
        self.held_back: Lines | None = None

    def look(self) -> None:
        """Takes up the files that are new."""
        for path in sorted(glob.glob(f"{self.folder}/*-*.npz")):
            if path in self.files or os.path.basename(path).startswith("tmp-"):
                continue
            file = np.load(path)
            pictures, kinds = file["X"], file["Y"]
            if self.held_back is None:
                self.held_back = pictures[:HELD_BACK], kinds[:HELD_BACK]
                pictures, kinds = pictures[HELD_BACK:], kinds[HELD_BACK:]
            self.files[path] = pictures, kinds

    def draw(self, rng: np.random.Generator) -> tuple[torch.Tensor, torch.Tensor]:
        """BATCH lines of one file: grey values and kinds."""
        paths = list(self.files)
        pictures, kinds = self.files[paths[rng.integers(len(paths))]]
        chosen = rng.integers(0, len(pictures), BATCH)
        return tensors((pictures[chosen], kinds[chosen]))


def tensors(lines: Lines) -> tuple[torch.Tensor, torch.Tensor]:
    pictures, kinds = lines
    return torch.from_numpy(pictures.astype(np.float32)), torch.from_numpy(kinds.astype(np.int64))


def varied(pictures: torch.Tensor, rng: np.random.Generator) -> torch.Tensor:
    """The same lines dark for light, higher or lower, noisy or smoothed: a file is gone through many times."""
    if rng.random() < INVERTED_SHARE:
        pictures = 255 - pictures
    down = int(rng.integers(-2, 3))
    if down != 0:
        pictures = torch.roll(pictures, down, 1)
    share = rng.random()
    if share < NOISY_SHARE:
        return pictures + torch.randn_like(pictures) * float(rng.uniform(0, 10))
    if share < NOISY_OR_SMOOTHED_SHARE:
        return F.avg_pool2d(pictures[:, None], 3, 1, 1)[:, 0]
    return pictures


def rate_at(step: int, done: float) -> float:
    """Rises for WARM_UP steps, then falls along a cosine; `done` is the share of the time, 0 to 1."""
    warmth = min(1, (step + 1) / WARM_UP)
    return RATE * warmth * (0.5 * (1 + math.cos(math.pi * done)) * (1 - LEAST_RATE) + LEAST_RATE)


def learn(net: Net, optimizer: torch.optim.Optimizer, lines: tuple[torch.Tensor, torch.Tensor]) -> float:
    """One step; gives the loss."""
    pictures, kinds = lines
    net.train()
    weights = net(evened(pictures).contiguous(memory_format=torch.channels_last))
    loss = F.cross_entropy(weights, kinds, ignore_index=UNSURE, label_smoothing=SMOOTHING)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return loss.item()


def measured(net: Net, held_back: Lines) -> str:
    """The shares that are right: of steps, of steps with a character, of whole lines."""
    pictures, kinds = tensors(held_back)
    net.eval()
    with torch.no_grad():
        read = net(evened(pictures)).argmax(1)
    right = read == kinds
    lines = [spelt(one) == spelt(other) for one, other in zip(read.tolist(), kinds.tolist())]
    steps, characters = right[kinds != UNSURE].float().mean(), right[kinds > NOTHING].float().mean()
    return f"frame {steps:.4f} char {characters:.4f} lines {np.mean(lines):.3f}"


def spelt(kinds: Iterable[int]) -> list[int]:
    """The characters of a line, each once however many steps it takes."""
    surely = (NOTHING if kind == UNSURE else kind for kind in kinds)
    return [kind for kind, _ in groupby(surely) if kind != NOTHING]


def train(net: Net, drawn: Drawn, given: argparse.Namespace) -> int:
    """Learns until the minutes are over, and keeps what it learnt at every measurement; gives the steps made."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=WEIGHT_DECAY)
    rng = np.random.default_rng(1)
    begun = time.time()
    step, running_loss = 0, None
    while (done := (time.time() - begun) / 60 / given.minutes) < 1:
        if step % LOOK_EVERY == 0:
            drawn.look()
            if not drawn.files:
                time.sleep(WAIT_SECONDS)
                continue
        rate = rate_at(step, done)
        for group in optimizer.param_groups:
            group["lr"] = rate
        pictures, kinds = drawn.draw(rng)
        loss = learn(net, optimizer, (varied(pictures, rng), kinds))
        running_loss = loss if running_loss is None else running_loss * 0.98 + loss * 0.02
        step += 1
        if step % MEASURE_EVERY == 0:
            minutes = (time.time() - begun) / 60
            print(
                f"{minutes:.1f}m step {step} shards {len(drawn.files)} loss {running_loss:.3f} lr {rate:.4f}",
                measured(net, drawn.held_back),
                flush=True,
            )
            torch.save(net.state_dict(), given.out)
    return step


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains the model that reads a line from its light and shadow.")
    parser.add_argument("minutes", type=float)
    parser.add_argument("out", help="the file to keep it in")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--start", help="a trained model to go on from")
    parser.add_argument("--data", default="data", help="the folder that lines.py wrote")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    net = Net().to(memory_format=torch.channels_last)
    if given.start:
        net.load_state_dict(torch.load(given.start))
    steps = train(net, Drawn(given.data), given)
    net.eval()
    torch.save(net.state_dict(), given.out)
    print("done", steps)


if __name__ == "__main__":
    main()
