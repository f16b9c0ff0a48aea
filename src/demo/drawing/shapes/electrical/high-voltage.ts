import { inSpace, inX, inY } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { connector } from '../fasteners.ts';

/** Forms: 0 AC socket (seven pins), 1 DC socket (nine pins). */
export const chargePort: Shape = (pen, { form }) => {
  pen.tube(inSpace([22, -8, 0, 50, -14, 4, 70, -34, 6, 100, -40, 6]), form === 1 ? 17 : 11);
  pen.prism(inX(4, [-46, -46, -46, 46, 46, 46, 46, -46]), [6, 0, 0]);
  for (const y of [-38, 38]) for (const z of [-38, 38]) pen.moved(4, y, z).ring(0, 3.6, 'dark');
  pen.lathe([-26, 34], [4, 36]).ring(-26, 31, 'shade').ring(-26, 28);
  const pins =
    form === 1
      ? [
          [0, -13, 7],
          [0, 13, 7],
          [-15, 0, 4],
          [15, -8, 2.6],
          [15, 8, 2.6],
          [-13, -12, 2.6],
          [-13, 12, 2.6],
        ]
      : [
          [12, -9, 4],
          [12, 9, 4],
          [0, -16, 4],
          [0, 0, 4.6],
          [0, 16, 4],
          [-14, -8, 2.6],
          [-14, 8, 2.6],
        ];
  for (const [y = 0, z = 0, r = 3] of pins) pen.moved(0, y, z).ring(-26, r, 'dark');
  pen.prism(inX(-4, [-34, 40, 30, 40, 26, 72, -28, 72]), [-5, 0, 0], true);
};

export const batteryPack: Shape = (pen, { random }) => {
  pen.prism(inY(-20, [-120, -66, 120, -66, 120, 66, -120, 66]), [0, 26, 0]);
  pen.prism(inY(6, [-126, -72, 126, -72, 126, 72, -126, 72]), [0, 4, 0]);
  const cells = random.whole(4, 6);
  for (let cell = 0; cell < cells; cell++) {
    const x = -112 + (200 * cell) / cells;
    for (const z of [-60, 6])
      pen.prism(inY(10, [x, z, x + 200 / cells - 6, z, x + 200 / cells - 6, z + 54, x, z + 54]), [0, 6, 0]);
  }
  pen.prism(inY(10, [92, -40, 118, -40, 118, 40, 92, 40]), [0, 18, 0]);
  for (const z of [-30, -10]) pen.moved(-120, -8, z).lathe([-14, 7], [0, 8]).ring(-14, 4, 'dark');
  connector(pen.moved(-128, -8, 30), 9);
  for (let x = -110; x <= 110; x += 44) pen.moved(x, -14, 66).box(10, 10, 12);
};

export const driveMotor: Shape = (pen, { random }) => {
  pen.moved(62, -6, 0).lathe([0, 56], [34, 54], [40, 40]);
  pen.lathe([-10, 46], [-6, 50], [62, 50]);
  for (let angle = -50; angle < 150; angle += random.whole(14, 18)) pen.rolled(angle).line([0, 50, 0], [56, 50, 0]);
  pen.moved(24, 54, 0).box(62, 22, 54);
  for (const z of [-18, 0, 18]) pen.moved(-7, 56, z).lathe([-18, 7], [0, 8]).ring(-18, 4, 'dark');
  pen.lathe([-22, 34], [-10, 44]).holes(-10, 43, { count: 8, radius: 2.6, stroke: 'dark' });
  pen.lathe([-22, 34], [-18, 38]).ring(-22, 24, 'thin').lathe([-54, 9], [-22, 10]).ring(-54, 4, 'dark');
};
