import { inX, inY, inZ } from '../outline.ts';
import type { Pen } from '../pen.ts';
import type { Shape } from '../shape.ts';
import { boltHead, connector } from './fasteners.ts';

function lead(pen: Pen, bend: number): void {
  pen.tube(
    [
      [0, 0, 0],
      [18, bend * 0.2, 4],
      [38, bend, 6],
      [62, bend * 0.6, 2],
    ],
    4.5,
  );
  connector(pen.moved(72, bend * 0.6, 2), 9);
}

/** Forms: 0 inductive, 1 exhaust probe with lead, 2 pressure, 3 knock, 4 air flow, 5 tyre pressure, 6 wheel speed, 7 parking. */
export const sensor: Shape = (pen, { random, form }) => {
  const bend = random.between(16, 34);
  const kinds = [inductive, probe, pressure, knock, airFlow, tyrePressure, wheelSpeed, parking] as const;
  (kinds[form] ?? inductive)(pen, bend);
};

function inductive(pen: Pen): void {
  pen.along('y').lathe([-40, 10], [-4, 11], [-4, 13], [0, 13]);
  pen.prism(inY(0, [-14, -14, 30, -10, 38, 0, 30, 10, -14, 14]), [0, 7, 0], true);
  pen.moved(28, 7, 0).along('y').ring(0, 6, 'shade');
  pen.along('y').lathe([7, 11], [24, 10]);
  connector(pen.moved(-18, 20, 0), 11);
}

function probe(pen: Pen, bend: number): void {
  pen.lathe([20, 8], [34, 7], [38, 5]);
  lead(pen.moved(36, 0, 0), bend);
  boltHead(pen.moved(18, 0, 0), 15, 12);
  pen.lathe([-14, 10], [6, 10]).lathe([-44, 6], [-42, 7], [-14, 7]);
  for (const x of [-36, -28, -20]) pen.moved(x, 4, 5.5).along('z').ring(0, 1.6, 'dark');
}

function pressure(pen: Pen): void {
  pen.along('y').lathe([-34, 7], [-14, 8], [-14, 12], [-10, 12]);
  pen.prism(inY(-10, [-16, -9, 0, -18, 16, -9, 16, 9, 0, 18, -16, 9]), [0, 12, 0]);
  pen.along('y').lathe([2, 13], [20, 13], [20, 9], [34, 9]).ring(34, 6, 'dark');
}

function knock(pen: Pen, bend: number): void {
  pen.tube(
    [
      [0, 0, 14],
      [10, -10, 34],
      [30, -bend, 46],
      [56, -bend, 46],
    ],
    4.5,
  );
  connector(pen.moved(64, -bend, 46), 8);
  pen.lathe([-14, 22], [-10, 24], [12, 24]).ring(-14, 16, 'thin').ring(-14, 8, 'shade');
}

function airFlow(pen: Pen): void {
  pen.lathe([40, 30], [44, 32], [60, 32]).lathe([-40, 32], [40, 30]);
  pen.lathe([-60, 33], [-50, 34], [-50, 32], [40, 32]).ring(-60, 29, 'shade').ring(-50, 27, 'thin');
  pen.line([-56, 27, 0], [-56, -27, 0]).line([-56, 0, 27], [-56, 0, -27]);
  pen.moved(0, 30, 0).box(40, 8, 30);
  pen.moved(0, 42, 0).box(26, 20, 22);
  connector(pen.moved(-16, 44, 0), 8);
}

function tyrePressure(pen: Pen): void {
  pen.prism(inZ(-10, [-6, -16, 40, -20, 52, -10, 50, 10, -6, 8]), [0, 0, 20], true);
  pen.moved(-10, 0, 0).tilted(12).lathe([-46, 4], [-30, 4], [-30, 6], [-6, 6], [-6, 10], [4, 10]);
  pen.moved(-10, 0, 0).tilted(12).lathe([-56, 5.5], [-42, 5.5]);
}

