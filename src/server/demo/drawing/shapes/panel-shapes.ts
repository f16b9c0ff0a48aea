import type { Vector } from '../geometry.ts';
import { cornered, inSpace, inX, inY, inZ } from '../outline.ts';
import type { Shape } from '../shape.ts';
import { boltHead } from './fasteners.ts';

/** A line across the vehicle at one height, swept back at both ends like the vehicle's nose. */
function across(y: number, half: number, sweep: number): Vector[] {
  return [-1, -0.85, -0.5, 0, 0.5, 0.85, 1].map((share) => [sweep * Math.abs(share) ** 3, y, half * share]);
}

/** Forms: 0 front, 1 rear. */
export const bumperCover: Shape = (pen, { random, form }) => {
  const half = 138;
  const sweep = random.between(44, 60);
  const [top, bottom] = [34, -36];
  const edge = [...across(top, half, sweep), ...across(bottom, half - 6, sweep - 8).reverse()];
  pen.panel(
    cornered(edge.slice(0, 1)).concat(
      edge.slice(1, 6),
      cornered(edge.slice(6, 8)),
      edge.slice(8, 13),
      cornered(edge.slice(13)),
    ),
  );
  pen.curve(...across(top - 12, half, sweep)).curve(...across(bottom + 16, half - 4, sweep - 4));
  if (form === 1) {
    pen.panel(inX(-1, [18, -40, 18, 40, -8, 36, -8, -36]), 'shade');
    pen.panel([...across(bottom + 14, 70, 8), ...across(bottom + 3, 64, 8).reverse()], 'shade');
    for (const z of [-96, 96]) pen.moved(16, -6, z).face(inX(0, [4, -16, 4, 16, -4, 16, -4, -16]), 'shade');
    return;
  }
  const mouth = random.between(64, 84);
  pen.panel([...across(bottom + 30, mouth, 8), ...across(bottom + 8, mouth - 12, 8).reverse()], 'shade');
  for (const y of [14, 20]) pen.curve(...across(bottom + y, mouth - 6, 8));
  for (const z of [-104, 104]) {
    const recess = pen.moved(26, -18, z);
    recess.panel(inX(0, [12, -15, 12, 15, -8, 18, -10, -18]), 'shade');
    recess.ring(0, 7);
  }
  if (random.chance(0.6)) pen.panel([...across(top - 2, 46, 4), ...across(top - 11, 40, 4).reverse()], 'shade');
};

/** The cross member behind a bumper cover, with its two crash boxes. */
export const bumperBeam: Shape = (pen) => {
  for (const z of [-86, 86]) pen.moved(34, 0, z).box(40, 22, 22);
  const top = across(13, 120, 22);
  const bottom = across(-13, 120, 22).reverse();
  pen.panel([
    ...cornered(top.slice(0, 1)),
    ...top.slice(1, 6),
    ...cornered(top.slice(6)),
    ...cornered(bottom.slice(0, 1)),
    ...bottom.slice(1, 6),
    ...cornered(bottom.slice(6)),
  ]);
  pen.curve(...across(5, 120, 22)).curve(...across(-5, 120, 22));
  for (const z of [-86, -30, 30, 86]) pen.moved(22 * (Math.abs(z) / 120) ** 3, 0, z).ring(0, 4, 'dark');
};

export const bracket: Shape = (pen) => {
  pen.prism(inX(8, [-26, -30, -26, 30, 10, 34, 26, 14, 26, -14, 10, -34]), [5, 0, 0]);
  pen.prism(inY(-26, [-24, -30, 8, -30, 8, 30, -24, 30]), [0, 5, 0]);
  for (const z of [-18, 18]) pen.moved(8, 2, z).ring(0, 5, 'shade').moved(-18, -23, 0).along('y').ring(0, 4, 'dark');
};

export const grille: Shape = (pen, { random }) => {
  const half = random.between(66, 84);
  const outer = inX(0, [-22, 10 - half, 22, -half, 26, 0, 22, half, -22, half - 10, -26, 0]);
  pen.prism(outer, [8, 0, 0], true);
  pen.panel(inX(0, [-16, 18 - half, 16, 10 - half, 19, 0, 16, half - 10, -16, half - 18, -19, 0]), 'shade');
  if (random.chance(0.5)) for (const y of [-10, -3, 4, 11]) pen.line([0, y, 16 - half], [0, y, half - 16]);
  else for (let z = 20 - half; z < half - 16; z += 9) pen.line([0, -16, z], [0, 16, z]);
  pen.ring(-2, 12);
  pen.ring(-2, 8, 'thin');
};

