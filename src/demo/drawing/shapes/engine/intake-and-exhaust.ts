import { inSpace, inX, inZ, outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { connector } from '../fasteners.ts';

export const throttleBody: Shape = (pen, { random }) => {
  const bore = random.between(26, 30);
  pen.moved(8, -4, 44).box(44, 54, 26);
  pen.prism(inX(20, [-36, -36, -36, 36, 36, 36, 36, -36]), [-6, 0, 0]);
  pen.lathe([-20, bore + 4], [-14, bore + 7], [-14, bore + 5], [14, bore + 5]);
  pen.ring(-20, bore, 'shade');
  pen
    .moved(-16, 0, 0)
    .face(
      inX(0, [bore * 0.9, -7, 0, -bore * 0.96, -bore * 0.9, -7, -bore * 0.9, 7, 0, bore * 0.96, bore * 0.9, 7]),
      'solid',
    );
  pen.tube(outline([-17, 0, -bore * 0.9], [-17, 0, bore * 0.9]), 3, true);
  for (const y of [-30, 30]) pen.moved(14, y, -30).ring(0, 3.4, 'dark');
  connector(pen.moved(-20, -8, 46), 9);
};

/** Forms: 0 intake with plenum and runners, 1 exhaust. */
export const manifold: Shape = (pen, { form, cylinders: count }) => {
  const at = (index: number) => -60 + (120 * index) / (count - 1);
  if (form === 1) {
    pen.prism(inZ(-4, [-80, 8, 80, 8, 80, 40, -80, 40]), [0, 0, 8]);
    for (let index = 0; index < count; index++) {
      pen.tube(
        outline([at(index), 24, 4], [at(index), 22, 34], [at(index) * 0.6, -8, 44], [at(index) * 0.15, -34, 40]),
        19,
      );
    }
    pen.moved(0, -46, 40).along('y').lathe([-22, 20], [-16, 20], [-16, 16], [14, 22]);
    pen.moved(0, -64, 40).along('y').lathe([-8, 30], [-2, 30]);
    return;
  }
  pen.prism(inZ(-46, [-80, -34, 80, -34, 80, -8, -80, -8]), [0, 0, 6]);
  pen.moved(0, 34, 26).lathe([-84, 18], [-78, 24], [70, 24], [78, 18]);
  for (let index = count - 1; index >= 0; index--) {
    pen.tube(
      outline(
        [at(index), -20, -40],
        [at(index), 6, -36],
        [at(index), 34, -20],
        [at(index), 50, 6],
        [at(index), 42, 32],
        [at(index), 22, 44],
      ),
      22,
    );
  }
  pen.moved(0, 34, 26).lathe([-104, 24], [-100, 24], [-100, 19], [-82, 19]).ring(-104, 17, 'shade');
};

export const turbo: Shape = (pen, { random }) => {
  pen.moved(48, 0, 0).lathe([-8, 40], [6, 42], [22, 34], [22, 22], [40, 22], [40, 27], [46, 27]);
  pen.moved(54, -38, 10).along('y').reversed().lathe([0, 18], [18, 18], [18, 26], [24, 26]);
  pen.lathe([4, 18], [14, 15], [30, 15], [40, 24]);
  pen.moved(20, 14, 0).along('y').lathe([0, 8], [10, 8]).ring(10, 4, 'dark');
  pen.tube(inSpace([-6, 30, -10, -6, 42, 10, -6, 36, 40, -6, 8, 52]), 20);
  pen.lathe([-18, 34], [-10, 44], [4, 44], [8, 36]);
  pen.moved(-6, 0, 46).along('y').reversed().lathe([-8, 13], [22, 15], [22, 18], [28, 18]);
  pen.lathe([-44, 26], [-38, 26], [-38, 23], [-18, 25]).ring(-44, 21, 'shade');
  const blades = random.whole(6, 8);
  for (let index = 0; index < blades; index++)
    pen.rolled((360 * index) / blades).curve([-36, 4, 0], [-36, 12, 4], [-36, 19, 1]);
  pen.lathe([-42, 2], [-36, 5]);
  pen
    .moved(14, 44, -26)
    .lathe([0, 15], [20, 15], [24, 10])
    .tube(inSpace([0, 0, 0, -24, -6, 4]), 3, true);
};

/** Forms: 0 rear muffler, 1 catalyst, 2 particulate filter, 3 truck SCR box. */
export const muffler: Shape = (pen, { random, form }) => {
  if (form === 3) {
    pen.prism(inX(-66, [-52, -44, 52, -44, 52, 44, -52, 44]), [132, 0, 0]);
    for (const x of [-34, 30])
      pen.line([x, 52, -44], [x, 52, 44], [x, -52, 44]).line([x + 8, 52, -44], [x + 8, 52, 44], [x + 8, -52, 44]);
    pen.moved(-66, 12, -12).lathe([-26, 22], [-22, 22], [-22, 19], [0, 19]).ring(-26, 16, 'shade');
    pen.moved(40, 52, 8).along('y').lathe([0, 18], [20, 18]).ring(20, 15, 'shade');
    return;
  }
  if (form === 0) {
    pen.tube(inSpace([70, 10, -10, 100, 16, -14, 130, 40, -16, 166, 44, -16]), 15);
    pen.prism(
      inX(-66, [-26, -30, -32, -10, -32, 10, -26, 30, 0, 42, 26, 30, 32, 10, 32, -10, 26, -30, 0, -42]),
      [136, 0, 0],
      true,
    );
    pen.panel(inX(-66, [-20, -24, -24, 0, -20, 24, 0, 34, 20, 24, 24, 0, 20, -24, 0, -34]), 'thin');
    for (const y of [8, -8]) pen.hidden([-60, y, 38], [60, y, 38]);
    for (const z of random.chance(0.6) ? [-18, 18] : [14])
      pen.moved(-66, -4, z).lathe([-34, 11], [0, 10]).ring(-34, 8, 'dark');
    return;
  }
  const long = form === 2 ? 78 : 56;
  pen.lathe([long, 36], [long + 22, 17], [long + 48, 15], [long + 48, 28], [long + 54, 28]);
  pen.lathe([-6, 32], [0, 36], [long, 36]);
  pen.lathe(
    [long * 0.3, 37.5],
    [long * 0.38, 37.5],
    [long * 0.38, 36],
    [long * 0.62, 36],
    [long * 0.62, 37.5],
    [long * 0.7, 37.5],
    [long * 0.7, 36],
  );
  pen.lathe([-32, 17], [-6, 33], [0, 36], [long * 0.3, 36]);
  pen
    .lathe([-56, 32], [-50, 32], [-50, 16], [-30, 17])
    .ring(-56, 13, 'shade')
    .holes(-56, 25, { count: 3, radius: 3.4, stroke: 'dark' });
  pen.moved(-14, 24, 0).along('y').lathe([0, 6], [6, 6]).ring(6, 3, 'dark');
};
