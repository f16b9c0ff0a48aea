import { inX, inY, inZ } from '../outline.ts';
import type { Shape } from '../shape.ts';
import { boltHead, connector } from './fasteners.ts';

export const canister: Shape = (pen, { random }) => {
  pen.prism(inZ(-26, [-56, -28, 56, -28, 56, 24, -56, 24]), [0, 0, 52]);
  pen.line([-30, -28, 26], [-30, 24, 26], [-30, 24, -26]).line([32, -28, 26], [32, 24, 26], [32, 24, -26]);
  for (const z of random.chance(0.5) ? [-12, 8] : [-14, 0, 14])
    pen.moved(-56, 6, z).lathe([-22, 5], [-18, 6.5], [-14, 5], [0, 5]).ring(-22, 3, 'dark');
};

/** Upright; forms: 0 petrol, 1 diesel common rail, 2 DEF. */
export const injector: Shape = (pen, { form }) => {
  const up = pen.along('y');
  if (form === 2) {
    up.lathe([-20, 5], [-8, 9]);
    pen.moved(0, -6, 0).prism(inY(0, [-26, -14, 26, -14, 26, 14, -26, 14]), [0, 8, 0]);
    up.lathe([2, 16], [26, 16], [26, 10], [34, 10]);
    pen.moved(-16, 14, 0).lathe([-24, 4], [0, 5]);
    connector(pen.moved(0, 34, 14), 9);
    return;
  }
  const long = form === 1 ? 1.35 : 1;
  up.lathe([-52 * long, 3], [-40 * long, 3.4], [-40 * long, 7], [-16, 7], [-16, 12], [16, 12], [20, 9], [20, 11]);
  if (form === 1) {
    pen.moved(0, 30, 0).box(24, 18, 22);
    pen.moved(-12, 30, 0).lathe([-20, 5], [-16, 7], [0, 7]);
    up.lathe([39, 11], [62, 11]).ring(62, 7, 'thin');
    return;
  }
  up.lathe([20, 11], [34, 8], [34, 10], [38, 10], [38, 7], [46, 7], [46, 9], [50, 9]).ring(50, 4, 'dark');
  up.lathe([-44, 8], [-40, 8]);
  connector(pen.moved(-22, 14, 0), 9);
};

export const rail: Shape = (pen, { random }) => {
  const ports = random.whole(4, 6);
  for (const x of [-62, 62]) pen.moved(x, -14, 8).box(20, 12, 14);
  pen.lathe([84, 9], [96, 9]).lathe([-92, 13], [84, 13]);
  for (let index = 0; index < ports; index++) {
    pen
      .moved(-78 + (156 * index) / (ports - 1), 11, 0)
      .along('y')
      .lathe([0, 6], [10, 6], [10, 8], [18, 8])
      .ring(18, 3, 'dark');
  }
  boltHead(pen.moved(-92, 0, 0), 11, 10);
};

/** Forms: 0 in-tank module, 1 DEF pump. Upright. */
export const fuelPump: Shape = (pen, { form }) => {
  const up = pen.along('y');
  if (form === 1) {
    pen.box(64, 76, 44);
    pen.line([-32, 12, 22], [32, 12, 22]).line([-32, -16, 22], [32, -16, 22]);
    for (const y of [-20, 0, 20]) pen.moved(-32, y, 0).lathe([-20, 5], [-16, 7], [0, 7]).ring(-20, 3, 'dark');
    up.lathe([38, 16], [50, 16]).ring(50, 11, 'thin');
    return;
  }
  up.lathe([-66, 28], [-12, 28], [-12, 26]);
  pen.tube(
    [
      [-26, -44, 16],
      [-54, -52, 18],
      [-70, -66, 20],
    ],
    3,
  );
  pen.moved(-72, -72, 20).box(18, 8, 10);
  for (const x of [-18, 18]) pen.moved(x, -12, 0).along('y').lathe([0, 3.5], [34, 3.5]);
  pen.tube(
    [
      [0, -12, 8],
      [8, 6, 14],
      [0, 22, 8],
    ],
    6,
  );
  up.lathe([22, 44], [27, 44], [27, 36], [33, 36]).ring(33, 28, 'thin');
  pen.moved(-14, 33, 0).along('y').lathe([0, 6], [8, 6]);
  pen.moved(-14, 42, 0).lathe([-26, 4], [-22, 5.5], [0, 5]);
  connector(pen.moved(14, 40, 6), 9);
};