export const hood: Shape = (pen, { random }) => {
  const rear = random.between(112, 122);
  const front = across(0, 104, 16);
  const back = [-1, -0.5, 0, 0.5, 1]
    .map((share): Vector => [150 + 10 * Math.abs(share), 36 + 8 * (1 - share * share), rear * share])
    .reverse();
  const [leftFront, rightFront] = [front.slice(0, 1), front.slice(6)];
  pen.panel([
    ...cornered(leftFront),
    ...front.slice(1, 6),
    ...cornered(rightFront),
    [70, 28, 118],
    ...cornered(back.slice(0, 1)),
    ...back.slice(1, 4),
    ...cornered(back.slice(4)),
    [70, 28, -118],
  ]);
  for (const side of [-1, 1]) {
    const spread = random.chance(0.5) ? 0.9 : 0.6;
    pen.curve([6, 6, 52 * side * spread], [60, 30, 74 * side * spread], [148, 42, 88 * side]);
  }
  pen.line([8, -6, 98], [8, 0, 98]).curve(...front.map(([x, y, z]): Vector => [x + 6, y + 4, z * 0.97]));
};

/** Forms: 0 bonnet lock, 1 door lock. */
export const lock: Shape = (pen, { form }) => {
  pen.prism(inX(6, [-38, -26, -38, 26, 30, 30, 40, 12, 40, -12, 30, -30]), [form === 1 ? 22 : 6, 0, 0]);
  pen.panel(inX(6, [40, -5, 40, 5, 14, 7, 6, 0, 14, -7]), 'dark');
  pen.prism(inX(4, [14, -18, 20, -4, 8, 8, -8, 4, -14, -12]), [-6, 0, 0], true);
  boltHead(pen.moved(-2, 0, -6), 5, 4);
  for (const [y, z] of [
    [24, -20],
    [24, 20],
    [-28, 0],
  ] as const)
    pen.moved(6, y, z).ring(0, 3.6, 'dark');
  pen.tube(
    [
      [6, -24, 16],
      [0, -44, 26],
      [10, -58, 50],
    ],
    3,
  );
};

const arch = [38, -48, 34, -18, 14, 6, -12, 8, -34, -10, -44, -44];

