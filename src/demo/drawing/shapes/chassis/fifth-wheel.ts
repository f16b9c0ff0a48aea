import { inSpace, inY, inZ } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { boltHead } from '../fasteners.ts';

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
  if (random.chance(0.7)) pen.tube(inSpace([-60, -6, 78, -66, -6, 98, -66, -6, 118]), 6);
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
