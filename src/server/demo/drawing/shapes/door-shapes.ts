import type { Vector } from '../geometry.ts';
import { cornered, inX, inY, inZ } from '../outline.ts';
import type { Shape } from '../shape.ts';
import { connector } from './fasteners.ts';

const doorOutlines = [
  [-84, -62, -86, 14, -40, 70, 62, 76, 78, 14, 80, -62],
  [-80, -62, -80, 14, -72, 74, 20, 70, 66, 20, 72, -8, 50, -34, 36, -62],
  [-72, -96, -72, 20, -58, 92, 62, 96, 66, -40, 40, -60, 30, -96],
] as const;
const windowOutlines = [
  [-70, 18, -34, 62, 54, 68, 66, 18],
  [-70, 18, -64, 66, 16, 62, 48, 22],
  [-60, 22, -50, 82, 54, 86, 56, 22],
] as const;

/** A left door from outside, front edge to the left; forms: 0 front, 1 rear, 2 truck. */
export const door: Shape = (pen, { random, form }) => {
  const body = doorOutlines[form] ?? doorOutlines[0];
  const opening = windowOutlines[form] ?? windowOutlines[0];
  pen.prism(inZ(-9, body), [0, 0, 9]);
  pen.face(inZ(0, opening), 'shade');
  const low = form === 2 ? -70 : -40;
  const swage = random.between(-6, 4);
  pen.curve([-80 + form * 3, swage, 0], [-10, swage + 4, 0], [68 - form * 2, swage, 0]);
  pen.curve([-80, low, 0], [0, low + 3, 0], [form === 1 ? 44 : form === 2 ? 36 : 78, low, 0]);
  pen.panel(inZ(0, [40 - form * 6, 2, 62 - form * 8, 4, 62 - form * 8, 10, 40 - form * 6, 9]), 'shade');
  for (const y of [low + 14, 4]) pen.moved(-88 + form * 8, y, -5).box(8, 12, 7);
};

/** Forms: 0 car, 1 truck. The glass looks back, so the housing is seen from behind and outside. */
export const mirror: Shape = (pen, { form }) => {
  if (form === 1) {
    pen
      .tube(
        [
          [10, 78, -40],
          [10, 84, -20],
          [10, 74, 4],
        ],
        6,
      )
      .tube(
        [
          [10, -78, -40],
          [10, -84, -20],
          [10, -74, 4],
        ],
        6,
      );
    for (const y of [-78, 78]) pen.moved(10, y, -44).box(14, 12, 8);
    pen.prism(inX(0, [-70, -26, 70, -26, 74, 0, 70, 26, -70, 26, -74, 0]), [24, 0, 0], true);
    pen
      .panel(cornered(inX(0, [-4, -20, 62, -20, 62, 20, -4, 20])), 'shade')
      .panel(cornered(inX(0, [-62, -20, -12, -20, -12, 20, -62, 20])), 'shade');
    return;
  }
  pen.prism(inX(14, [-30, -40, -8, -50, 0, -38, -14, -20, -28, -18]), [12, 0, 0], true);
  pen.prism(inX(0, [-22, -30, 16, -34, 28, -10, 26, 34, 8, 50, -20, 44]), [26, 0, 0], true);
  pen.panel(inX(0, [-15, -23, 12, -26, 21, -8, 20, 30, 6, 42, -14, 37]), 'shade');
  pen.line([0, -4, 0], [0, 10, 12]).line([0, -8, 8], [0, 6, 20]);
};

export const handle: Shape = (pen, { random }) => {
  pen.prism(inZ(0, [-52, -10, 46, -12, 54, 0, 46, 12, -52, 10, -58, 0]), [0, 0, 6], true);
  pen.tube(
    [
      [-44, 0, 10],
      [-20, 3, 20],
      [16, 3, 20],
      [36, 0, 10],
    ],
    11,
  );
  if (random.chance(0.6)) pen.moved(46, 0, 6).along('z').lathe([0, 7], [4, 7]).ring(4, 3, 'dark');
  pen.moved(-30, -2, 0).box(8, 10, 18);
};

/** Side window pane. */
export const glass: Shape = (pen) => {
  pen.prism(inZ(-2, [-72, -36, -58, 8, -26, 38, 62, 44, 72, -36]), [0, 0, 4]);
  pen.line([-20, -6, 2], [8, 28, 2]).line([-6, -10, 2], [26, 30, 2]);
  for (const x of [-30, 34]) pen.moved(x, -30, 2).along('z').ring(0, 4, 'shade');
};

