import type { Vector } from '../geometry.ts';
import { inX, inY, inZ } from '../outline.ts';
import type { Pen } from '../pen.ts';
import type { Shape } from '../shape.ts';
import { sinCos } from '../view.ts';
import { boltHead, screw } from './fasteners.ts';

/** A wound spring about the upright axis, from `low` to `high`. */
function coil(
  pen: Pen,
  { low, high, radius, turns, wire }: Record<'low' | 'high' | 'radius' | 'turns' | 'wire', number>,
): void {
  const at = (turn: number, angle: number): Vector => {
    const [sin, cos] = sinCos(angle);
    return [radius * cos, low + ((high - low) * (turn + angle / 360)) / turns, radius * sin];
  };
  const range = (from: number, to: number) => Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8);
  // The half turns behind the axis first, then those in front of it.
  for (let turn = 0; turn < turns; turn++)
    pen.tube(
      range(180, 360).map((angle) => at(turn, angle + 60)),
      wire,
    );
  for (let turn = 0; turn < turns; turn++)
    pen.tube(
      range(0, 180).map((angle) => at(turn, angle + 60)),
      wire,
    );
}

/** Upright; forms: 0 front strut with bracket, 1 plain shock absorber. */
export const shock: Shape = (pen, { random, form }) => {
  const up = pen.along('y');
  const body = random.between(17, 20);
  if (form === 1) {
    pen.moved(0, -98, 0).along('z').lathe([-13, 13], [13, 13]).ring(13, 7, 'shade');
    up.lathe([-86, body - 4], [-82, body], [4, body], [4, 7]);
    up.lathe([0, 7], [30, 7]);
    up.lathe([-6, body + 4], [64, body + 4], [68, 10], [78, 8]);
    pen.moved(0, 90, 0).along('z').lathe([-13, 13], [13, 13]).ring(13, 7, 'shade');
    return;
  }
  pen.prism(inZ(-12, [-30, -104, -6, -104, -6, -58, -30, -58]), [0, 0, 4]);
  up.lathe([-100, body - 3], [-96, body], [20, body], [24, 9]);
  pen.prism(inZ(10, [-34, -106, -4, -106, 8, -58, -28, -58]), [0, 0, 4]);
  for (const y of [-96, -70]) pen.moved(-22, y, 14).along('z').ring(0, 4, 'dark');
  up.lathe([8, body + 4], [11, 38], [16, 40]).ring(16, 34, 'thin');
  up.lathe([16, body], [24, body], [24, 7], [92, 7], [92, 5], [112, 5]);
};

/** Upright; form 1 is barrel-shaped. */
export const coilSpring: Shape = (pen, { random, form }) => {
  coil(pen, {
    low: form === 1 ? -50 : -62,
    high: form === 1 ? 50 : 62,
    radius: random.between(36, 42),
    turns: random.whole(4, 6),
    wire: 9,
  });
};

export const strutMount: Shape = (pen, { random }) => {
  const up = pen.along('y');
  for (const angle of [30, 150, 270]) {
    const [sin, cos] = sinCos(angle);
    if (sin < 0)
      pen
        .moved(36 * cos, 0, 36 * sin)
        .along('y')
        .lathe([0, 3.4], [24, 3.4]);
  }
  up.lathe([-14, 26], [-8, 44], [0, 48], [4, 46], [12, 30], [22, 26], [26, 16]).ring(26, 8, 'shade');
  for (const angle of [30, 150]) {
    const [sin, cos] = sinCos(angle);
    pen
      .moved(38 * cos, 2, 38 * sin)
      .along('y')
      .lathe([0, 3.4], [22, 3.4]);
  }
  if (random.chance(0.5)) up.ring(14, 29, 'thin');
};

