import { inX, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { connector } from '../fasteners.ts';

/** Faces forward; forms: 0 swept car headlamp, 1 truck headlamp. */
export const headlamp: Shape = (pen, { random, form }) => {
  const tip = random.between(20, 34);
  const around =
    form === 1
      ? [-34, -50, 34, -46, 38, 10, 30, 56, -30, 56, -38, 0]
      : [-22, -56, 6, -66, 24, -20, 30, 40, tip, 78, 8, 66, -20, 30, -28, -20];
  pen.moved(44, -4, -6).box(40, 40, 60);
  pen.prism(inX(0, around), [26, 0, 0], true);
  const inner = around.map((value) => value * 0.86);
  pen.panel(inX(0, inner), 'shade');
  const lights =
    form === 1
      ? [
          [10, -22, 17],
          [6, 24, 17],
        ]
      : [
          [0, -34, 15],
          [4, 2, 15],
          [10, 38, 9],
        ];
  for (const [y = 0, z = 0, r = 10] of lights)
    pen
      .moved(0, y, z)
      .ring(-1, r)
      .ring(0, r * 0.66, 'thin')
      .ring(0, r * 0.3, 'dark');
  if (form === 1) pen.panel(withCorners(inX(0, [-28, -36, -16, -36, -16, 40, -28, 40])), 'solid');
  else pen.curve([-1, -18, -42], [-1, -20, -6], [-1, -10, 34], [-1, 14, 62]);
};

/** Forms: 0 round fog lamp, 1 outline marker lamp. */
export const lamp: Shape = (pen, { form }) => {
  if (form === 1) {
    pen.prism(inX(4, [-14, -36, 14, -36, 14, 36, -14, 36]), [8, 0, 0]);
    pen.prism(inX(4, [-10, -28, 10, -28, 12, 0, 10, 28, -10, 28, -12, 0]), [-14, 0, 0], true);
    for (const z of [-12, 0, 12]) pen.line([-10, -9, z], [-10, 9, z]);
    return;
  }
  pen.moved(30, -12, 0).box(10, 12, 14);
  pen.lathe([6, 30], [24, 20], [34, 14], [44, 12]).lathe([-8, 30], [-2, 34], [6, 33]);
  pen.ring(-8, 26, 'shade').ring(-8, 12).ring(-8, 5, 'dark');
  pen
    .prism(inX(2, [-6, 32, 6, 32, 6, 46, -6, 46]), [4, 0, 0])
    .prism(inX(2, [-6, -32, 6, -32, 6, -46, -6, -46]), [4, 0, 0]);
};

/** Forms: 0 outer cluster, 1 inner cluster on the lid, 2 truck. */
export const tailLamp: Shape = (pen, { random, form }) => {
  if (form === 2) {
    pen.prism(inX(0, [-22, -72, 22, -72, 22, 72, -22, 72]), [26, 0, 0]);
    for (const [from, to] of [
      [-68, -36],
      [-32, 8],
      [12, 40],
      [44, 68],
    ] as const)
      pen.panel(withCorners(inX(0, [-18, from, 18, from, 18, to, -18, to])), 'shade');
    connector(pen.moved(20, 0, 80).along('z'), 7);
    return;
  }
  const around =
    form === 1 ? [-18, -48, 18, -50, 22, 0, 20, 42, -14, 34] : [-26, -44, 24, -50, 32, 10, 26, 56, -8, 48, -28, 6];
  pen.prism(inX(0, around), [30, 0, 0], true);
  pen.panel(
    inX(
      0,
      around.map((value) => value * 0.84),
    ),
    'shade',
  );
  const light = random.between(9, 12);
  for (const z of form === 1 ? [-18] : [-22, 10])
    pen
      .moved(0, 2, z)
      .ring(-1, light)
      .ring(-1, light * 0.6, 'thin');
  pen.curve([-1, -16, -34], [-1, -13, 0], [-1, 2, 34]);
};

export const stopLamp: Shape = (pen, { random }) => {
  pen.prism(inX(0, [-8, -84, 8, -80, 11, 0, 8, 80, -8, 84, -11, 0]), [16, 0, 0], true);
  pen.panel(inX(0, [-5, -76, 5, -74, 7, 0, 5, 74, -5, 76, -7, 0]), 'shade');
  const lights = random.whole(7, 11);
  for (let light = 0; light < lights; light++) pen.moved(0, 0, -62 + (124 * light) / (lights - 1)).ring(-1, 3, 'solid');
};
