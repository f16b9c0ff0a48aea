import { inSpace, inX } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { boltHead } from '../fasteners.ts';

export const alternator: Shape = (pen, { random }) => {
  pen.moved(44, 0, 0).lathe([0, 44], [18, 42], [24, 30]);
  pen.lathe([0, 46], [44, 46]);
  for (let angle = -60; angle < 160; angle += 16) pen.rolled(angle).line([12, 46, 0], [34, 46, 0]);
  for (const [y, z] of [
    [50, -14],
    [-48, 22],
  ] as const)
    pen.moved(0, y, z).lathe([-6, 10], [16, 10]).ring(-6, 5, 'dark');
  pen.lathe([-10, 34], [0, 44]);
  for (let angle = 0; angle < 360; angle += 30)
    pen.rolled(angle).panel(inSpace([-6, 36, -5, -3, 41, -5, -3, 41, 5, -6, 36, 5]), 'dark');
  const radius = random.between(22, 26);
  pen
    .lathe([-34, radius], [-31, radius], [-30, radius - 3], [-18, radius - 3], [-17, radius], [-14, radius])
    .ring(-34, radius - 7, 'thin');
  for (const x of [-28, -25, -22]) pen.lathe([x, radius - 2], [x + 1, radius - 3]);
  pen
    .lathe(
      [-34, radius],
      [-31, radius],
      [-30, radius - 3],
      [-27, radius - 2],
      [-26, radius - 3],
      [-24, radius - 2],
      [-23, radius - 3],
      [-18, radius - 3],
      [-17, radius],
      [-14, radius],
    )
    .ring(-34, radius - 7, 'thin');
  boltHead(pen.moved(-34, 0, 0), 9, 6);
};

export const starter: Shape = (pen) => {
  pen
    .lathe([56, 30], [66, 28], [66, 14], [70, 14])
    .lathe([-20, 31], [56, 31])
    .lathe([38, 32], [42, 32], [42, 31], [56, 31]);
  pen.moved(0, 40, 6).lathe([-16, 17], [42, 17], [42, 11], [50, 11]);
  for (const z of [-5, 6]) pen.moved(50, 40, 6 + z).lathe([0, 3], [12, 3]);
  pen.prism(inX(-22, [-30, -30, 20, -34, 60, -16, 60, 24, 34, 34, -30, 32, -40, 0]), [12, 0, 0], true);
  pen.moved(-22, -34, -8).ring(0, 5, 'dark').moved(0, 84, 12).ring(0, 5, 'dark');
  pen.lathe([-56, 14], [-48, 22], [-22, 26]).lathe([-70, 8], [-56, 8]);
  pen.lathe([-68, 12], [-54, 12]).holes(-68, 9, { count: 8, radius: 1.6, stroke: 'dark' });
};
