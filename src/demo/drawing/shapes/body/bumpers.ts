import { inX, inY, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { sweptLine } from './swept-line.ts';

/** Forms: 0 front, 1 rear. */
export const bumperCover: Shape = (pen, { random, form }) => {
  const half = 138;
  const sweep = random.between(44, 60);
  const [top, bottom] = [34, -36];
  const edge = [...sweptLine(top, half, sweep), ...sweptLine(bottom, half - 6, sweep - 8).reverse()];
  pen.panel(
    withCorners(edge.slice(0, 1)).concat(
      edge.slice(1, 6),
      withCorners(edge.slice(6, 8)),
      edge.slice(8, 13),
      withCorners(edge.slice(13)),
    ),
  );
  pen.curve(...sweptLine(top - 12, half, sweep)).curve(...sweptLine(bottom + 16, half - 4, sweep - 4));
  if (form === 1) {
    pen.panel(inX(-1, [18, -40, 18, 40, -8, 36, -8, -36]), 'shade');
    pen.panel([...sweptLine(bottom + 14, 70, 8), ...sweptLine(bottom + 3, 64, 8).reverse()], 'shade');
    for (const z of [-96, 96]) pen.moved(16, -6, z).face(inX(0, [4, -16, 4, 16, -4, 16, -4, -16]), 'shade');
    return;
  }
  const mouth = random.between(64, 84);
  pen.panel([...sweptLine(bottom + 30, mouth, 8), ...sweptLine(bottom + 8, mouth - 12, 8).reverse()], 'shade');
  for (const y of [14, 20]) pen.curve(...sweptLine(bottom + y, mouth - 6, 8));
  for (const z of [-104, 104]) {
    const recess = pen.moved(26, -18, z);
    recess.panel(inX(0, [12, -15, 12, 15, -8, 18, -10, -18]), 'shade');
    recess.ring(0, 7);
  }
  if (random.chance(0.6)) pen.panel([...sweptLine(top - 2, 46, 4), ...sweptLine(top - 11, 40, 4).reverse()], 'shade');
};

/** The cross member behind a bumper cover, with its two crash boxes. */
export const bumperBeam: Shape = (pen) => {
  for (const z of [-86, 86]) pen.moved(34, 0, z).box(40, 22, 22);
  const top = sweptLine(13, 120, 22);
  const bottom = sweptLine(-13, 120, 22).reverse();
  pen.panel([
    ...withCorners(top.slice(0, 1)),
    ...top.slice(1, 6),
    ...withCorners(top.slice(6)),
    ...withCorners(bottom.slice(0, 1)),
    ...bottom.slice(1, 6),
    ...withCorners(bottom.slice(6)),
  ]);
  pen.curve(...sweptLine(5, 120, 22)).curve(...sweptLine(-5, 120, 22));
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