function wheelSpeed(pen: Pen, bend: number): void {
  lead(pen.moved(20, 4, 0), bend);
  pen.prism(inX(6, [-12, -12, -12, 12, 26, 10, 26, -10]), [8, 0, 0]);
  pen.moved(6, 17, 0).ring(0, 4.6, 'shade');
  pen.lathe([-30, 8], [-26, 9], [6, 9]);
}

function parking(pen: Pen): void {
  pen.box(26, 22, 22);
  connector(pen.moved(20, -18, 0).along('y').along('y').along('y'), 8);
  pen.lathe([-36, 14], [-30, 18], [-13, 18]).ring(-36, 11, 'thin');
  pen.lathe([-22, 22], [-18, 22], [-18, 18], [-13, 18]);
  pen.lathe([-36, 14], [-30, 18], [-22, 18]).ring(-36, 11, 'thin');
}

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

/** Upright pencil coil. */
export const ignitionCoil: Shape = (pen, { random }) => {
  const up = pen.along('y');
  up.lathe([-66, 9], [-60, 11], [-24, 11], [-24, 9], [18, 9], [22, 14]);
  for (const y of [-54, -46, -38]) up.lathe([y, 11], [y + 2, 12.5], [y + 4, 11]);
  pen.moved(2, 36, 0).box(46, 28, 30);
  pen.prism(inY(42, [24, -9, 46, -9, 46, 9, 24, 9]), [0, 6, 0]);
  pen.moved(37, 48, 0).along('y').ring(0, 4.4, 'shade');
  if (random.chance(0.5)) pen.face(inY(50, [-16, -10, 18, -10, 18, 10, -16, 10]), 'thin');
  connector(pen.moved(-32, 36, 0), 11);
};

