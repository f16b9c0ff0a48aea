import { inX, inY, inZ, outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { connector } from '../fasteners.ts';

/** Forms: 0 engine ECU with fins, 1 body module, 2 airbag ECU, 3 inverter, 4 charger, 5 DC converter. */
export const ecuBox: Shape = (pen, { random, form }) => {
  const sizes = [
    [110, 24, 88],
    [104, 26, 80],
    [76, 24, 64],
    [120, 54, 92],
    [124, 46, 90],
    [92, 38, 70],
  ] as const;
  const [long, high, wide] = sizes[form] ?? sizes[0];
  const [w, h, d] = [long / 2, high / 2, wide / 2];
  pen.prism(inY(-h, [-w - 10, -d + 8, w + 10, -d + 8, w + 10, d - 8, -w - 10, d - 8]), [0, 4, 0]);
  for (const x of [-w - 5, w + 5])
    for (const z of [14 - d, d - 14])
      pen
        .moved(x, 4 - h, z)
        .along('y')
        .ring(0, 3, 'dark');
  pen.box(long, high, wide);
  const ribs = form === 1 || form === 2 ? 0 : random.whole(6, 9);
  for (let rib = 0; rib < ribs; rib++) {
    const x = -w + 16 + ((long - 32) * rib) / (ribs - 1);
    pen.prism(inX(x - 2, [h, 10 - d, h + 4, 10 - d, h + 4, d - 10, h, d - 10]), [4, 0, 0]);
  }
  if (ribs === 0) pen.face(inY(h, [14 - w, 12 - d, w - 14, 12 - d, w - 14, d - 12, 14 - w, d - 12]), 'thin');
  if (form < 3) {
    for (const z of form === 0 ? [-20, 20] : [-18, 18]) connector(pen.moved(-w - 6, 0, z), form === 2 ? 10 : 14);
    return;
  }
  for (const z of [-22, 0, 22]) pen.moved(-w, -4, z).lathe([-16, 8], [0, 9]).ring(-16, 5, 'dark');
  for (const x of [-24, 20]) pen.moved(x, -2, d).along('z').lathe([0, 7], [16, 7], [18, 8]).ring(18, 4, 'shade');
};

/** Form 1 is the large truck battery. */
export const battery: Shape = (pen, { random, form }) => {
  const [long, high, wide] = form === 1 ? [150, 74, 84] : [110, 76, 66];
  pen.box(long, high, wide);
  pen.line([-long / 2, high / 2 - 12, wide / 2], [long / 2, high / 2 - 12, wide / 2]);
  pen.line([-long / 2, high / 2 - 12, wide / 2], [-long / 2, high / 2 - 12, -wide / 2]);
  pen.face(inZ(wide / 2, [-34, -22, 34, -22, 34, 14, -34, 14]), 'shade');
  pen
    .line([-24, -4, wide / 2], [-10, -4, wide / 2])
    .line([-17, -11, wide / 2], [-17, 3, wide / 2])
    .line([10, -4, wide / 2], [24, -4, wide / 2]);
  const side = random.sign();
  for (const x of [-1, 1])
    pen
      .moved(x * (long / 2 - 16), high / 2, side * (wide / 2 - 18))
      .along('y')
      .lathe([0, 10], [3, 10], [3, 8], [14, 7]);
  for (let cell = 0; cell < 6; cell++)
    pen
      .moved((cell - 2.5) * (long / 8), high / 2, 0)
      .along('y')
      .ring(0, 5, 'thin');
};

/** Forms: 0 high-voltage harness, 1 bowden cable, 2 coiled trailer cable. */
export const cable: Shape = (pen, { random, form }) => {
  const sway = random.between(16, 34);
  if (form === 1) {
    pen.tube(
      outline([-100, -20, 0], [-60, -22, 0], [-20, sway, 10], [30, sway + 6, 6], [70, -8, 0], [104, -10, 0]),
      4.5,
    );
    for (const [x, y] of [
      [-80, -21],
      [88, -10],
    ] as const)
      pen.moved(x, y, 0).lathe([-12, 7], [6, 7], [6, 5], [14, 5]);
    for (const [x, y] of [
      [-106, -20],
      [110, -10],
    ] as const)
      pen.moved(x, y, 0).along('z').lathe([-5, 7], [5, 7]).ring(5, 3, 'dark');
    pen.moved(10, sway + 8, 6).box(10, 14, 16);
    return;
  }
  if (form === 2) {
    for (let x = 60; x >= -60; x -= 11)
      pen.tube(outline([x + 10, -2, -16], [x + 8, 15, -6], [x + 2, 16, 8], [x, -2, 17], [x + 1, -14, 8]), 6);
    for (const x of [-92, 96])
      pen
        .moved(x, 0, 0)
        .lathe([-20, 15], [-4, 15], [-4, 11], [20, 8])
        .ring(-20, 11, 'shade')
        .holes(-20, 7, { count: 6, radius: 1.8, stroke: 'dark' });
    return;
  }
  pen.tube(outline([-84, 10, -6], [-40, 20, 0], [0, sway, 4], [50, 4, 0], [90, -6, 0]), 11);
  pen.tube(outline([-84, -14, 10], [-40, -2, 10], [0, sway - 14, 12], [50, -12, 10], [90, -24, 8]), 11);
  pen.tube(outline([0, sway - 4, 10], [20, sway + 26, 4], [44, sway + 34, 0]), 7);
  connector(pen.moved(52, sway + 34, 0), 9);
  pen.moved(-6, sway - 8, 8).box(12, 30, 20);
  pen.moved(94, -15, 4).box(26, 40, 34);
  pen.moved(-98, -2, 4).box(30, 42, 36);
  for (const y of [8, -12]) pen.moved(-113, y, 4).ring(0, 8, 'shade').ring(0, 4, 'dark');
};

export const horn: Shape = (pen, { random }) => {
  const radius = random.between(34, 38);
  pen.prism(inX(14, [-6, -8, -6, 8, 74, 8, 74, -8]), [4, 0, 0]);
  pen.moved(14, 66, 0).ring(0, 4.4, 'dark');
  pen.lathe([-4, radius], [4, radius + 3], [8, radius + 3], [16, radius - 8], [26, 14]);
  pen
    .lathe([-14, radius - 10], [-4, radius])
    .ring(-14, radius - 16, 'thin')
    .ring(-14, 10, 'shade');
  pen.panel(inX(-14, [-8, 8, -14, 18, -24, 14, -26, -2, -16, -6]), 'shade');
};

export const cluster: Shape = (pen, { random }) => {
  pen.prism(inX(16, [-34, -76, -34, 76, 20, 72, 36, 40, 38, 0, 36, -40, 20, -72]), [-26, 0, 0], true);
  pen.panel(inX(-10, [-26, -66, -26, 66, 16, 62, 28, 36, 30, 0, 28, -36, 16, -62]), 'shade');
  for (const z of [-36, 36]) {
    const dial = pen.moved(-10, -1, z);
    dial.ring(0, 23).ring(0, 19, 'thin');
    dial.line([0, 0, 0], [0, 13, random.between(-10, 10)]);
  }
  pen.face(inX(-10, [-16, -10, 14, -10, 14, 10, -16, 10]), 'thin');
};