/** A left front fender seen from outside, its flange turned inwards. */
export const fender: Shape = (pen, { random }) => {
  const nose = random.between(-84, -76);
  pen.face([
    [nose + 6, 22, 0],
    [70, 46, 0],
    [70, 44, -14],
    [nose + 10, 20, -14],
  ]);
  const rim = [nose, -40, nose - 4, -8, nose + 6, 22, -20, 36, 70, 46, 84, 40, 76, -10, 80, -50];
  const points = inZ(0, rim);
  const opening = inZ(0, arch);
  pen.panel([
    ...cornered(points.slice(0, 1)),
    ...points.slice(1, 2),
    ...cornered(points.slice(2, 3)),
    points[3] ?? [0, 0, 0],
    ...cornered(points.slice(4)),
    ...cornered(opening.slice(0, 1)),
    ...opening.slice(1, 5),
    ...cornered(opening.slice(5)),
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
      ...cornered(far.slice(0, 1)),
      ...far.slice(1, 6),
      ...cornered(far.slice(6)),
      ...cornered(near.slice(6)),
      ...near.slice(1, 6).reverse(),
      ...cornered(near.slice(0, 1)),
    ],
    'shade',
  );
  const lip = turns.map(([x, y]): Vector => [x * 1.12, y * 1.1 + 2, 18]);
  pen.panel([
    ...cornered(near.slice(0, 1)),
    ...near.slice(1, 6),
    ...cornered(near.slice(6)),
    ...cornered(lip.slice(6)),
    ...lip.slice(1, 6).reverse(),
    ...cornered(lip.slice(0, 1)),
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
    pen.panel(cornered(inX(0, [-40, from, -40, to, 38, to, 38, from])), 'shade');
  for (const z of [-104, -60, 60, 104]) pen.moved(0, 45, z).ring(0, 2.6, 'dark');
  pen.prism(inX(-2, [52, -7, 30, -7, 30, 7, 52, 7]), [-4, 0, 0]);
  pen.spot(0, -46, 80).spot(0, 45, -80).spot(0, 0, 60).spot(0, 0, -60);
};

/** Rear panels seen from behind; forms share the hood's width. */
export const trunkLid: Shape = (pen, { random }) => {
  const drop = random.between(48, 58);
  pen.panel(cornered(inSpace([96, 24, -92, 96, 24, 92, 6, 12, 104, 0, 6, 104, 0, 6, -104, 6, 12, -104])));
  pen.face(inSpace([0, 6, -104, 0, 6, 104, 6, -drop, 92, 6, -drop, -92]));
  pen.panel(cornered(inX(3, [-8, -44, -8, 44, -34, 40, -34, -40])), 'shade');
  pen.line([2, -2, -104], [2, -2, 104]);
  pen.ring(0, 9, 'thin');
};

export const tailgate: Shape = (pen, { random }) => {
  const waist = random.between(4, 14);
  pen.panel(
    cornered(
      inSpace([40, 74, -78, 40, 74, 78, 0, waist, 98, 0, -56, 92, 0, -64, 84, 0, -64, -84, 0, -56, -92, 0, waist, -98]),
    ),
  );
  pen.panel(cornered(inSpace([34, 66, -68, 34, 66, 68, 4, waist + 8, 84, 4, waist + 8, -84])), 'shade');
  pen.panel(cornered(inX(0, [-22, -36, -22, 36, -44, 33, -44, -33])), 'shade');
  pen.line([0, -8, -95], [0, -8, 95]).face(inSpace([40, 74, -78, 40, 74, 78, 34, 82, 74, 34, 82, -74]));
  pen.tube(
    [
      [18, 28, 0],
      [20, 34, 24],
      [20, 30, 52],
    ],
    3,
  );
};

/** A left rear side panel with its wheel arch, seen from outside. */
export const quarterPanel: Shape = (pen, { random }) => {
  const roof = random.between(70, 78);
  const rim = inZ(0, [-92, -40, -92, 20, -60, 30, -24, roof, 0, roof + 2, 44, 34, 82, 28, 86, -20, 74, -34]);
  const opening = inZ(0, [40, -36, 34, -10, 12, 8, -14, 8, -34, -12, -40, -40]);
  pen.panel([
    ...cornered(rim),
    ...cornered(opening.slice(0, 1)),
    ...opening.slice(1, 5),
    ...cornered(opening.slice(5)),
  ]);
  pen.panel(inZ(0, [-40, 34, -20, 62, 4, 62, 28, 36]), 'shade');
  pen
    .curve(...inZ(0, [46, -34, 40, -6, 16, 15, -18, 15, -40, -8, -46, -40]))
    .curve([-92, 12, 0], [0, 20, 0], [84, 14, 0]);
};

export const rearPanel: Shape = (pen) => {
  pen.prism(inX(0, [-30, -96, 20, -104, 26, -70, 26, 70, 20, 104, -30, 96]), [7, 0, 0]);
  for (const z of [-72, 72]) pen.panel(inX(0, [-16, z - 20, -16, z + 20, 12, z + 20, 12, z - 20]), 'shade');
  pen.line([0, -22, -92], [0, -22, 92]).ring(0, 7, 'dark');
};

/** Forms: 0 windscreen, 1 rear window, 2 sunroof. */
export const windshield: Shape = (pen, { random, form }) => {
  if (form === 2) {
    pen.prism(inY(0, [-44, -78, 44, -78, 52, 0, 44, 78, -44, 78, -52, 0]), [0, 4, 0], true);
    pen.panel(inY(4, [-34, -66, 34, -66, 40, 0, 34, 66, -34, 66, -40, 0]), 'thin');
    for (const z of [-20, 10]) pen.line([-10, 4, z], [10, 4, z + 14]);
    return;
  }
  const rise = form === 0 ? 68 : 48;
  const lean = form === 0 ? 62 : 50;
  const low = [-1, -0.5, 0, 0.5, 1].map((share): Vector => [18 * share * share, 0, 122 * share]);
  const high = low.map(([x, , z]): Vector => [x * 0.7 + lean, rise, z * 0.8]).reverse();
  const around = (lines: readonly (readonly Vector[])[]) =>
    lines.flatMap((line) => [...cornered(line.slice(0, 1)), ...line.slice(1, 4), ...cornered(line.slice(4))]);
  pen.panel(around([low, high]));
  const inner = [low, high].map((line) =>
    line.map(([x, y, z]): Vector => [x + 2, rise / 2 + (y - rise / 2) * 0.86, z * 0.93]),
  );
  pen.panel(around(inner), 'thin');
  if (form === 1)
    for (const share of [0.2, 0.35, 0.5, 0.65, 0.8])
      pen.curve(...low.map(([x, , z]): Vector => [x + lean * share, rise * share, z * (0.9 - 0.16 * share)]));
  else {
    pen.panel(
      inSpace([
        lean * 0.86,
        rise * 0.9,
        -12,
        lean * 0.86,
        rise * 0.9,
        12,
        lean * 0.72,
        rise * 0.74,
        8,
        lean * 0.72,
        rise * 0.74,
        -8,
      ]),
      'shade',
    );
    for (const z of [-60, 30])
      pen.line([lean * 0.4, rise * 0.34, z], [lean * 0.6, rise * 0.62, z + 18 + random.between(0, 8)]);
  }
};