/** Forms: 0 front wishbone, 1 rear straight arm. */
export const controlArm: Shape = (pen, { random, form }) => {
  if (form === 1) {
    pen.moved(84, 6, 0).along('z').lathe([-14, 15], [14, 15]).ring(14, 8, 'shade');
    pen.prism(inY(-6, [-78, -10, -20, -20, 24, -22, 78, -8, 78, 8, 24, 22, -20, 20, -78, 10]), [0, 12, 0], true);
    pen.moved(4, 6, 0).along('y').ring(0, 15, 'shade').ring(0, 11, 'thin');
    pen.moved(-84, 0, 0).along('z').lathe([-14, 16], [14, 16]).ring(14, 8, 'shade');
    return;
  }
  pen.moved(78, 4, -40).lathe([-12, 15], [12, 15]).ring(-12, 8, 'shade');
  pen.prism(
    inY(
      -5,
      [
        -70, 44, -64, 30, -20, 0, 40, -46, 70, -50, 72, -30, 40, -14, 30, 16, 56, 40, 62, 62, 46, 66, 10, 44, -30, 40,
        -60, 56,
      ],
    ),
    [0, 10, 0],
    true,
  );
  pen.panel(inY(5, [-26, 28, 4, 6, 22, 4, 16, 26, -6, 34]), 'shade');
  pen.moved(54, 4, 66).along('y').lathe([-14, 15], [14, 15]).ring(14, 7, 'shade');
  if (random.chance(0.6)) pen.moved(-66, 6, 46).along('y').lathe([0, 11], [6, 11], [14, 6], [14, 4], [30, 3]);
  else pen.moved(-66, 5, 46).along('y').ring(0, 7, 'shade');
};

/** Upright; forms: 0 ball joint with flange, 1 tie-rod end. */
export const ballJoint: Shape = (pen, { form }) => {
  const up = pen.along('y');
  if (form === 1) {
    pen.moved(0, -12, 0).lathe([12, 10], [40, 8], [88, 8], [90, 7]);
    for (let x = 50; x < 86; x += 5) pen.curve([x, -4, -1], [x + 1, -9, 7], [x + 2, -16, 7]);
  } else {
    pen.prism(inY(-14, [-40, -20, 36, -26, 36, 26, -40, 20]), [0, 6, 0]);
    for (const [x, z] of [
      [-32, 0],
      [28, -16],
      [28, 16],
    ] as const)
      pen.moved(x, -8, z).along('y').ring(0, 4, 'dark');
  }
  up.lathe([-26, 14], [-22, 20], [-4, 20], [0, 17]);
  up.lathe([0, 17], [8, 16], [16, 9], [16, 6], [30, 6], [32, 5], [48, 5]);
  for (let y = 34; y < 47; y += 4) pen.curve([-4, y, 2], [0, y - 2, 5], [4, y, 3]);
};

/** Forms: 0 stabilizer link (upright), 1 torque rod, 2 inner tie rod, 3 drag link. */
export const link: Shape = (pen, { form }) => {
  if (form === 0) {
    for (const [y, side] of [
      [-62, -1],
      [62, 1],
    ] as const) {
      if (side < 0)
        pen.tube(
          [
            [0, -62, 0],
            [0, 62, 0],
          ],
          6,
          true,
        );
      const eye = pen.moved(0, y, 0);
      eye.along('z').lathe([-10, 12], [8, 12], [12, 8], [12, 5], [34, 5]).ring(34, 3, 'thin');
    }
    return;
  }
  if (form === 1) {
    pen
      .lathe([20, 13], [70, 13])
      .moved(84, 0, 0)
      .along('z')
      .lathe([-18, 22], [18, 22])
      .ring(18, 12, 'shade')
      .lathe([18, 8], [26, 8]);
    pen.lathe([-66, 13], [66, 13]);
    pen.moved(-84, 0, 0).along('z').lathe([-18, 22], [18, 22]).ring(18, 12, 'shade').lathe([18, 8], [26, 8]);
    return;
  }
  if (form === 2) {
    pen.lathe([56, 16], [78, 16], [78, 9], [88, 9]).lathe([40, 9], [44, 16], [56, 16]);
    pen.lathe([-80, 6], [-40, 6], [-40, 7], [44, 7]);
    for (let x = -78; x < -42; x += 5) pen.curve([x, 5, 2], [x + 1, 0, 6], [x + 2, -5, 3]);
    return;
  }
  pen.moved(104, 6, 0).along('y').lathe([-16, 16], [0, 16], [8, 8], [8, 6], [28, 5]);
  pen.lathe([-90, 11], [90, 11]).lathe([-84, 14], [-66, 14], [-66, 11], [90, 11]).lathe([66, 14], [86, 14]);
  pen.moved(-104, 6, 0).along('y').lathe([-16, 16], [0, 16], [8, 8], [8, 6], [28, 5]);
};

