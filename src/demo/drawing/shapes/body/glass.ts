import type { Vector } from '../../geometry.ts';
import { inSpace, inY, inZ, withCorners } from '../../outline.ts';
import type { Shape } from '../../shape.ts';

/** Side window pane. */
export const glass: Shape = (pen) => {
  pen.prism(inZ(-2, [-72, -36, -58, 8, -26, 38, 62, 44, 72, -36]), [0, 0, 4]);
  pen.line([-20, -6, 2], [8, 28, 2]).line([-6, -10, 2], [26, 30, 2]);
  for (const x of [-30, 34]) pen.moved(x, -30, 2).along('z').ring(0, 4, 'shade');
};

/** Scissor window winder with motor. */
export const regulator: Shape = (pen, { random }) => {
  pen.prism(inZ(-8, [-60, 44, 60, 44, 60, 54, -60, 54]), [0, 0, 6]);
  pen.prism(inZ(-5, [-52, -50, -44, -54, 50, 46, 42, 50]), [0, 0, 4]);
  pen.prism(inZ(0, [44, -54, 52, -50, -42, 50, -50, 46]), [0, 0, 4]);
  pen.prism(inZ(0, [-66, -62, -20, -66, -8, -40, -24, -18, -60, -22]), [0, 0, 5]);
  for (const [x, y] of [
    [-58, -54],
    [-54, -30],
    [-18, -56],
  ] as const)
    pen.moved(x, y, 5).along('z').ring(0, 3, 'dark');
  pen.moved(-34, -42, 5).along('z').lathe([0, 19], [10, 19]).ring(10, 12, 'thin');
  pen.moved(-28, -54, 14).lathe([8, 11], [random.between(44, 52), 11], [56, 8]);
  pen.moved(0, -2, 4).along('z').lathe([0, 5], [4, 5]);
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
    lines.flatMap((line) => [...withCorners(line.slice(0, 1)), ...line.slice(1, 4), ...withCorners(line.slice(4))]);
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
