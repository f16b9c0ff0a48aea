"""Packs a trained model for the product: python3 pack.py IN.pt ../../src/server/gateways/ocr/line-model.bin

For each layer a scale and a bias an output, little-endian floats, then the weights, a signed byte each; the evening-out
between the layers is folded in.
"""
import sys, numpy as np, torch
from train import Net
net = Net(); net.load_state_dict(torch.load(sys.argv[1])); net.eval()
out = bytearray()
def put(w, b):
    o = w.shape[0]; f = w.reshape(o, -1); s = np.abs(f).max(1)/127; s[s == 0] = 1
    out.extend(s.astype('<f4').tobytes()); out.extend(b.astype('<f4').tobytes())
    q = np.clip(np.round(f/s[:, None]), -127, 127).astype(np.int8); out.extend(q.tobytes())
for block in net.body:
    conv, bn, _ = block
    k = (bn.weight/torch.sqrt(bn.running_var+bn.eps)).detach()
    put((conv.weight*k[:, None, None, None]).detach().numpy(), (bn.bias-bn.running_mean*k).detach().numpy())
put(net.head.weight.detach().numpy(), net.head.bias.detach().numpy())
open(sys.argv[2], 'wb').write(out); print(len(out))
