"""Draws lines of characters as plates show them: stamped, cast, engraved, dotted, printed; 32 px high.

python3 lines.py FOLDER SEED SHARDS    writes SHARDS files of 1000 lines each into FOLDER
python3 lines.py show                  draws a few to look at

FONTS names folders with .ttf and .otf files, parted by colons. Only drawings of the letters are learnt from; no font is
part of the product. Needs numpy, Pillow and scipy.
"""
import io, glob, os, sys, random
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import gaussian_filter, gaussian_filter1d

H, W = 32, 384
CHARS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'
MARK = 34
SKIP = ('ital', 'obli', 'thin', 'hairline', 'outline', 'black', 'smallcaps', 'ocrbe', 'ocrbf', 'ocrbs', 'notosymbol', 'cjk', 'math', 'extralight', 'anonymous pro b', 'anonymous pro i', 'anonymous pro minus')
RARE = ('serif', 'tinos')

def fonts():
    files = [f for d in os.environ.get('FONTS', '/usr/share/fonts').split(':') for e in ('ttf', 'otf')
             for f in glob.glob(f'{d}/**/*.{e}', recursive=True)]
    plain = [f for f in files if not any(s in os.path.basename(f).lower() for s in SKIP)]
    return [f for f in plain if not any(s in os.path.basename(f).lower() for s in RARE)], \
           [f for f in plain if any(s in os.path.basename(f).lower() for s in RARE)]

PLAIN, SERIF = fonts()
CACHE = {}
S = 2  # drawn larger by this

def font_of(path, size):
    key = (path, size)
    if key not in CACHE:
        if len(CACHE) > 3000: CACHE.clear()
        CACHE[key] = ImageFont.truetype(path, size)
    return CACHE[key]

def star(draw, kind, cx, cy, r):
    a0 = random.random()
    if kind == 0:
        for k in range(random.choice((3, 4))):
            a = a0 + k * np.pi / 3
            draw.line((cx - r*np.cos(a), cy - r*np.sin(a), cx + r*np.cos(a), cy + r*np.sin(a)), fill=255, width=max(2, int(r*.3)))
    elif kind == 1:
        p = [(cx + (r if i % 2 == 0 else r*.42)*np.sin(i*np.pi/5), cy - (r if i % 2 == 0 else r*.42)*np.cos(i*np.pi/5)) for i in range(10)]
        draw.polygon(p, fill=255 if random.random() < .6 else 0, outline=255)
    elif kind == 2:
        p = [(cx, cy-r), (cx+r*.7, cy), (cx, cy+r), (cx-r*.7, cy)]
        draw.polygon(p, fill=255)
    elif kind == 3:
        draw.ellipse((cx-r, cy-r, cx+r, cy+r), outline=255, width=max(2, int(r*.3)))
    elif kind == 4:
        draw.line((cx-r*.6, cy, cx+r*.6, cy), fill=255, width=max(2, int(r*.3)))
    else:
        draw.polygon([(cx-r, cy+r), (cx, cy-r), (cx+r, cy+r)], outline=255, fill=255 if random.random() < .5 else 0)

