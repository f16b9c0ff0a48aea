import { cornered, inSpace, inX, inY, inZ } from '../outline.ts';
import type { Shape } from '../shape.ts';
import { boltHead } from './fasteners.ts';

/** The whole cab from the front and the left side. */
export const cab: Shape = (pen, { random }) => {
  const roof = random.between(74, 104);
  const wide = 62;
  pen.prism(inZ(-wide, [-64, -86, -68, -6, -54, 66, -34, roof, 70, roof + 4, 74, -86]), [0, 0, wide * 2]);
  pen.face(inSpace([-66, 2, 10 - wide, -66, 2, wide - 10, -56, 58, wide - 14, -56, 58, 14 - wide]), 'shade');
  pen.face(inSpace([-68, -12, 16 - wide, -68, -12, wide - 16, -66, -58, wide - 16, -66, -58, 16 - wide]), 'thin');
  for (const y of [-24, -36, -48]) pen.line([-67, y, 18 - wide], [-67, y, wide - 18]);
  for (const z of [18 - wide, wide - 18])
    pen.face(inX(-66, [-62, z - 14, -62, z + 14, -78, z + 14, -78, z - 14]), 'shade');
  pen.line([-58, -80, wide], [-62, -4, wide], [-48, 62, wide], [14, 64, wide], [16, -80, wide], [-58, -80, wide]);
  pen.face(inZ(wide, [-56, 0, -44, 56, 8, 58, 9, 0]), 'shade');
  pen.panel(inZ(wide, [-2, -14, 10, -14, 10, -8, -2, -8]), 'dark');
  pen.panel(cornered(inZ(wide, [28, 6, 28, 56, 60, 56, 60, 6])), 'shade');
  pen.line([-40, roof, -wide], [-40, roof, wide]);
};

export const frontPanel: Shape = (pen, { random }) => {
  pen.prism(inX(0, [-44, -112, 34, -118, 44, -100, 44, 100, 34, 118, -44, 112]), [10, 0, 0]);
  const bars = random.whole(3, 5);
  for (let bar = 0; bar < bars; bar++) {
    const y = -34 + (bar * 52) / bars;
    pen.panel(cornered(inX(0, [y, -92, y + 36 / bars, -96, y + 36 / bars, 96, y, 92])), 'shade');
  }
  pen.ring(-1, 13).moved(0, 32, 0).line([0, 0, -100], [0, 0, 100]);
  pen.moved(0, 26, 0).ring(-1, 7, 'thin');
};

export const truckBumper: Shape = (pen, { random }) => {
  pen.prism(inX(0, [-32, -104, -24, -128, 26, -132, 30, -110, 30, 110, 26, 132, -24, 128, -32, 104]), [34, 0, 0]);
  for (const z of [-92, 92])
    pen
      .panel(cornered(inX(0, [-18, z - 26, 16, z - 28, 16, z + 28, -18, z + 26])), 'shade')
      .moved(0, 0, z)
      .ring(0, 12)
      .ring(0, 7, 'thin');
  pen.panel(cornered(inX(0, [-24, -48, -4, -50, -4, 50, -24, 48])), 'shade');
  if (random.chance(0.6)) for (const z of [-30, -10, 10, 30]) pen.line([0, -23, z], [0, -5, z]);
  pen.face(inX(0, [8, -18, 22, -18, 22, 18, 8, 18]), 'thin');
};

export const deflector: Shape = (pen) => {
  pen.prism(inZ(-78, [-70, -30, -40, 20, 14, 46, 66, 50, 66, -30]), [0, 0, 156]);
  pen
    .line([-55, -5, -66], [-55, -5, 66])
    .curve([-36, 21, -60], [8, 43, -54], [60, 50, -52])
    .curve([-36, 21, 60], [8, 43, 54], [60, 50, 52]);
};

export const step: Shape = (pen) => {
  pen.prism(inX(-46, [50, -8, 50, 8, -36, 22, -44, 22, -44, -10]), [6, 0, 0]);
  pen.prism(inX(40, [50, -8, 50, 8, -36, 22, -44, 22, -44, -10]), [6, 0, 0]);
  for (const y of [-40, 0]) {
    const step = pen.moved(0, y, y < -20 ? 14 : 6);
    step.prism(inY(0, [-52, -18, 52, -18, 52, 24, -52, 24]), [0, 7, 0]);
    for (let x = -42; x <= 42; x += 12) step.line([x, 7, -14], [x, 7, 20]);
  }
};

export const fifthWheel: Shape = (pen, { random }) => {
  for (const z of [-54, 54]) pen.moved(0, -30, z).prism(inZ(-9, [-36, -18, 36, -18, 18, 22, -18, 22]), [0, 0, 18]);
  pen.prism(inY(-56, [-70, -84, 70, -84, 70, 84, -70, 84]), [0, 8, 0]);
  for (const z of [-58, 58]) pen.moved(0, -30, z).prism(inZ(-10, [-36, -18, 36, -18, 18, 22, -18, 22]), [0, 0, 20]);
  pen.prism(
    inY(
      -10,
      [
        -96, -28, -88, -62, -40, -80, 50, -80, 100, -52, 110, -24, 40, -10, 4, -16, -6, 0, 4, 16, 40, 10, 110, 24, 100,
        52, 50, 80, -40, 80, -88, 62, -96, 28,
      ],
    ),
    [0, 11, 0],
  );
  pen.moved(0, 1, 0).along('y').ring(0, 17, 'shade');
  for (const z of [-1, 1]) pen.panel(inY(1, [-70, 30 * z, -30, 60 * z, 30, 56 * z, 20, 34 * z, -30, 26 * z]), 'thin');
  for (const [x, z] of [
    [-60, 0],
    [40, -46],
    [40, 46],
  ] as const)
    pen.moved(x, 1, z).along('y').ring(0, 4, 'dark');
  if (random.chance(0.7))
    pen.tube(
      [
        [-60, -6, 78],
        [-66, -6, 98],
        [-66, -6, 118],
      ],
      6,
    );
};

