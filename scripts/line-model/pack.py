"""Packs a trained model for the product.

How to run (needs Python 3.10, numpy and PyTorch):

    python3 pack.py model.pt ../../src/server/gateways/ocr/line-model.bin

For each layer a scale and a bias an output, little-endian floats, then the weights, a signed byte each: outputs,
inputs, rows, columns. The evening-out between the layers (batch normalisation) is folded in.
"""

import argparse

import numpy as np
import torch
from torch import nn

from net import Net

LARGEST = 127  # of a signed byte, either way


def packed(net: Net) -> bytes:
    """The whole model; it has to be in evaluation mode."""
    layers = [packed_layer(*folded(convolution, norm)) for convolution, norm, _ in net.body]
    head = packed_layer(net.head.weight.detach().numpy(), net.head.bias.detach().numpy())
    return b"".join([*layers, head])


def folded(convolution: nn.Conv2d, norm: nn.BatchNorm2d) -> tuple[np.ndarray, np.ndarray]:
    """Weights (outputs x inputs x rows x columns) and biases that do what both do after one another."""
    factor = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach()
    weights = convolution.weight * factor[:, None, None, None]
    biases = norm.bias - norm.running_mean * factor
    return weights.detach().numpy(), biases.detach().numpy()


def packed_layer(weights: np.ndarray, biases: np.ndarray) -> bytes:
    """Each output has the scale at which its largest weight just fits a byte."""
    rows = weights.reshape(weights.shape[0], -1)
    scales = np.abs(rows).max(1) / LARGEST
    scales[scales == 0] = 1
    whole = np.clip(np.round(rows / scales[:, None]), -LARGEST, LARGEST).astype(np.int8)
    return scales.astype("<f4").tobytes() + biases.astype("<f4").tobytes() + whole.tobytes()


def main() -> None:
    parser = argparse.ArgumentParser(description="Packs a trained model for the product.")
    parser.add_argument("trained", help="what train.py kept")
    parser.add_argument("out", help="line-model.bin")
    given = parser.parse_args()
    net = Net()
    net.load_state_dict(torch.load(given.trained))
    net.eval()
    content = packed(net)
    with open(given.out, "wb") as file:
        file.write(content)
    print(len(content))


if __name__ == "__main__":
    main()