def mask():
    """The line as a mask of S times the size, and the middles and widths of its characters in final pixels."""
    rnd = random.random
    path = random.choice(SERIF) if rnd() < .06 else random.choice(PLAIN)
    cap = random.uniform(14.5, 24.5) * S
    probe = font_of(path, 100).getbbox('E')
    size = max(12, int(round(100 * cap / max(20, probe[3]-probe[1]))))
    font = font_of(path, size)
    n = 17 if rnd() < .8 else random.randint(6, 19)
    text = ''.join(random.choice('0123456789') if rnd() < .25 else random.choice(CHARS) for _ in range(n))
    stretch = random.uniform(.72, 1.25)
    space = cap * random.choice((0, 0, random.uniform(0, .12), random.uniform(0, .4)))
    fixed = rnd() < .4
    jitter = random.choice((0, 0, .02, .045))
    items, x = [], 0.0
    lead, tail = rnd() < .5, rnd() < .5
    kind = random.randint(0, 5)
    widths = [font.getlength(c) for c in text]
    pitch = (max(widths)*random.uniform(.9, 1.1)) if fixed else 0
    seq = ([('*', 0)] if lead else []) + [(c, w) for c, w in zip(text, widths)] + ([('*', 0)] if tail else [])
    gap = random.choice((0, 0, .3, .8)) * cap
    for c, w in seq:
        a = cap * .8 if c == '*' else (pitch or w)
        if c == '*' and x > 0: x += gap
        items.append((c, x + a/2, a, w)); x += a + space
        if c == '*' and len(items) == 1: x += gap
    room = (W * S) / stretch
    scale = 1.0
    if x > room * .97:  # too long: set narrower
        stretch *= room * .97 / x
        room = (W * S) / stretch
    x0 = random.uniform(0, max(0, room - x)) if rnd() < .8 else random.uniform(-cap, max(0, room - x) + cap)
    image = Image.new('L', (int(room), H*S), 0)
    draw = ImageDraw.Draw(image)
    base = H*S/2 + cap/2 + random.uniform(-2.6, 2.6)*S
    marks = []
    for c, cx, a, w in items:
        dx, dy = random.gauss(0, jitter)*cap, random.gauss(0, jitter)*cap
        if c == '*': star(draw, kind, x0+cx+dx, base-cap/2+dy, cap*random.uniform(.3, .5))
        else:
            draw.text((x0+cx-w/2+dx, base+dy), c, font=font, fill=255, anchor='ls')
        marks.append((c, x0+cx+dx, a))
    if rnd() < .15: draw.line((0, random.choice((1, H*S-2)), room, random.choice((1, H*S-2))), fill=255, width=random.randint(1, 4))
    if rnd() < .12:
        e = x0 - cap*random.uniform(.6, 1.5) if rnd() < .5 else x0 + x + cap*random.uniform(.6, 1.5)
        draw.line((e, 0, e+random.uniform(-3, 3), H*S), fill=255, width=random.randint(1, 5))
    # squeezed, leaning, slanted
    turn, slant = np.tan(np.radians(random.gauss(0, 1.1))), random.gauss(0, .05)
    w2 = W*S
    mid = (w2/2, H*S/2)
    # output (X,Y) -> input: x = (X + slant*(Y-mid))/stretch ; y = Y + turn*(X-mid)
    coeff = (1/stretch, slant/stretch, -slant*mid[1]/stretch, turn, 1, -turn*mid[0])
    image = image.transform((w2, H*S), Image.AFFINE, coeff, Image.BILINEAR)
    places = [(c, (cx*stretch)/S, a*stretch/S) for c, cx, a in marks]
    return np.asarray(image, np.float32)/255, places, cap

def shift(m, dx, dy):
    from scipy.ndimage import shift as sh
    return sh(m, (dy, dx), order=1, mode='constant')

def metal(h, w):
    rnd = random.random
    g = np.full((h, w), random.uniform(60, 200), np.float32)
    gx = np.linspace(-1, 1, w, dtype=np.float32)[None]; gy = np.linspace(-1, 1, h, dtype=np.float32)[:, None]
    g += random.gauss(0, 22)*gx + random.gauss(0, 12)*gy + random.gauss(0, 12)*gx*gx
    if rnd() < .35: # glare
        cx, cy, r = random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(.05, .5)
        g += random.uniform(20, 110)*np.exp(-((gx-cx)**2/r**2 + (gy-cy)**2/(r*8)**2))
    if rnd() < .5: # brushed
        n = np.random.randn(h, w).astype(np.float32)
        n = gaussian_filter(n, (random.uniform(.3, .9), random.uniform(2, 14)) if rnd() < .7 else (random.uniform(2, 9), .5))
        g += n/n.std()*random.uniform(1, 9)
    if rnd() < .25:
        p = random.uniform(4, 16); a = random.uniform(-.4, .4)
        yy, xx = np.mgrid[0:h, 0:w]
        g += np.sin((yy+a*xx)*2*np.pi/p)*random.uniform(1, 6)
    return g