export const bush: Shape = (pen, { random }) => {
  const radius = random.between(34, 38);
  pen.lathe([-24, radius + 5], [-20, radius + 5], [-20, radius], [24, radius]);
  pen.ring(-24, radius - 3, 'shade').ring(-24, 17);
  for (const roll of [0, 180])
    pen.rolled(roll + 20).panel(
      [
        [-24, 18, -10],
        [-24, 26, -14],
        [-24, 26, 14],
        [-24, 18, 10],
      ],
      'dark',
    );
  pen.lathe([-34, 16], [-24, 16]).ring(-34, 8, 'shade');
};

/** Forms: 0 hydraulic engine mount, 1 gearbox mount. */
export const mount: Shape = (pen, { form }) => {
  if (form === 1) {
    pen.prism(inY(-30, [-60, -26, 60, -26, 60, 26, -60, 26]), [0, 7, 0]);
    for (const x of [-48, 48]) pen.moved(x, -23, 0).along('y').ring(0, 5, 'dark');
    pen.prism(inZ(-22, [-40, -23, 40, -23, 28, 20, -28, 20]), [0, 0, 44]);
    pen.moved(0, 0, 22).along('z').ring(0, 16, 'shade').lathe([0, 9], [10, 9]).ring(10, 5, 'dark');
    pen.prism(inY(20, [-34, -24, 34, -24, 34, 24, -34, 24]), [0, 6, 0]);
    return;
  }
  pen.prism(inY(-34, [-62, -20, -20, -44, 40, -40, 62, 0, 40, 44, -30, 40]), [0, 7, 0]);
  for (const [x, z] of [
    [-48, -10],
    [50, 0],
    [-22, 32],
  ] as const)
    pen.moved(x, -27, z).along('y').ring(0, 5, 'dark');
  pen.along('y').lathe([-27, 38], [4, 38], [14, 30], [14, 20], [24, 16]).ring(24, 10, 'thin').lathe([24, 7], [50, 7]);
  pen.prism(inZ(-10, [0, 24, 58, 24, 66, 34, 0, 34]), [0, 0, 20]);
  pen.along('y').lathe([34, 12], [42, 12]);
};

/** Forms: 0 long parabolic front spring, 1 heavy rear pack. Runs along the axis. */
export const leafSpring: Shape = (pen, { random, form }) => {
  const leaves = form === 1 ? random.whole(7, 9) : random.whole(3, 5);
  const rise = form === 1 ? 26 : 34;
  const bow = (x: number) => rise * (x / 150) ** 2;
  for (let leaf = leaves - 1; leaf >= 0; leaf--) {
    const half = 150 - leaf * (form === 1 ? 14 : 22);
    const xs = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => share * half);
    const top = xs.flatMap((x) => [x, bow(x) - leaf * 7.4]);
    const under = xs.toReversed().flatMap((x) => [x, bow(x) - leaf * 7.4 - 6.4]);
    pen.prism(inZ(-17, [...top, ...under]), [0, 0, 34]);
  }
  for (const x of [-156, 156])
    pen
      .moved(x, bow(150) + 5, 0)
      .along('z')
      .lathe([-17, 12], [17, 12])
      .ring(17, 7, 'shade');
  pen.prism(inZ(-20, [-9, 6, 9, 6, 9, -leaves * 7.4 - 4, -9, -leaves * 7.4 - 4]), [0, 0, 40]);
  pen.along('y').lathe([6, 5], [14, 5]);
};