/** Upright, electrode down. */
export const sparkPlug: Shape = (pen) => {
  const up = pen.along('y');
  pen.tube(
    [
      [7, -46, 0],
      [7, -58, 0],
      [0, -59, 0],
    ],
    2.4,
    true,
  );
  up.lathe([-54, 3], [-46, 3], [-46, 9], [-12, 9]);
  for (let y = -42; y < -14; y += 5) pen.curve([-8, y + 2, 3], [0, y - 3, 9], [8, y, 4]);
  up.lathe([-12, 13], [-8, 13], [-8, 11], [-2, 11]);
  boltHead(pen.moved(0, -2, 0).along('y').reversed(), 15, 14);
  up.lathe([12, 12], [18, 9], [48, 8], [52, 6]);
  for (const y of [24, 31, 38]) up.lathe([y, 9], [y + 2, 9.6], [y + 4, 9]);
  up.lathe([42, 8.4], [52, 6], [52, 4], [56, 4], [58, 5], [64, 5]);
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

export const alternator: Shape = (pen, { random }) => {
  pen.moved(44, 0, 0).lathe([0, 44], [18, 42], [24, 30]);
  pen.lathe([0, 46], [44, 46]);
  for (let angle = -60; angle < 160; angle += 16) pen.rolled(angle).line([12, 46, 0], [34, 46, 0]);
  for (const [y, z] of [
    [50, -14],
    [-48, 22],
  ] as const)
    pen.moved(0, y, z).lathe([-6, 10], [16, 10]).ring(-6, 5, 'dark');
  pen.lathe([-10, 34], [0, 44]);
  for (let angle = 0; angle < 360; angle += 30)
    pen.rolled(angle).panel(
      [
        [-6, 36, -5],
        [-3, 41, -5],
        [-3, 41, 5],
        [-6, 36, 5],
      ],
      'dark',
    );
  const radius = random.between(22, 26);
  pen
    .lathe([-34, radius], [-31, radius], [-30, radius - 3], [-18, radius - 3], [-17, radius], [-14, radius])
    .ring(-34, radius - 7, 'thin');
  for (const x of [-28, -25, -22]) pen.lathe([x, radius - 2], [x + 1, radius - 3]);
  pen
    .lathe(
      [-34, radius],
      [-31, radius],
      [-30, radius - 3],
      [-27, radius - 2],
      [-26, radius - 3],
      [-24, radius - 2],
      [-23, radius - 3],
      [-18, radius - 3],
      [-17, radius],
      [-14, radius],
    )
    .ring(-34, radius - 7, 'thin');
  boltHead(pen.moved(-34, 0, 0), 9, 6);
};

export const starter: Shape = (pen) => {
  pen
    .lathe([56, 30], [66, 28], [66, 14], [70, 14])
    .lathe([-20, 31], [56, 31])
    .lathe([38, 32], [42, 32], [42, 31], [56, 31]);
  pen.moved(0, 40, 6).lathe([-16, 17], [42, 17], [42, 11], [50, 11]);
  for (const z of [-5, 6]) pen.moved(50, 40, 6 + z).lathe([0, 3], [12, 3]);
  pen.prism(inX(-22, [-30, -30, 20, -34, 60, -16, 60, 24, 34, 34, -30, 32, -40, 0]), [12, 0, 0], true);
  pen.moved(-22, -34, -8).ring(0, 5, 'dark').moved(0, 84, 12).ring(0, 5, 'dark');
  pen.lathe([-56, 14], [-48, 22], [-22, 26]).lathe([-70, 8], [-56, 8]);
  pen.lathe([-68, 12], [-54, 12]).holes(-68, 9, { count: 8, radius: 1.6, stroke: 'dark' });
};

/** Forms: 0 high-voltage harness, 1 bowden cable, 2 coiled trailer cable. */
export const cable: Shape = (pen, { random, form }) => {
  const sway = random.between(16, 34);
  if (form === 1) {
    pen.tube(
      [
        [-100, -20, 0],
        [-60, -22, 0],
        [-20, sway, 10],
        [30, sway + 6, 6],
        [70, -8, 0],
        [104, -10, 0],
      ],
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
      pen.tube(
        [
          [x + 10, -2, -16],
          [x + 8, 15, -6],
          [x + 2, 16, 8],
          [x, -2, 17],
          [x + 1, -14, 8],
        ],
        6,
      );
    for (const x of [-92, 96])
      pen
        .moved(x, 0, 0)
        .lathe([-20, 15], [-4, 15], [-4, 11], [20, 8])
        .ring(-20, 11, 'shade')
        .holes(-20, 7, { count: 6, radius: 1.8, stroke: 'dark' });
    return;
  }
  pen.tube(
    [
      [-84, 10, -6],
      [-40, 20, 0],
      [0, sway, 4],
      [50, 4, 0],
      [90, -6, 0],
    ],
    11,
  );
  pen.tube(
    [
      [-84, -14, 10],
      [-40, -2, 10],
      [0, sway - 14, 12],
      [50, -12, 10],
      [90, -24, 8],
    ],
    11,
  );
  pen.tube(
    [
      [0, sway - 4, 10],
      [20, sway + 26, 4],
      [44, sway + 34, 0],
    ],
    7,
  );
  connector(pen.moved(52, sway + 34, 0), 9);
  pen.moved(-6, sway - 8, 8).box(12, 30, 20);
  pen.moved(94, -15, 4).box(26, 40, 34);
  pen.moved(-98, -2, 4).box(30, 42, 36);
  for (const y of [8, -12]) pen.moved(-113, y, 4).ring(0, 8, 'shade').ring(0, 4, 'dark');
};

/** Forms: 0 AC socket (seven pins), 1 DC socket (nine pins). */
export const chargePort: Shape = (pen, { form }) => {
  pen.tube(
    [
      [22, -8, 0],
      [50, -14, 4],
      [70, -34, 6],
      [100, -40, 6],
    ],
    form === 1 ? 17 : 11,
  );
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

export const camera: Shape = (pen) => {
  pen.prism(inZ(-34, [-40, -16, 44, -16, 44, 14, 4, 18, -40, 0]), [0, 0, 68]);
  pen.face(
    [
      [-36, 2, -22],
      [0, 17, -26],
      [0, 17, 26],
      [-36, 2, 22],
    ],
    'shade',
  );
  pen.moved(-18, 12, 0).lathe([-20, 11], [-14, 13], [4, 13]).ring(-20, 8, 'shade').ring(-20, 4, 'dark');
  connector(pen.moved(30, -16, 34).along('z').reversed().reversed(), 9);
};

export const radar: Shape = (pen, { random }) => {
  pen.prism(inX(10, [-38, -46, -38, 46, 38, 46, 38, -46]), [5, 0, 0]);
  for (const y of [-32, 32]) for (const z of [-40, 40]) pen.moved(10, y, z).ring(0, 3.4, 'dark');
  pen.prism(inX(10, [-32, -34, -34, 0, -32, 34, 0, 36, 32, 34, 34, 0, 32, -34, 0, -36]), [-20, 0, 0], true);
  pen.panel(inX(-10, [-24, -26, -26, 0, -24, 26, 0, 28, 24, 26, 26, 0, 24, -26, 0, -28]), 'thin');
  if (random.chance(0.6)) pen.ring(-10, 8, 'thin');
  connector(pen.moved(14, -8, 52).along('z'), 8);
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

export const compressor: Shape = (pen, { random }) => {
  pen.lathe([60, 34], [70, 30], [74, 18]).lathe([8, 38], [60, 38]);
  pen.moved(46, 34, -4).box(36, 20, 34);
  for (const x of [38, 54]) pen.moved(x, 44, -4).along('y').lathe([0, 7], [8, 7]).ring(8, 4.4, 'dark');
  for (const [y, z] of [
    [34, 26],
    [-36, 20],
    [-30, -30],
  ] as const)
    pen.moved(12, y, z).lathe([-10, 9], [34, 9]).ring(-10, 4.6, 'dark');
  pen.lathe([-8, 30], [8, 38]);
  const radius = random.between(33, 38);
  pen.lathe([-34, radius], [-30, radius], [-28, radius - 4], [-14, radius - 4], [-12, radius], [-8, radius]);
  pen
    .ring(-34, radius - 6, 'thin')
    .ring(-34, radius - 14, 'shade')
    .ring(-34, radius - 17)
    .holes(-34, 12, { count: 3, radius: 3, stroke: 'thin' });
  boltHead(pen.moved(-34, 0, 0), 7, 6);
};

/** Forms: 0 blower, 1 parking air conditioner. */
export const blower: Shape = (pen, { form }) => {
  if (form === 1) {
    pen.prism(inY(-20, [-84, -56, 84, -56, 84, 56, -84, 56]), [0, 30, 0]);
    pen.prism(inY(10, [-76, -48, 76, -48, 76, 48, -76, 48]), [0, 14, 0]);
    for (const x of [-38, 34])
      pen.moved(x, 24, 0).along('y').ring(0, 30, 'shade').ring(0, 20, 'thin').ring(0, 8, 'solid');
    for (const x of [-66, 66]) pen.line([x, 10, 56], [x, -20, 56]);
    return;
  }
  const up = pen.along('y');
  up.lathe([-46, 20], [-42, 24], [-8, 24], [-8, 54], [-2, 54]);
  for (let step = 0; step < 24; step++)
    pen
      .along('y')
      .rolled(step * 15)
      .line([2, 42, 0], [34, 42, 0]);
  up.lathe([-2, 42], [4, 42]).lathe([4, 42], [34, 42], [34, 44], [40, 44]);
  for (let angle = -70; angle < 130; angle += 10) pen.along('y').rolled(angle).line([6, 42, 0], [33, 42, 0]);
  up.ring(40, 36, 'shade').lathe([20, 14], [34, 10]).ring(34, 5, 'thin');
  connector(pen.moved(-24, -26, 8), 8);
};

export const expansionValve: Shape = (pen) => {
  pen.along('y').lathe([30, 9], [36, 9]).lathe([30, 16], [36, 20], [44, 20], [50, 12]);
  pen.box(34, 62, 40);
  for (const [y, r] of [
    [16, 11],
    [-14, 8],
  ] as const)
    pen
      .moved(-17, y, 0)
      .ring(0, r)
      .ring(0, r - 3, 'shade');
  for (const z of [-14, 14]) pen.moved(-17, 1, z).ring(0, 2.6, 'dark');
  pen.along('y').lathe([31, 9], [36, 18], [46, 20], [52, 10]);
};
