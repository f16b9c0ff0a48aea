import { inSpace, inX, inY, inZ, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';

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
  pen.panel(withCorners(inZ(wide, [28, 6, 28, 56, 60, 56, 60, 6])), 'shade');
  pen.line([-40, roof, -wide], [-40, roof, wide]);
};

export const frontPanel: Shape = (pen, { random }) => {
  pen.prism(inX(0, [-44, -112, 34, -118, 44, -100, 44, 100, 34, 118, -44, 112]), [10, 0, 0]);
  const bars = random.whole(3, 5);
  for (let bar = 0; bar < bars; bar++) {
    const y = -34 + (bar * 52) / bars;
    pen.panel(withCorners(inX(0, [y, -92, y + 36 / bars, -96, y + 36 / bars, 96, y, 92])), 'shade');
  }
  pen.ring(-1, 13).moved(0, 32, 0).line([0, 0, -100], [0, 0, 100]);
  pen.moved(0, 26, 0).ring(-1, 7, 'thin');
};

export const truckBumper: Shape = (pen, { random }) => {
  pen.prism(inX(0, [-32, -104, -24, -128, 26, -132, 30, -110, 30, 110, 26, 132, -24, 128, -32, 104]), [34, 0, 0]);
  for (const z of [-92, 92])
    pen
      .panel(withCorners(inX(0, [-18, z - 26, 16, z - 28, 16, z + 28, -18, z + 26])), 'shade')
      .moved(0, 0, z)
      .ring(0, 12)
      .ring(0, 7, 'thin');
  pen.panel(withCorners(inX(0, [-24, -48, -4, -50, -4, 50, -24, 48])), 'shade');
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
