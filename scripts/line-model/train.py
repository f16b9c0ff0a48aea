"""Trains the model that reads a line from its light and shadow; see src/server/gateways/ocr/line-model.ts.

python3 train.py MINUTES OUT.pt [THREADS] [START.pt]    learns from data/*.npz (lines.py), the first 300 lines held back

Each step of four pixels is told what stands there, so that no alignment has to be found. Needs PyTorch.
"""
import glob, sys, time, math, numpy as np, torch, torch.nn as nn, torch.nn.functional as F
torch.set_num_threads(int(sys.argv[3]) if len(sys.argv) > 3 else 2)
CHARS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'
class Net(nn.Module):
    def __init__(s):
        super().__init__()
        def c(i, o, k, st, p): return nn.Sequential(nn.Conv2d(i, o, k, st, p, bias=False), nn.BatchNorm2d(o), nn.ReLU())
        s.body = nn.Sequential(c(1, 16, 5, 2, 2), c(16, 32, 3, 2, 1), c(32, 48, 3, 1, 1), c(48, 64, 3, (2, 1), 1), c(64, 96, (4, 3), 1, (0, 1)), c(96, 96, (1, 5), 1, (0, 2)))
        s.head = nn.Conv2d(96, 35, 1)
    def forward(s, x): return s.head(s.body(x))[:, :, 0]
REACH = 40
def normal(x):  # N,H,W float
    n, h, w = x.shape
    m1 = x.mean(1); m2 = (x*x).mean(1)
    k = torch.ones(1, 1, 2*REACH+1)
    cnt = F.conv1d(torch.ones(1, 1, w), k, padding=REACH)
    a = F.conv1d(m1[:, None], k, padding=REACH)/cnt; b = F.conv1d(m2[:, None], k, padding=REACH)/cnt
    sd = (b-a*a).clamp_min(0).sqrt()+3
    return ((x[:, None]-a[:, :, None])/sd[:, :, None]).clamp(-4, 4)
def load(f):
    z = np.load(f); return z['X'], z['Y']
def greedy(lg):
    p = lg.softmax(1).numpy(); out = []
    for q in p:
        best = q.argmax(0); s = []; last = 0
        for b in best:
            if b != last and b != 0: s.append(b)
            last = b
        out.append(s)
    return out
def truth(y):
    s = []; last = 0
    for b in y:
        if b == -100: b = 0
        if b != last and b != 0: s.append(b)
        last = b
    return s
if __name__ == '__main__':
    minutes = float(sys.argv[1]); out = sys.argv[2]
    net = Net().to(memory_format=torch.channels_last)
    if len(sys.argv) > 4: net.load_state_dict(torch.load(sys.argv[4]))
    opt = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=1e-4)
    t0 = time.time(); shards = {}; step = 0; run = None
    rng = np.random.default_rng(1)
    vx = vy = None
    B = 48
    while True:
        done = (time.time()-t0)/60/minutes
        if done >= 1: break
        if step % 100 == 0:
            for f in sorted(glob.glob('data/*-*.npz')):
                if f not in shards and 'tmp' not in f: 
                    x, y = load(f)
                    if vx is None: vx, vy = x[:300], y[:300]; x, y = x[300:], y[300:]
                    shards[f] = (x, y)
            if not shards: time.sleep(5); continue
        lr = 3e-3*min(1, (step+1)/100)*(.5*(1+math.cos(math.pi*done))*.98+.02)
        for g in opt.param_groups: g['lr'] = lr
        keys = list(shards); k = keys[rng.integers(len(keys))]; x, y = shards[k]
        i = rng.integers(0, len(x), B)
        xb = torch.from_numpy(x[i].astype(np.float32)); yb = torch.from_numpy(y[i].astype(np.int64))
        if rng.random() < .3: xb = 255-xb
        dy = rng.integers(-2, 3)
        if dy: xb = torch.roll(xb, int(dy), 1)
        r = rng.random()
        if r < .3: xb = xb + torch.randn_like(xb)*float(rng.uniform(0, 10))
        elif r < .45: xb = F.avg_pool2d(xb[:, None], 3, 1, 1)[:, 0]
        net.train()
        lg = net(normal(xb).contiguous(memory_format=torch.channels_last))
        loss = F.cross_entropy(lg, yb, ignore_index=-100, label_smoothing=.02)
        opt.zero_grad(); loss.backward(); opt.step()
        run = loss.item() if run is None else run*.98+loss.item()*.02
        step += 1
        if step % 150 == 0:
            net.eval()
            with torch.no_grad():
                lg = net(normal(torch.from_numpy(vx.astype(np.float32))))
                yv = torch.from_numpy(vy.astype(np.int64)); m = yv != -100; ch = yv > 0
                pr = lg.argmax(1)
                g = greedy(lg); t = [truth(v) for v in vy]
                print(f'{(time.time()-t0)/60:.1f}m step {step} shards {len(shards)} loss {run:.3f} lr {lr:.4f} frame {(pr==yv)[m].float().mean():.4f} char {(pr==yv)[ch].float().mean():.4f} lines {np.mean([a==b for a,b in zip(g,t)]):.3f}', flush=True)
            torch.save(net.state_dict(), out)
    net.eval(); torch.save(net.state_dict(), out); print('done', step)