export const thermostat: Shape = (pen, { random }) => {
  pen.lathe([14, 12], [34, 12], [34, 9], [46, 9]);
  for (const z of [-14, 14])
    pen.tube(
      [
        [4, 0, z],
        [24, 0, z * 1.1],
        [32, 0, z * 0.4],
      ],
      4,
      true,
    );
  pen.lathe([-2, 34], [2, 34]).ring(-2, 25, 'thin').ring(-2, 22, 'shade');
  pen.lathe([-14, 6], [-8, 18], [-2, 20]);
  for (const side of [-1, 1])
    pen.tube(
      [
        [-2, side * 22, 0],
        [-22, side * 12, 0],
        [-28, 0, 0],
      ],
      4,
      true,
    );
  if (random.chance(0.5)) pen.moved(0, 28, 0).ring(-2, 2.5, 'dark');
};

export const throttleBody: Shape = (pen, { random }) => {
  const bore = random.between(26, 30);
  pen.moved(8, -4, 44).box(44, 54, 26);
  pen.prism(inX(20, [-36, -36, -36, 36, 36, 36, 36, -36]), [-6, 0, 0]);
  pen.lathe([-20, bore + 4], [-14, bore + 7], [-14, bore + 5], [14, bore + 5]);
  pen.ring(-20, bore, 'shade');
  pen
    .moved(-16, 0, 0)
    .face(
      inX(0, [bore * 0.9, -7, 0, -bore * 0.96, -bore * 0.9, -7, -bore * 0.9, 7, 0, bore * 0.96, bore * 0.9, 7]),
      'solid',
    );
  pen.tube(
    [
      [-17, 0, -bore * 0.9],
      [-17, 0, bore * 0.9],
    ],
    3,
    true,
  );
  for (const y of [-30, 30]) pen.moved(14, y, -30).ring(0, 3.4, 'dark');
  connector(pen.moved(-20, -8, 46), 9);
};

/** Forms: 0 intake with plenum and runners, 1 exhaust. */
export const manifold: Shape = (pen, { random, form }) => {
  const count = random.whole(3, 4);
  const at = (index: number) => -60 + (120 * index) / (count - 1);
  if (form === 1) {
    pen.prism(inZ(-4, [-80, 8, 80, 8, 80, 40, -80, 40]), [0, 0, 8]);
    for (let index = 0; index < count; index++) {
      pen.tube(
        [
          [at(index), 24, 4],
          [at(index), 22, 34],
          [at(index) * 0.6, -8, 44],
          [at(index) * 0.15, -34, 40],
        ],
        19,
      );
    }
    pen.moved(0, -46, 40).along('y').lathe([-22, 20], [-16, 20], [-16, 16], [14, 22]);
    pen.moved(0, -64, 40).along('y').lathe([-8, 30], [-2, 30]);
    return;
  }
  pen.prism(inZ(-46, [-80, -34, 80, -34, 80, -8, -80, -8]), [0, 0, 6]);
  pen.moved(0, 34, 26).lathe([-84, 18], [-78, 24], [70, 24], [78, 18]);
  for (let index = count - 1; index >= 0; index--) {
    pen.tube(
      [
        [at(index), -20, -40],
        [at(index), 6, -36],
        [at(index), 34, -20],
        [at(index), 50, 6],
        [at(index), 42, 32],
        [at(index), 22, 44],
      ],
      22,
    );
  }
  pen.moved(0, 34, 26).lathe([-104, 24], [-100, 24], [-100, 19], [-82, 19]).ring(-104, 17, 'shade');
};

export const turbo: Shape = (pen, { random }) => {
  pen.moved(48, 0, 0).lathe([-8, 40], [6, 42], [22, 34], [22, 22], [40, 22], [40, 27], [46, 27]);
  pen.moved(54, -38, 10).along('y').reversed().lathe([0, 18], [18, 18], [18, 26], [24, 26]);
  pen.lathe([4, 18], [14, 15], [30, 15], [40, 24]);
  pen.moved(20, 14, 0).along('y').lathe([0, 8], [10, 8]).ring(10, 4, 'dark');
  pen.tube(
    [
      [-6, 30, -10],
      [-6, 42, 10],
      [-6, 36, 40],
      [-6, 8, 52],
    ],
    20,
  );
  pen.lathe([-18, 34], [-10, 44], [4, 44], [8, 36]);
  pen.moved(-6, 0, 46).along('y').reversed().lathe([-8, 13], [22, 15], [22, 18], [28, 18]);
  pen.lathe([-44, 26], [-38, 26], [-38, 23], [-18, 25]).ring(-44, 21, 'shade');
  const blades = random.whole(6, 8);
  for (let index = 0; index < blades; index++)
    pen.rolled((360 * index) / blades).curve([-36, 4, 0], [-36, 12, 4], [-36, 19, 1]);
  pen.lathe([-42, 2], [-36, 5]);
  pen
    .moved(14, 44, -26)
    .lathe([0, 15], [20, 15], [24, 10])
    .tube(
      [
        [0, 0, 0],
        [-24, -6, 4],
      ],
      3,
      true,
    );
};

