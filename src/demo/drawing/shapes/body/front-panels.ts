import type { Vector } from '../../geometry.ts';
import { inX, inZ, outline, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { sweptLine } from './swept-line.ts';

const arch = [38, -48, 34, -18, 14, 6, -12, 8, -34, -10, -44, -44];

export const hood: Shape = (pen, { random }) => {
  const rear = random.between(112, 122);
  const front = sweptLine(0, 104, 16);
  const back = [-1, -0.5, 0, 0.5, 1]
    .map((share): Vector => [150 + 10 * Math.abs(share), 36 + 8 * (1 - share * share), rear * share])
    .reverse();
  const [leftFront, rightFront] = [front.slice(0, 1), front.slice(6)];
  pen.panel([
    ...withCorners(leftFront),
    ...front.slice(1, 6),
    ...withCorners(rightFront),
    [70, 28, 118],
    ...withCorners(back.slice(0, 1)),
    ...back.slice(1, 4),
    ...withCorners(back.slice(4)),
    [70, 28, -118],
  ]);
  for (const side of [-1, 1]) {
    const spread = random.chance(0.5) ? 0.9 : 0.6;
    pen.curve([6, 6, 52 * side * spread], [60, 30, 74 * side * spread], [148, 42, 88 * side]);
  }
  pen.curve(...front.map(([x, y, z]): Vector => [x + 6, y + 4, z * 0.97]));
};

/** A left front fender seen from outside, its flange turned inwards. */
export const fender: Shape = (pen, { random }) => {
  const nose = random.between(-84, -76);
  pen.face(outline([nose + 6, 22, 0], [70, 46, 0], [70, 44, -14], [nose + 10, 20, -14]));
  const rim = [nose, -40, nose - 4, -8, nose + 6, 22, -20, 36, 70, 46, 84, 40, 76, -10, 80, -50];
  const points = inZ(0, rim);
  const opening = inZ(0, arch);
  pen.panel([
    ...withCorners(points.slice(0, 1)),
    ...points.slice(1, 2),
    ...withCorners(points.slice(2, 3)),
    points[3] ?? [0, 0, 0],
    ...withCorners(points.slice(4)),
    ...withCorners(opening.slice(0, 1)),
    ...opening.slice(1, 5),
    ...withCorners(opening.slice(5)),
  ]);
  pen.curve(...inZ(0, [44, -48, 40, -14, 18, 12, -14, 14, -40, -8, -50, -42]));
  pen.curve([nose + 8, 4, 0], [0, 20, 0], [76, 20, 0]);
  if (random.chance(0.4)) pen.panel(inZ(0, [50, 6, 70, 10, 68, 14, 50, 12]), 'shade');
};

/** The plastic arch inside a fender. */
export const liner: Shape = (pen) => {
  const turns = [
    [50, -40],
    [46, -8],
    [28, 22],
    [0, 32],
    [-28, 22],
    [-46, -8],
    [-50, -40],
  ] as const;
  const near = turns.map(([x, y]): Vector => [x, y, 18]);
  const far = turns.map(([x, y]): Vector => [x, y, -34]);
  pen.panel(
    [
      ...withCorners(far.slice(0, 1)),
      ...far.slice(1, 6),
      ...withCorners(far.slice(6)),
      ...withCorners(near.slice(6)),
      ...near.slice(1, 6).reverse(),
      ...withCorners(near.slice(0, 1)),
    ],
    'shade',
  );
  const lip = turns.map(([x, y]): Vector => [x * 1.12, y * 1.1 + 2, 18]);
  pen.panel([
    ...withCorners(near.slice(0, 1)),
    ...near.slice(1, 6),
    ...withCorners(near.slice(6)),
    ...withCorners(lip.slice(6)),
    ...lip.slice(1, 6).reverse(),
    ...withCorners(lip.slice(0, 1)),
  ]);
  for (const [x, y] of [
    [50, -20],
    [30, 24],
    [-30, 24],
    [-50, -20],
  ] as const)
    pen
      .moved(x * 1.05, y * 1.06, 18)
      .along('z')
      .ring(0, 2.2, 'dark');
  pen.spot(52, -24, 18).spot(-52, -24, 18);
};

export const radiatorSupport: Shape = (pen) => {
  pen.prism(inX(0, [-52, -112, -40, -118, 44, -118, 52, -100, 52, 100, 44, 118, -40, 118, -52, 112]), [12, 0, 0]);
  for (const [from, to] of [
    [-104, -66],
    [-54, 54],
    [66, 104],
  ] as const)
    pen.panel(withCorners(inX(0, [-40, from, -40, to, 38, to, 38, from])), 'shade');
  for (const z of [-104, -60, 60, 104]) pen.moved(0, 45, z).ring(0, 2.6, 'dark');
  pen.prism(inX(-2, [52, -7, 30, -7, 30, 7, 52, 7]), [-4, 0, 0]);
  pen.spot(0, -46, 80).spot(0, 45, -80).spot(0, 0, 60).spot(0, 0, -60);
};
