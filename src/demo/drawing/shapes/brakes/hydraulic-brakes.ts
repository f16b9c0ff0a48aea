import { inSpace, inX, inZ } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { connector } from '../fasteners.ts';

/** A pair, friction sides facing; form 1 is the smaller rear pair. */
export const brakePads: Shape = (pen, { random, form }) => {
  const plate = inX(0, [-26, -42, -26, 42, -16, 50, 12, 50, 20, 36, 26, 0, 20, -36, 12, -50, -16, -50]);
  const lining = inX(0, [-22, -36, -22, 36, 14, 38, 21, 0, 14, -38]);
  const pair = pen.scaled(form === 1 ? 0.8 : 1);
  // The far pad shows its lining, the near one its back plate.
  const far = pair.moved(26, 0, 0);
  far.prism(plate, [6, 0, 0]).prism(lining, [-11, 0, 0]).line([-11, 20, 0], [-11, -22, 0]);
  const near = pair.moved(-14, 0, 0);
  near.prism(lining, [11, 0, 0]).prism(plate, [-6, 0, 0]);
  near.face(inX(-6, [-10, -20, -10, 20, 10, 20, 10, -20]), 'thin').ring(-6, 5, 'thin');
  if (random.chance(0.5)) pair.tube(inSpace([-18, 18, 32, -26, 36, 40, -24, 40, 56]), 2.5);
};

export const caliper: Shape = (pen, { random }) => {
  // Carrier behind, floating body across the disc slot in front.
  pen.prism(inX(30, [-30, -58, -30, -44, -6, -44, -6, 44, -30, 44, -30, 58, 16, 54, 16, -54]), [12, 0, 0]);
  pen.moved(36, -22, -51).ring(-6, 5, 'dark').moved(0, 0, 102).ring(-6, 5, 'dark');
  pen.prism(inX(24, [-24, -38, -24, 38, 22, 40, 34, 26, 34, -26, 22, -40]), [10, 0, 0]);
  pen.prism(inX(-18, [8, -38, 8, 38, 24, 40, 36, 26, 36, -26, 24, -40]), [44, 0, 0]);
  pen.face(inSpace([-6, 36, -12, 12, 36, -12, 12, 36, 12, -6, 36, 12]), 'shade');
  pen.prism(inX(-18, [-26, -36, -26, 36, 20, 40, 36, 26, 36, -26, 20, -40]), [-12, 0, 0]);
  const pistons = random.whole(1, 2);
  for (const z of pistons === 1 ? [0] : [-18, 18])
    pen
      .moved(-30, 0, z)
      .lathe([-14, pistons === 1 ? 20 : 14], [-10, pistons === 1 ? 23 : 16], [0, pistons === 1 ? 23 : 16]);
  for (const z of [-42, 42]) pen.moved(-14, -12, z).lathe([-22, 5], [-18, 7], [16, 7]);
  pen.moved(-24, 36, 24).along('y').lathe([0, 4], [10, 4], [10, 2.5], [15, 2.5]);
};

/** Forms: 0 brake, with reservoir; 1 clutch. */
export const masterCylinder: Shape = (pen, { random, form }) => {
  pen.lathe([64, 6], [92, 6]).lathe([54, 22], [60, 22], [60, 12], [64, 12]);
  pen.prism(inX(50, [-10, -34, 10, -34, 18, -12, 18, 12, 10, 34, -10, 34, -18, 12, -18, -12]), [6, 0, 0]);
  pen.lathe([-46, 11], [-42, 15], [50, 15]);
  pen.lathe([-52, 8], [-46, 8]).ring(-52, 4, 'dark');
  for (const x of [-24, 16]) pen.moved(x, -4, 14).along('z').lathe([0, 7], [8, 7]).ring(8, 3.4, 'dark');
  if (form === 1) {
    pen.moved(-10, 13, 0).along('y').lathe([0, 7], [10, 7], [10, 5], [26, 5]);
    return;
  }
  for (const x of [-24, 16]) pen.moved(x, 13, 0).along('y').lathe([0, 9], [10, 9]);
  pen.prism(inZ(-22, [-52, 24, 42, 24, 46, 34, 46, 52, 12, 58, -56, 58, -58, 34]), [0, 0, 44]);
  pen.line([-57, 40, 22], [46, 40, 22]);
  pen.moved(random.between(-40, -26), 58, 0).along('y').lathe([0, 17], [4, 17], [4, 20], [18, 20]).ring(18, 13, 'thin');
};

export const booster: Shape = (pen, { random }) => {
  const radius = random.between(66, 76);
  pen.lathe([40, 26], [58, 22], [58, 10], [84, 10], [84, 5], [104, 5]);
  pen.prism(inX(32, [-34, -34, -34, 34, 34, 34, 34, -34]), [4, 0, 0]);
  pen.lathe([6, radius], [10, radius], [22, radius - 8], [34, 40]);
  pen.lathe([-24, 38], [-16, radius - 14], [-4, radius - 3], [2, radius - 2], [2, radius + 3], [8, radius + 3]);
  pen
    .ring(-16, radius - 16, 'thin')
    .ring(-24, 32, 'thin')
    .ring(-24, 16, 'shade');
  for (const z of [-26, 26]) pen.moved(-24, 0, z).lathe([-14, 3.4], [0, 3.4]);
  pen.moved(-12, radius - 28, 0).lathe([-16, 5], [-12, 6.5], [0, 7]);
};

export const absUnit: Shape = (pen, { random }) => {
  pen.moved(46, -2, 0).lathe([-14, 24], [26, 24], [32, 18]);
  pen.box(48, 62, 70);
  const ports = random.whole(2, 3);
  for (let row = 0; row < ports; row++)
    for (const x of [-10, 10])
      pen
        .moved(x, 31, -24 + (48 * row) / (ports - 1))
        .along('y')
        .lathe([0, 6], [4, 6])
        .ring(4, 3.4, 'dark');
  pen.moved(-34, -2, 0).box(20, 66, 76);
  pen.face(inX(-44, [-28, -32, 24, -32, 24, 32, -28, 32]), 'thin');
  connector(pen.moved(-44, -16, 22), 13);
};

/** Forms: 0 electric parking brake motor, 1 battery main switch. */
export const actuator: Shape = (pen, { form }) => {
  if (form === 1) {
    pen.prism(inX(10, [-34, -30, -34, 30, 34, 30, 34, -30]), [8, 0, 0]);
    pen.lathe([-14, 26], [10, 28]).ring(-14, 20, 'thin').lathe([-26, 12], [-14, 14]);
    pen.prism(inX(-26, [-5, -24, 5, -24, 5, 24, -5, 24]), [-8, 0, 0]);
    for (const z of [-20, 20]) pen.moved(24, -40, z).along('y').lathe([-14, 5], [0, 5]);
    return;
  }
  pen.moved(4, 34, 0).lathe([-44, 17], [30, 18], [34, 14]);
  pen.prism(inX(-26, [-26, -18, 30, -20, 50, -14, 50, 14, 30, 20, -26, 18]), [18, 0, 0], true);
  pen.moved(-8, -10, 0).lathe([-30, 8], [-18, 8]).lathe([0, 12], [16, 12], [16, 7], [26, 7]);
  connector(pen.moved(-46, 34, 0), 8);
};