/** A repair kit laid out: bolts, rings and small parts on a card. Form 1 is the fifth wheel's. */
export const kit: Shape = (pen, { form }) => {
  pen.prism(inY(-4, [-86, -62, 86, -62, 86, 62, -86, 62]), [0, 3, 0]);
  if (form === 0) {
    pen.moved(-40, 52, -14).along('y').lathe([-50, 28], [42, 28], [44, 33], [52, 33]).ring(52, 25, 'shade');
    pen.moved(28, 34, -18).along('y').lathe([-32, 26], [32, 26]);
    for (const y of [18, 24])
      pen
        .moved(28, 34, -18)
        .along('y')
        .lathe([y, 26], [y, 24.6], [y + 3, 24.6], [y + 3, 26], [32, 26])
        .ring(32, 13, 'thin');
    pen.moved(2, 6, 38).along('y').lathe([-6, 22], [6, 22]).ring(6, 17, 'shade');
    pen.moved(56, 4, 38).lathe([-26, 6], [22, 6]);
    return;
  }
  pen.moved(-44, 0, -20).along('y').lathe([0, 26], [10, 26]).ring(10, 18, 'shade');
  pen.prism(inY(0, [6, -46, 66, -46, 72, -20, 40, -8, 20, -22, 2, -14]), [0, 10, 0]);
  pen.moved(-54, 8, 32).lathe([0, 7], [46, 7]);
  boltHead(pen.moved(-54, 8, 32), 12, 9);
  for (const x of [18, 46, 70]) pen.moved(x, 0, 32).along('y').lathe([0, 11], [5, 11]).ring(5, 5, 'dark');
};

export const axleHousing: Shape = (pen, { random }) => {
  const bowl = random.between(48, 56);
  pen.lathe([56, 22], [128, 17], [128, 24], [136, 24], [136, 13], [176, 12]);
  pen.lathe([-128, 17], [-50, 22], [0, 24], [60, 22]);
  pen
    .moved(0, 0, -20)
    .along('z')
    .lathe([0, bowl], [32, bowl], [40, bowl - 4])
    .ring(40, bowl - 14, 'shade')
    .holes(40, bowl - 9, { count: 10, radius: 2.4, stroke: 'dark' });
  pen.lathe([-176, 12], [-136, 13], [-136, 24], [-128, 24]).ring(-176, 6, 'dark');
  pen.lathe([-136, 24], [-128, 24]).ring(-136, 13, 'thin').lathe([-176, 12], [-136, 13]).ring(-176, 6, 'dark');
  for (const x of [-86, 82]) pen.moved(x, 22, 0).box(30, 8, 34);
};

/** Forms: 0 driven disc, 1 pressure plate cover. */
export const clutchPlate: Shape = (pen, { random, form }) => {
  const radius = random.between(66, 74);
  if (form === 1) {
    pen
      .lathe([-4, radius], [4, radius + 6], [8, radius + 6])
      .holes(4, radius + 1, { count: 6, radius: 2.4, stroke: 'dark' });
    pen.lathe([-18, radius - 20], [-4, radius - 2]).ring(-18, radius - 22, 'shade');
    const fingers = random.whole(16, 20);
    for (let finger = 0; finger < fingers; finger++) {
      pen.rolled((360 * finger) / fingers).face([
        [-18, radius - 24, -5],
        [-18, radius - 24, 5],
        [-26, 20, 2],
        [-26, 20, -2],
      ]);
    }
    pen.ring(-26, 17, 'shade');
    return;
  }
  pen.lathe([-5, radius], [-1, radius], [-1, radius - 2], [1, radius - 2], [1, radius], [5, radius]);
  pen.ring(-5, radius * 0.66, 'shade');
  for (let angle = 0; angle < 360; angle += 24) pen.rolled(angle).line([-5, radius * 0.68, 0], [-5, radius - 1, 3]);
  pen.ring(-5, radius * 0.6).holes(-5, radius * 0.63, { count: 12, radius: 1.8, stroke: 'dark' });
  const springs = random.whole(4, 6);
  for (let index = 0; index < springs; index++) {
    const place = pen
      .rolled((360 * index) / springs)
      .moved(-6, radius * 0.4, 0)
      .along('z');
    place.lathe([-11, 6], [11, 6]);
    for (const z of [-6, 0, 6]) place.line([z, -6, 0], [z, 6, 2]);
  }
  pen.lathe([-22, 13], [-5, 15]).ring(-22, 9, 'shade');
};
