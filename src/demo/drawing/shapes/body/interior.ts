import { inSpace, inX, inY, inZ, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { connector } from '../fasteners.ts';

/** Forms: 0 driver module, 1 passenger module, 2 curtain. */
export const airbag: Shape = (pen, { random, form }) => {
  if (form === 2) {
    pen.tube(inSpace([-140, -14, 0, -100, 10, 0, -40, 26, 0, 40, 26, 0, 100, 8, 0, 136, -18, 0]), 15);
    for (const [x, y] of [
      [-104, 18],
      [-44, 36],
      [44, 36],
      [104, 16],
    ] as const)
      pen.moved(x, y, 6).box(16, 14, 4).moved(0, 2, 3).along('z').ring(0, 3, 'dark');
    pen.moved(-6, 44, 0).lathe([-30, 9], [34, 9], [38, 6]);
    return;
  }
  if (form === 1) {
    pen.prism(inZ(-52, [-40, -26, 36, -26, 44, 16, -46, 16]), [0, 0, 104]);
    pen.moved(0, -26, 0).along('z').lathe([-44, 15], [44, 15], [48, 10]);
    pen.prism(inY(16, [-52, -62, 50, -62, 50, 62, -52, 62]), [0, 6, 0]);
    pen.line([-44, 22, 0], [42, 22, 0]).face(inY(22, [-44, -54, 42, -54, 42, 54, -44, 54]), 'thin');
    return;
  }
  pen.lathe([14, 34], [34, 34], [34, 26], [42, 26]);
  pen.prism(inX(14, [-44, -30, -48, 0, -44, 30, -4, 46, 36, 40, 46, 0, 36, -40, -4, -46]), [-22, 0, 0], true);
  pen.panel(inX(-8, [-36, -24, -40, 0, -36, 24, -4, 38, 28, 32, 37, 0, 28, -32, -4, -38]), 'thin');
  pen.ring(-8, random.between(9, 13), 'thin');
};

export const seatBelt: Shape = (pen) => {
  pen.face(inSpace([-8, -40, 0, 6, -40, 8, 34, 70, 6, 20, 74, -2]));
  pen.face(inSpace([34, 70, 6, 20, 74, -2, 62, -20, 44, 78, -24, 52]));
  pen.moved(28, 74, 2).box(26, 22, 8).moved(0, 4, 4).along('z').ring(0, 5, 'dark');
  pen.moved(54, 14, 36).box(26, 32, 6);
  pen.prism(inZ(-20, [-30, -80, 24, -80, 28, -40, -30, -36]), [0, 0, 36]);
  pen.moved(0, -60, 16).along('z').lathe([0, 19], [12, 19]).ring(12, 12, 'thin');
  pen.moved(78, -34, 52).box(24, 26, 5);
  pen.moved(108, -72, 40).box(18, 34, 14).moved(0, -28, 0).box(8, 26, 4);
};

export const dashboard: Shape = (pen, { random }) => {
  pen.prism(inX(-30, [-34, -126, 14, -130, 26, -84, 36, -60, 26, -30, 20, 40, 22, 126, -34, 126]), [46, 0, 0]);
  pen.panel(inX(-30, [0, -104, 24, -96, 28, -60, 20, -36, -2, -40]), 'shade');
  pen.panel(withCorners(inX(-30, [-28, -22, 14, -24, 14, 34, -28, 30])), 'shade');
  for (const z of [-112, 60, 112])
    pen.panel(inX(-30, [2, z - 11, 12, z - 11, 12, z + 9, 2, z + 9]), 'shade').line([-30, 7, z - 10], [-30, 7, z + 8]);
  pen.panel(withCorners(inX(-30, [-28, 48, -8, 48, -8, 108, -28, 108])), 'thin');
  pen.prism(inX(-34, [-70, -20, -34, -24, -34, 34, -70, 28]), [30, 0, 0]);
  for (const z of [-8, 4, 16]) pen.moved(-34, -46, z).ring(0, random.between(3, 4.4), 'thin');
};

export const seat: Shape = (pen, { random }) => {
  for (const z of [-30, 30]) pen.moved(4, -66, z).box(104, 8, 10);
  pen.moved(60, 66, 0).prism(inZ(-22, [-12, -2, 12, 0, 10, 32, -10, 30]), [0, 0, 44], true);
  pen.prism(inZ(-38, [34, -34, 62, -36, 78, 60, 62, 72, 44, 64]), [0, 0, 76], true);
  pen.panel(inSpace([38, -20, -24, 52, 54, -20, 52, 54, 20, 38, -20, 24]), 'thin');
  pen.prism(inZ(-40, [-66, -52, 52, -58, 54, -30, 0, -28, -58, -22, -72, -34]), [0, 0, 80], true);
  pen.panel(inY(-24, [-50, -24, 24, -22, 24, 22, -50, 24]), 'thin');
  for (let line = 0; line < random.whole(2, 4); line++)
    pen.line([-40 + line * 18, -23, -22], [-40 + line * 18, -23, 22]);
};

export const display: Shape = (pen, { random }) => {
  pen.moved(16, -2, 0).box(20, 40, 60);
  pen.prism(inX(6, [-36, -64, 36, -64, 36, 64, -36, 64]), [-9, 0, 0]);
  pen.face(inX(-3, [-30, -58, 30, -58, 30, 58, -30, 58]), 'shade');
  if (random.chance(0.5)) for (const z of [-40, -20, 0, 20, 40]) pen.moved(-3, -22, z).ring(0, 3, 'solid');
  else pen.moved(-3, -33, 0).ring(0, 1.6, 'dark');
};

export const clockSpring: Shape = (pen) => {
  pen.lathe([-6, 46], [14, 46]).ring(-6, 38, 'thin').ring(-6, 34, 'shade').ring(-6, 17);
  pen.ring(-6, 12, 'shade').ring(-4, 10, 'cover').ring(-4, 10, 'thin');
  pen.holes(-6, 26, { count: 3, radius: 3, stroke: 'dark' });
  pen.prism(inX(-6, [-46, -14, -30, -14, -30, 14, -46, 14]), [-8, 0, 0]);
  connector(pen.moved(-10, 40, 10), 8);
};