/** Forms: 0 rear muffler, 1 catalyst, 2 particulate filter, 3 truck SCR box. */
export const muffler: Shape = (pen, { random, form }) => {
  if (form === 3) {
    pen.prism(inX(-66, [-52, -44, 52, -44, 52, 44, -52, 44]), [132, 0, 0]);
    for (const x of [-34, 30])
      pen.line([x, 52, -44], [x, 52, 44], [x, -52, 44]).line([x + 8, 52, -44], [x + 8, 52, 44], [x + 8, -52, 44]);
    pen.moved(-66, 12, -12).lathe([-26, 22], [-22, 22], [-22, 19], [0, 19]).ring(-26, 16, 'shade');
    pen.moved(40, 52, 8).along('y').lathe([0, 18], [20, 18]).ring(20, 15, 'shade');
    return;
  }
  if (form === 0) {
    pen.tube(
      [
        [70, 10, -10],
        [100, 16, -14],
        [130, 40, -16],
        [166, 44, -16],
      ],
      15,
    );
    pen.prism(
      inX(-66, [-26, -30, -32, -10, -32, 10, -26, 30, 0, 42, 26, 30, 32, 10, 32, -10, 26, -30, 0, -42]),
      [136, 0, 0],
      true,
    );
    pen.panel(inX(-66, [-20, -24, -24, 0, -20, 24, 0, 34, 20, 24, 24, 0, 20, -24, 0, -34]), 'thin');
    for (const z of random.chance(0.6) ? [-18, 18] : [14])
      pen.moved(-66, -4, z).lathe([-34, 11], [0, 10]).ring(-34, 8, 'dark');
    return;
  }
  const long = form === 2 ? 78 : 56;
  pen.lathe([long, 36], [long + 22, 17], [long + 48, 15], [long + 48, 28], [long + 54, 28]);
  pen.lathe([-6, 32], [0, 36], [long, 36]);
  pen.lathe(
    [long * 0.3, 37.5],
    [long * 0.38, 37.5],
    [long * 0.38, 36],
    [long * 0.62, 36],
    [long * 0.62, 37.5],
    [long * 0.7, 37.5],
    [long * 0.7, 36],
  );
  pen.lathe([-32, 17], [-6, 33], [0, 36], [long * 0.3, 36]);
  pen
    .lathe([-56, 32], [-50, 32], [-50, 16], [-30, 17])
    .ring(-56, 13, 'shade')
    .holes(-56, 25, { count: 3, radius: 3.4, stroke: 'dark' });
  pen.moved(-14, 24, 0).along('y').lathe([0, 6], [6, 6]).ring(6, 3, 'dark');
};

/** Forms: 0 electric fan with shroud, 1 viscous clutch with fan. */
export const fan: Shape = (pen, { random, form }) => {
  const blades = random.whole(7, form === 1 ? 9 : 7);
  const reach = form === 1 ? 70 : 56;
  if (form === 0) {
    pen.prism(inX(0, [-66, -74, -66, 74, 66, 74, 66, -74]), [14, 0, 0]);
    pen.ring(0, 62, 'shade').ring(8, 60, 'thin');
    for (const [y, z] of [
      [-58, -66],
      [-58, 66],
      [58, 66],
      [58, -66],
    ] as const)
      pen.moved(0, y, z).ring(0, 3, 'dark');
  }
  for (let index = 0; index < blades; index++) {
    const blade = pen.rolled((360 * index) / blades);
    blade.panel([
      [-4, 14, -8],
      [-6, reach * 0.7, -14],
      [-8, reach, -10],
      [2, reach, 12],
      [2, reach * 0.6, 12],
      [2, 14, 6],
    ]);
  }
  if (form === 1) {
    pen.lathe([-26, 16], [-24, 30], [-4, 32]).ring(-26, 10, 'thin');
    for (let angle = 0; angle < 360; angle += 30) pen.rolled(angle).line([-25, 17, 0], [-24, 28, 0]);
    pen.lathe([-40, 6], [-26, 8]);
  } else pen.lathe([-14, 16], [-12, 20], [-2, 20]).ring(-14, 8, 'thin');
};
