import { inY } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { boltHead, connector } from '../fasteners.ts';

export const compressor: Shape = (pen, { random }) => {
  pen.lathe([60, 34], [70, 30], [74, 18]).lathe([8, 38], [60, 38]);
  pen.moved(46, 34, -4).box(36, 20, 34);
  for (const x of [38, 54]) pen.moved(x, 44, -4).along('y').lathe([0, 7], [8, 7]).ring(8, 4.4, 'dark');
  for (const [y, z] of [
    [34, 26],
    [-36, 20],
    [-30, -30],
  ] as const)
    pen.moved(12, y, z).lathe([-10, 9], [34, 9]).ring(-10, 4.6, 'dark');
  pen.lathe([-8, 30], [8, 38]);
  const radius = random.between(33, 38);
  pen.lathe([-34, radius], [-30, radius], [-28, radius - 4], [-14, radius - 4], [-12, radius], [-8, radius]);
  pen
    .ring(-34, radius - 6, 'thin')
    .ring(-34, radius - 14, 'shade')
    .ring(-34, radius - 17)
    .holes(-34, 12, { count: 3, radius: 3, stroke: 'thin' });
  boltHead(pen.moved(-34, 0, 0), 7, 6);
};

/** Forms: 0 blower, 1 parking air conditioner. */
export const blower: Shape = (pen, { form }) => {
  if (form === 1) {
    pen.prism(inY(-20, [-84, -56, 84, -56, 84, 56, -84, 56]), [0, 30, 0]);
    pen.prism(inY(10, [-76, -48, 76, -48, 76, 48, -76, 48]), [0, 14, 0]);
    for (const x of [-38, 34])
      pen.moved(x, 24, 0).along('y').ring(0, 30, 'shade').ring(0, 20, 'thin').ring(0, 8, 'solid');
    for (const x of [-66, 66]) pen.line([x, 10, 56], [x, -20, 56]);
    return;
  }
  const up = pen.along('y');
  up.lathe([-46, 20], [-42, 24], [-8, 24], [-8, 54], [-2, 54]);
  for (let step = 0; step < 24; step++)
    pen
      .along('y')
      .rolled(step * 15)
      .line([2, 42, 0], [34, 42, 0]);
  up.lathe([-2, 42], [4, 42]).lathe([4, 42], [34, 42], [34, 44], [40, 44]);
  for (let angle = -70; angle < 130; angle += 10) pen.along('y').rolled(angle).line([6, 42, 0], [33, 42, 0]);
  up.ring(40, 36, 'shade').lathe([20, 14], [34, 10]).ring(34, 5, 'thin');
  connector(pen.moved(-24, -26, 8), 8);
};

export const expansionValve: Shape = (pen) => {
  pen.along('y').lathe([30, 9], [36, 9]).lathe([30, 16], [36, 20], [44, 20], [50, 12]);
  pen.box(34, 62, 40);
  for (const [y, r] of [
    [16, 11],
    [-14, 8],
  ] as const)
    pen
      .moved(-17, y, 0)
      .ring(0, r)
      .ring(0, r - 3, 'shade');
  for (const z of [-14, 14]) pen.moved(-17, 1, z).ring(0, 2.6, 'dark');
  pen.along('y').lathe([31, 9], [36, 18], [46, 20], [52, 10]);
};
