import type { Vector } from '../../geometry.ts';
import { inSpace, inY, inZ, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { connector } from '../fasteners.ts';

export const wiperBlade: Shape = (pen, { random }) => {
  const bow = (x: number) => 12 - (x / 130) ** 2 * 12;
  const xs = [-130, -90, -45, 0, 45, 90, 130];
  pen.panel([
    ...withCorners(xs.slice(0, 1).map((x): Vector => [x, bow(x), 0])),
    ...xs.slice(1).map((x): Vector => [x, bow(x) + 8, 0]),
    ...xs.toReversed().map((x): Vector => [x, bow(x) - 3, 0]),
  ]);
  pen.panel([...xs.map((x): Vector => [x, bow(x) - 3, 3]), ...xs.toReversed().map((x): Vector => [x, bow(x) - 10, 3])]);
  pen.moved(0, bow(0) + 8, 0).box(26, 12, 12);
  if (random.chance(0.5)) pen.tube(inSpace([0, 24, 0, 30, 32, 0, 90, 34, -6, 128, 22, -10]), 6);
  else pen.tube(inSpace([0, 24, 0, 20, 30, 0, 36, 30, 0]), 7);
};

export const wiperMotor: Shape = (pen) => {
  pen.moved(30, 6, 0).lathe([0, 25], [50, 25], [56, 18]);
  pen.prism(inZ(-18, [-40, -20, -10, -30, 28, -18, 34, 26, -14, 30, -40, 14]), [0, 0, 36], true);
  pen.moved(-14, 0, 18).along('z').lathe([0, 14], [8, 12], [8, 6], [26, 6]);
  for (const [x, y] of [
    [-32, 8],
    [18, 20],
    [18, -14],
  ] as const)
    pen.moved(x, y, 18).along('z').ring(0, 3.4, 'dark');
  connector(pen.moved(-44, -4, -4), 9);
};

export const wiperLinkage: Shape = (pen) => {
  pen.tube(inSpace([-110, 0, 0, -40, 8, 0, 40, 8, 0, 112, 0, 0]), 9);
  for (const x of [-112, 114]) {
    pen.moved(x, 0, 0).along('y').lathe([-22, 9], [16, 9], [16, 6], [34, 5]);
    pen.prism(inY(-24, [x - 6, -6, x + 6, -6, x + 6, 34, x - 6, 34]), [0, 4, 0]);
  }
  pen.tube(inSpace([-112, -20, 30, -4, -22, 34]), 5, true).tube(inSpace([114, -20, 30, -4, -26, 34]), 5, true);
  pen.moved(-4, -12, 26).box(44, 8, 30);
};