def line():
    rnd = random.random
    m, places, cap = mask()
    h, w = m.shape
    g = metal(h, w)
    kind = rnd()
    if rnd() < .12: # dots of a needle
        p = random.uniform(2.6, 4.2)*S*.8
        yy, xx = np.mgrid[0:h, 0:w]
        m = m*(((np.sin(yy*2*np.pi/p)+np.sin(xx*2*np.pi/p)) > -.5)).astype(np.float32)
    con = random.uniform(18, 95)
    if kind < .72:
        a = random.uniform(0, 2*np.pi)
        l = (np.cos(a), np.sin(a))
        sub = rnd()
        fill = random.choice((0, random.gauss(0, 8), random.gauss(0, 18)))
        if sub < .5: # a shadow on one side, light on the other, and the face over them
            d = random.uniform(.7, 2.4)*S*cap/(36*1.)*.9
            b = random.uniform(.3, 1.2)*S*.8
            dark = gaussian_filter(shift(m, l[0]*d, l[1]*d), b); light = gaussian_filter(shift(m, -l[0]*d, -l[1]*d), b)
            ds, ls = con*random.uniform(.3, 1.2), con*random.uniform(.3, 1.2)
            if rnd() < .12: ds = 0
            elif rnd() < .14: ls = 0
            base = g.copy()
            over = base*(1-light)+(base+ls)*light
            over = over*(1-dark)+(over*0+base-ds)*dark
            face = gaussian_filter(m, .4)
            g = over*(1-face)+(base+fill)*face
        else: # walls of a soft relief
            s = random.uniform(.6, 1.9)*S*.8
            hgt = gaussian_filter(m, s)
            gy, gx = np.gradient(hgt)
            shade = gx*l[0]+gy*l[1]
            shade /= max(1e-3, np.percentile(np.abs(shade), 99))
            wall = np.sqrt(gx*gx+gy*gy); wall /= max(1e-3, np.percentile(wall, 99))
            g = g + con*shade*random.uniform(.5, 1.1) - con*wall*random.choice((0, 0, random.uniform(0, .8))) + fill*hgt
            if rnd() < .25: g += con*random.uniform(.2, .8)*np.clip(shade, .6, 2)
    else:
        g = g + con*random.choice((-1, -1, 1))*gaussian_filter(m, random.uniform(.3, .9))*random.uniform(.7, 1.5)
    if rnd() < .3:
        im = Image.fromarray(np.clip(g, 0, 255).astype(np.uint8)); d = ImageDraw.Draw(im)
        for _ in range(random.randint(1, 6)):
            x, y, t = random.uniform(0, w), random.uniform(0, h), random.uniform(0, 6.28); L = random.uniform(5, 200)
            d.line((x, y, x+L*np.cos(t), y+L*np.sin(t)), fill=int(np.clip(g.mean()+random.gauss(0, 40), 0, 255)), width=1)
        g = np.asarray(im, np.float32)
    if rnd() < .75:
        n = np.random.randn(h, w).astype(np.float32)
        if rnd() < .5: n = gaussian_filter(n, random.uniform(.4, 1.3)); n /= n.std()
        g = g + n*random.uniform(1, 14)
    g = gaussian_filter(g, random.choice((.5, .8, random.uniform(.5, 2.4))))
    g = g.reshape(H, S, W, S).mean((1, 3))
    if rnd() < .5: # as wide as a small picture has it
        im = Image.fromarray(np.clip(g, 0, 255).astype(np.uint8))
        if rnd() < .35:
            f = random.uniform(.5, .95); im = im.resize((int(W*f), int(H*f)), Image.BILINEAR).resize((W, H), Image.BICUBIC)
        b = io.BytesIO(); im.save(b, 'JPEG', quality=random.randint(35, 92)); g = np.asarray(Image.open(b), np.float32)
    label = np.zeros(W//4, np.int64)
    xs = np.arange(W//4)*4.0
    for c, cx, a in places:
        near = np.abs(xs-cx)
        cls = MARK if c == '*' else CHARS.index(c)+1
        label[near < max(2.01, .27*a)] = cls
        edge = (near >= max(2.01, .27*a)) & (near < .40*a) & (label == 0)
        label[edge] = -100
    return np.clip(g, 0, 255).astype(np.uint8), label

def batch(seed, count):
    random.seed(seed); np.random.seed(seed)
    X = np.empty((count, H, W), np.uint8); Y = np.empty((count, W//4), np.int8)
    for i in range(count): X[i], Y[i] = line()
    return X, Y

if __name__ == '__main__':
    import time
    if sys.argv[1] == 'show':
        X, Y = batch(5, 24); Image.fromarray(np.concatenate(X, 0)).save('show.png')
        t = time.time(); batch(1, 100); print((time.time()-t)*10, 'ms each'); print(len(PLAIN), len(SERIF)); print(''.join('_' if v==0 else '.' if v<0 else '*' if v==34 else CHARS[v-1] for v in Y[0]))
    else:
        out, seed, shards = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
        os.makedirs(out, exist_ok=True)
        for k in range(shards):
            X, Y = batch(seed*1000+k, 1000)
            np.savez(f'{out}/tmp-{seed}.npz', X=X, Y=Y); os.rename(f'{out}/tmp-{seed}.npz', f'{out}/{seed}-{k:03d}.npz')
