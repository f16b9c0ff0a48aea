import { inSpace, inY, inZ } from '../../outline.ts';
import type { Shape } from '../../shape.ts';

/** Forms: 0 front wishbone, 1 rear straight arm. */
export const controlArm: Shape = (pen, { random, form }) => {
  if (form === 1) {
    pen.moved(84, 6, 0).along('z').lathe([-14, 15], [14, 15]).ring(14, 8, 'shade');
    pen.prism(inY(-6, [-78, -10, -20, -20, 24, -22, 78, -8, 78, 8, 24, 22, -20, 20, -78, 10]), [0, 12, 0], true);
    pen.moved(4, 6, 0).along('y').ring(0, 15, 'shade').ring(0, 11, 'thin');
    pen.moved(-84, 0, 0).along('z').lathe([-14, 16], [14, 16]).ring(14, 8, 'shade');
    return;
  }
  pen.moved(78, 4, -40).lathe([-12, 15], [12, 15]).ring(-12, 8, 'shade');
  pen.prism(
    inY(
      -5,
      [
        -70, 44, -64, 30, -20, 0, 40, -46, 70, -50, 72, -30, 40, -14, 30, 16, 56, 40, 62, 62, 46, 66, 10, 44, -30, 40,
        -60, 56,
      ],
    ),
    [0, 10, 0],
    true,
  );
  pen.panel(inY(5, [-26, 28, 4, 6, 22, 4, 16, 26, -6, 34]), 'shade');
  pen.moved(54, 4, 66).along('y').lathe([-14, 15], [14, 15]).ring(14, 7, 'shade');
  if (random.chance(0.6)) pen.moved(-66, 6, 46).along('y').lathe([0, 11], [6, 11], [14, 6], [14, 4], [30, 3]);
  else pen.moved(-66, 5, 46).along('y').ring(0, 7, 'shade');
};

export const bush: Shape = (pen, { random }) => {
  const radius = random.between(34, 38);
  pen.lathe([-24, radius + 5], [-20, radius + 5], [-20, radius], [24, radius]);
  pen.ring(-24, radius - 3, 'shade').ring(-24, 17);
  for (const roll of [0, 180])
    pen.rolled(roll + 20).panel(inSpace([-24, 18, -10, -24, 26, -14, -24, 26, 14, -24, 18, 10]), 'dark');
  pen.lathe([-34, 16], [-24, 16]).ring(-34, 8, 'shade');
};

/** Forms: 0 hydraulic engine mount, 1 gearbox mount. */
export const mount: Shape = (pen, { form }) => {
  if (form === 1) {
    pen.prism(inY(-30, [-60, -26, 60, -26, 60, 26, -60, 26]), [0, 7, 0]);
    for (const x of [-48, 48]) pen.moved(x, -23, 0).along('y').ring(0, 5, 'dark');
    pen.prism(inZ(-22, [-40, -23, 40, -23, 28, 20, -28, 20]), [0, 0, 44]);
    pen.moved(0, 0, 22).along('z').ring(0, 16, 'shade').lathe([0, 9], [10, 9]).ring(10, 5, 'dark');
    pen.prism(inY(20, [-34, -24, 34, -24, 34, 24, -34, 24]), [0, 6, 0]);
    return;
  }
  pen.prism(inY(-34, [-62, -20, -20, -44, 40, -40, 62, 0, 40, 44, -30, 40]), [0, 7, 0]);
  for (const [x, z] of [
    [-48, -10],
    [50, 0],
    [-22, 32],
  ] as const)
    pen.moved(x, -27, z).along('y').ring(0, 5, 'dark');
  pen.along('y').lathe([-27, 38], [4, 38], [14, 30], [14, 20], [24, 16]).ring(24, 10, 'thin').lathe([24, 7], [50, 7]);
  pen.prism(inZ(-10, [0, 24, 58, 24, 66, 34, 0, 34]), [0, 0, 20]);
  pen.along('y').lathe([34, 12], [42, 12]);
};
