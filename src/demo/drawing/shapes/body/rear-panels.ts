import { inSpace, inX, inZ, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';

/** Rear panels seen from behind; forms share the hood's width. */
export const trunkLid: Shape = (pen, { random }) => {
  const drop = random.between(48, 58);
  pen.panel(withCorners(inSpace([96, 24, -92, 96, 24, 92, 6, 12, 104, 0, 6, 104, 0, 6, -104, 6, 12, -104])));
  pen.face(inSpace([0, 6, -104, 0, 6, 104, 6, -drop, 92, 6, -drop, -92]));
  pen.panel(withCorners(inX(3, [-8, -44, -8, 44, -34, 40, -34, -40])), 'shade');
  pen.line([2, -2, -104], [2, -2, 104]);
  pen.ring(0, 9, 'thin');
};

export const tailgate: Shape = (pen, { random }) => {
  const waist = random.between(4, 14);
  pen.panel(
    withCorners(
      inSpace([40, 74, -78, 40, 74, 78, 0, waist, 98, 0, -56, 92, 0, -64, 84, 0, -64, -84, 0, -56, -92, 0, waist, -98]),
    ),
  );
  pen.panel(withCorners(inSpace([34, 66, -68, 34, 66, 68, 4, waist + 8, 84, 4, waist + 8, -84])), 'shade');
  pen.panel(withCorners(inX(0, [-22, -36, -22, 36, -44, 33, -44, -33])), 'shade');
  pen.line([0, -8, -95], [0, -8, 95]).face(inSpace([40, 74, -78, 40, 74, 78, 34, 82, 74, 34, 82, -74]));
  pen.tube(inSpace([18, 28, 0, 20, 34, 24, 20, 30, 52]), 3);
};

/** A left rear side panel with its wheel arch, seen from outside. */
export const quarterPanel: Shape = (pen, { random }) => {
  const roof = random.between(70, 78);
  const rim = inZ(0, [-92, -40, -92, 20, -60, 30, -24, roof, 0, roof + 2, 44, 34, 82, 28, 86, -20, 74, -34]);
  const opening = inZ(0, [40, -36, 34, -10, 12, 8, -14, 8, -34, -12, -40, -40]);
  pen.panel([
    ...withCorners(rim),
    ...withCorners(opening.slice(0, 1)),
    ...opening.slice(1, 5),
    ...withCorners(opening.slice(5)),
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
