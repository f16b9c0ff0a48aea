import { inSpace, inX, inZ, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { boltHead } from '../fasteners.ts';

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
      .tube(inSpace([10, 78, -40, 10, 84, -20, 10, 74, 4]), 6)
      .tube(inSpace([10, -78, -40, 10, -84, -20, 10, -74, 4]), 6);
    for (const y of [-78, 78]) pen.moved(10, y, -44).box(14, 12, 8);
    pen.prism(inX(0, [-70, -26, 70, -26, 74, 0, 70, 26, -70, 26, -74, 0]), [24, 0, 0], true);
    pen
      .panel(withCorners(inX(0, [-4, -20, 62, -20, 62, 20, -4, 20])), 'shade')
      .panel(withCorners(inX(0, [-62, -20, -12, -20, -12, 20, -62, 20])), 'shade');
    return;
  }
  pen.prism(inX(14, [-30, -40, -8, -50, 0, -38, -14, -20, -28, -18]), [12, 0, 0], true);
  pen.prism(inX(0, [-22, -30, 16, -34, 28, -10, 26, 34, 8, 50, -20, 44]), [26, 0, 0], true);
  pen.panel(inX(0, [-15, -23, 12, -26, 21, -8, 20, 30, 6, 42, -14, 37]), 'shade');
  pen.line([0, -4, 0], [0, 10, 12]).line([0, -8, 8], [0, 6, 20]);
};

export const handle: Shape = (pen, { random }) => {
  pen.prism(inZ(0, [-52, -10, 46, -12, 54, 0, 46, 12, -52, 10, -58, 0]), [0, 0, 6], true);
  pen.tube(inSpace([-44, 0, 10, -20, 3, 20, 16, 3, 20, 36, 0, 10]), 11);
  if (random.chance(0.6)) pen.moved(46, 0, 6).along('z').lathe([0, 7], [4, 7]).ring(4, 3, 'dark');
  pen.moved(-30, -2, 0).box(8, 10, 18);
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
  pen.tube(inSpace([6, -24, 16, 0, -44, 26, 10, -58, 50]), 3);
};
