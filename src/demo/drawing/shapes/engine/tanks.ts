import { inSpace, inX, inY, inZ } from '../../outline.ts';
import type { Shape } from '../../shape.ts';

/** Forms: 0 petrol tank, 1 expansion tank, 2 washer tank, 3 truck tank, 4 steering reservoir. */
export const tank: Shape = (pen, { random, form }) => {
  if (form === 0) {
    pen.prism(inY(-18, [-70, -42, -20, -50, 60, -46, 72, -10, 66, 40, 10, 50, -50, 46, -76, 10]), [0, 36, 0], true);
    pen.panel(inY(18, [-50, -28, 40, -32, 50, 24, -40, 30]), 'thin');
    pen.moved(-10, 18, 0).along('y').lathe([0, 26], [4, 26]).ring(4, 20, 'shade');
    pen.tube(inSpace([66, 8, -20, 96, 14, -26, 106, 46, -28]), 12);
    return;
  }
  if (form === 3) {
    pen.prism(inX(-64, [-38, -34, -34, -40, 34, -40, 38, -34, 38, 34, 34, 40, -34, 40, -38, 34]), [128, 0, 0]);
    for (const x of [-40, 36])
      pen
        .line([x, 38, -34], [x, 38, 34], [x, 34, 40], [x, -34, 40])
        .line([x + 8, 38, -34], [x + 8, 38, 34], [x + 8, 34, 40], [x + 8, -34, 40]);
    pen.moved(-8, 38, 10).along('y').lathe([0, 13], [8, 13], [8, 17], [18, 17]);
    return;
  }
  if (form === 4) {
    const up = pen.along('y');
    pen.moved(20, -26, 0).lathe([0, 6], [34, 6]);
    up.lathe([-34, 24], [-26, 30], [26, 30], [26, 20], [34, 20], [34, 24], [46, 24]).ring(46, 14, 'thin');
    return;
  }
  const low = form === 2 ? -56 : -36;
  pen.prism(
    inZ(-24, [-50, low + 10, -40, low, 40, low, 52, low + 14, 50, 24, 20, 34, -34, 34, -52, 22]),
    [0, 0, 48],
    true,
  );
  pen.curve([-51, -2, 24], [0, 2, 24], [52, -2, 24]).hidden([-48, low + 30, 24], [22, low + 30, 24]);
  for (const y of [low + 18, low + 26]) pen.line([28, y, 24], [42, y, 24]);
  const neck = pen.moved(random.between(-22, -10), 34, 0).along('y');
  if (form === 2) neck.lathe([0, 11], [46, 11], [46, 15], [54, 15]);
  else neck.lathe([0, 12], [6, 12], [6, 17], [20, 17]).ring(20, 11, 'thin');
  pen
    .moved(30, low + 8, 24)
    .along('z')
    .lathe([0, 6], [22, 6], [26, 7])
    .ring(26, 4, 'shade');
};

/** Fluid by the bottle; form 1 is a gas cylinder. */
export const bottle: Shape = (pen, { form }) => {
  if (form === 1) {
    const up = pen.along('y');
    up.lathe([-44, 24], [-40, 28], [24, 28], [38, 12], [38, 7], [50, 7]).ring(50, 4, 'dark');
    pen.moved(0, 46, 0).box(22, 5, 8);
    return;
  }
  pen.prism(inZ(-15, [-30, -46, 30, -46, 31, 26, 16, 42, -10, 42, -31, 26]), [0, 0, 30]);
  pen
    .face(inZ(15, [-22, -36, 22, -36, 22, 10, -22, 10]), 'shade')
    .moved(0, -13, 15)
    .along('z')
    .ring(0, 11);
  pen.moved(3, 42, 0).along('y').lathe([0, 9], [4, 9], [4, 11], [18, 11]).ring(18, 8, 'thin');
};