/** Scissor window winder with motor. */
export const regulator: Shape = (pen, { random }) => {
  pen.prism(inZ(-8, [-60, 44, 60, 44, 60, 54, -60, 54]), [0, 0, 6]);
  pen.prism(inZ(-5, [-52, -50, -44, -54, 50, 46, 42, 50]), [0, 0, 4]);
  pen.prism(inZ(0, [44, -54, 52, -50, -42, 50, -50, 46]), [0, 0, 4]);
  pen.prism(inZ(0, [-66, -62, -20, -66, -8, -40, -24, -18, -60, -22]), [0, 0, 5]);
  for (const [x, y] of [
    [-58, -54],
    [-54, -30],
    [-18, -56],
  ] as const)
    pen.moved(x, y, 5).along('z').ring(0, 3, 'dark');
  pen.moved(-34, -42, 5).along('z').lathe([0, 19], [10, 19]).ring(10, 12, 'thin');
  pen.moved(-28, -54, 14).lathe([8, 11], [random.between(44, 52), 11], [56, 8]);
  pen.moved(0, -2, 4).along('z').lathe([0, 5], [4, 5]);
};

export const moulding: Shape = (pen) => {
  pen.prism(inZ(-6, [-130, -8, 124, -8, 136, 4, 130, 9, -130, 9, -138, 2]), [0, 0, 10]);
  pen.line([-134, 4, 4], [132, 4, 4]);
  for (const x of [-96, -48, 0, 48, 96]) pen.moved(x, -2, 4).along('z').ring(0, 2.2, 'dark');
};

/** Gas strut; form 1 is the cab tilt cylinder. */
export const strut: Shape = (pen, { form }) => {
  const up = pen.tilted(form === 1 ? 60 : 28);
  const wide = form === 1 ? 16 : 8;
  up.moved(88, 0, 0)
    .along('z')
    .lathe([-8, wide * 0.9], [8, wide * 0.9])
    .ring(8, wide * 0.45, 'shade');
  const isFrontNear = form === 0;
  if (isFrontNear) {
    up.lathe([10, 3], [80, 3]);
    up.lathe([-78, wide], [10, wide], [14, 5]);
  } else {
    up.lathe([20, 7], [76, 7]);
    up.lathe([-74, wide], [20, wide]);
    up.moved(-50, wide - 2, 0)
      .along('y')
      .lathe([0, 5], [10, 5])
      .ring(10, 3, 'dark');
  }
  up.moved(-88, 0, 0)
    .along('z')
    .lathe([-8, wide * 0.9], [8, wide * 0.9])
    .ring(8, wide * 0.45, 'shade');
};

export const wiperBlade: Shape = (pen, { random }) => {
  const bow = (x: number) => 12 - (x / 130) ** 2 * 12;
  const xs = [-130, -90, -45, 0, 45, 90, 130];
  pen.panel([
    ...cornered(xs.slice(0, 1).map((x): Vector => [x, bow(x), 0])),
    ...xs.slice(1).map((x): Vector => [x, bow(x) + 8, 0]),
    ...xs.toReversed().map((x): Vector => [x, bow(x) - 3, 0]),
  ]);
  pen.panel([...xs.map((x): Vector => [x, bow(x) - 3, 3]), ...xs.toReversed().map((x): Vector => [x, bow(x) - 10, 3])]);
  pen.moved(0, bow(0) + 8, 0).box(26, 12, 12);
  if (random.chance(0.5))
    pen.tube(
      [
        [0, 24, 0],
        [30, 32, 0],
        [90, 34, -6],
        [128, 22, -10],
      ],
      6,
    );
  else
    pen.tube(
      [
        [0, 24, 0],
        [20, 30, 0],
        [36, 30, 0],
      ],
      7,
    );
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
  pen.tube(
    [
      [-110, 0, 0],
      [-40, 8, 0],
      [40, 8, 0],
      [112, 0, 0],
    ],
    9,
  );
  for (const x of [-112, 114]) {
    pen.moved(x, 0, 0).along('y').lathe([-22, 9], [16, 9], [16, 6], [34, 5]);
    pen.prism(inY(-24, [x - 6, -6, x + 6, -6, x + 6, 34, x - 6, 34]), [0, 4, 0]);
  }
  pen
    .tube(
      [
        [-112, -20, 30],
        [-4, -22, 34],
      ],
      5,
      true,
    )
    .tube(
      [
        [114, -20, 30],
        [-4, -26, 34],
      ],
      5,
      true,
    );
  pen.moved(-4, -12, 26).box(44, 8, 30);
};