/** Upright; form 1 is the small cab air spring with its damper eye. */
export const airSpring: Shape = (pen, { random, form }) => {
  const up = pen.along('y').scaled(form === 1 ? 0.78 : 1);
  if (form === 1) pen.moved(0, -76, 0).along('z').lathe([-12, 12], [12, 12]).ring(12, 6, 'shade');
  up.lathe([-86, 26], [-80, 34], [-40, 40], [-34, 36]);
  up.lathe([-40, 36], [-34, 48], [-22, 54], [-8, 52], [2, 49]);
  if (random.chance(0.5)) up.lathe([2, 49], [12, 53], [24, 54], [38, 46], [42, 40], [48, 40]);
  else up.lathe([2, 49], [30, 48], [40, 42], [48, 42]);
  up.ring(48, 34, 'thin');
  for (const z of [-16, 16])
    pen
      .moved(0, form === 1 ? 37 : 48, z)
      .along('y')
      .lathe([0, 4], [14, 4]);
};

export const uBolt: Shape = (pen) => {
  pen.tube(
    [
      [0, -70, -30],
      [0, 30, -30],
      [0, 52, -22],
      [0, 58, 0],
      [0, 52, 22],
      [0, 30, 30],
      [0, -70, 30],
    ],
    11,
  );
  for (const z of [-30, 30]) {
    for (let y = -66; y < -24; y += 6) pen.line([-5, y, z], [5, y + 2, z]);
    pen.moved(0, -34, z).along('y').reversed().lathe([0, 14], [3, 14]);
    boltHead(pen.moved(0, -44, z).along('y').reversed(), 12, 12);
    pen.spot(0, -10, z);
  }
};

export const axleBeam: Shape = (pen) => {
  const beam = pen;
  for (const side of [1, -1])
    beam
      .moved(0, 0, 0)
      .moved(side * 142, 20, 0)
      .along('y')
      .lathe([-24, 15], [24, 15])
      .ring(24, 8, 'shade');
  beam.prism(
    inZ(
      -10,
      [-132, 34, -96, 8, -60, -12, 60, -12, 96, 8, 132, 34, 132, 10, 96, -14, 66, -34, -66, -34, -96, -14, -132, 10],
    ),
    [0, 0, 20],
  );
  beam.line([-128, 28, 10], [-94, 2, 10], [-58, -18, 10], [58, -18, 10], [94, 2, 10], [128, 28, 10]);
  beam.line([-126, 16, 10], [-96, -8, 10], [-64, -28, 10], [64, -28, 10], [96, -8, 10], [126, 16, 10]);
  for (const x of [-52, 52]) {
    beam.moved(x, -10, 0).prism(inY(-2, [-20, -22, 20, -22, 20, 22, -20, 22]), [0, 7, 0]);
    for (const z of [-14, 14])
      for (const dx of [-12, 12])
        beam
          .moved(x + dx, -5, z)
          .along('y')
          .ring(0, 3, 'dark');
  }
};

export const knuckle: Shape = (pen) => {
  pen.prism(inZ(-12, [4, 50, 44, 56, 44, 36, 16, 28]), [0, 0, 24]);
  pen.prism(inZ(-12, [4, -50, 44, -56, 44, -36, 16, -28]), [0, 0, 24]);
  for (const y of [-58, 36]) pen.moved(36, y, 0).along('y').lathe([0, 16], [22, 16]).ring(22, 9, 'shade');
  pen.prism(inX(14, [-44, -34, -20, -44, 20, -44, 44, -34, 44, 34, 20, 44, -20, 44, -44, 34]), [-12, 0, 0]);
  pen.holes(2, 38, { count: 8, radius: 3.4, stroke: 'dark' });
  pen.lathe([-92, 8], [-76, 8], [-76, 12], [-40, 16], [-36, 22], [-2, 26], [2, 28]);
  for (let x = -90; x < -78; x += 4) pen.curve([x, 7, 3], [x + 1, 2, 8], [x + 2, -5, 6]);
};

/** Upright pin with its bushes, washers and caps. */
export const kingPin: Shape = (pen) => {
  pen.along('y').lathe([-58, 13], [-54, 15], [54, 15], [58, 13]).ring(58, 4, 'dark');
  for (const y of [-44, 22]) {
    pen.moved(48, y, 10).along('y').lathe([0, 18], [26, 18]).ring(26, 14, 'shade');
    pen
      .moved(88, y + 8, -4)
      .along('y')
      .lathe([0, 17], [5, 17])
      .ring(5, 9, 'shade');
  }
  pen.moved(48, 0, 10).along('y').lathe([-6, 16], [0, 16]);
};

export const rack: Shape = (pen, { random }) => {
  const bellows = (x: number) =>
    pen.lathe(...Array.from({ length: 11 }, (_, index) => [x + index * 4.4, index % 2 === 0 ? 15 : 11] as const));
  pen.lathe([138, 6], [176, 6]);
  bellows(90);
  pen.lathe([-60, 13], [90, 13]);
  for (const x of [-34, 66])
    pen
      .lathe([x, 18], [x + 14, 18])
      .moved(x + 7, 0, 16)
      .along('z')
      .ring(0, 5, 'dark');
  pen.moved(random.between(20, 36), -22, 8).lathe([-34, 15], [30, 15]).ring(-34, 10, 'thin');
  pen.moved(-46, 0, 8).along('y').lathe([-22, 15], [20, 15], [20, 9], [36, 9], [36, 6], [56, 6]);
  pen.lathe([-62, 14], [-40, 14]);
  bellows(-106);
  pen.lathe([-150, 6], [-106, 6]);
};

export const column: Shape = (pen) => {
  pen.lathe([70, 8], [96, 8]).moved(106, 0, 0).along('z').lathe([-10, 10], [10, 10]).ring(10, 5, 'dark');
  pen.lathe([-30, 15], [70, 15], [70, 12]);
  pen.prism(inZ(-20, [-20, 6, 30, 6, 22, 34, -12, 34]), [0, 0, 40]);
  pen.moved(30, -24, 0).lathe([-20, 17], [34, 17]);
  pen.lathe([-66, 20], [-30, 20]).lathe([-78, 13], [-66, 13]);
  for (const side of [-1, 1])
    pen.tube(
      [
        [-56, 4, side * 18],
        [-62, 8, side * 44],
        [-66, 8, side * 62],
      ],
      5,
    );
  pen.lathe([-112, 6], [-100, 8], [-78, 8]).ring(-112, 3, 'dark');
};

export const steeringWheel: Shape = (pen, { random }) => {
  const rim = Array.from({ length: 25 }, (_, index): Vector => {
    const [sin, cos] = sinCos(index * 15);
    return [0, 74 * cos, 74 * sin];
  });
  pen.ring(0, 78).ring(0, 66, 'thin').ring(0, 64, 'shade').ring(0, 64, 'cover').ring(0, 64, 'thin');
  const spokes = random.chance(0.5) ? [90, 270, 180] : [80, 280, 150, 210];
  for (const angle of spokes)
    pen.rolled(angle).face([
      [0, 66, -9],
      [0, 66, 9],
      [-8, 22, 13],
      [-8, 22, -13],
    ]);
  pen
    .panel(inX(-12, [26, -24, 28, 0, 26, 24, 0, 32, -24, 20, -28, 0, -24, -20, 0, -32]))
    .moved(0, 2, 0)
    .ring(-12, 9, 'thin');
  for (const point of [rim[3], rim[20]]) if (point) pen.spot(0, point[1] * 0.97, point[2] * 0.97);
};

export const steeringGear: Shape = (pen) => {
  pen.moved(20, -4, 0).lathe([30, 36], [56, 34], [62, 24]);
  pen.prism(inX(-50, [-36, -30, 30, -34, 42, -10, 42, 14, 30, 36, -36, 34]), [100, 0, 0]);
  pen.lathe([-66, 26], [-50, 32]).holes(-66, 20, { count: 4, radius: 3, stroke: 'dark' }).lathe([-104, 9], [-66, 11]);
  pen.moved(8, -8, 34).along('z').lathe([0, 30], [16, 30], [16, 14], [44, 12]).ring(44, 6, 'thin');
  for (const x of [-20, 12]) pen.moved(x, 42, -6).along('y').lathe([0, 9], [10, 9]).ring(10, 5, 'dark');
  screw(pen.moved(-44, -30, 40).along('y').reversed(), 3, 6);
};
