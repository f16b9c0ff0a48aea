import { inSpace, inY } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { boltHead, connector } from '../fasteners.ts';

/** Upright pencil coil. */
export const ignitionCoil: Shape = (pen, { random }) => {
  const up = pen.along('y');
  up.lathe([-66, 9], [-60, 11], [-24, 11], [-24, 9], [18, 9], [22, 14]);
  for (const y of [-54, -46, -38]) up.lathe([y, 11], [y + 2, 12.5], [y + 4, 11]);
  pen.moved(2, 36, 0).box(46, 28, 30);
  pen.prism(inY(42, [24, -9, 46, -9, 46, 9, 24, 9]), [0, 6, 0]);
  pen.moved(37, 48, 0).along('y').ring(0, 4.4, 'shade');
  if (random.chance(0.5)) pen.face(inY(50, [-16, -10, 18, -10, 18, 10, -16, 10]), 'thin');
  connector(pen.moved(-32, 36, 0), 11);
};

/** Upright, electrode down. */
export const sparkPlug: Shape = (pen) => {
  const up = pen.along('y');
  pen.tube(inSpace([7, -46, 0, 7, -58, 0, 0, -59, 0]), 2.4, true);
  up.lathe([-54, 3], [-46, 3], [-46, 9], [-12, 9]);
  for (let y = -42; y < -14; y += 5) pen.curve([-8, y + 2, 3], [0, y - 3, 9], [8, y, 4]);
  up.lathe([-12, 13], [-8, 13], [-8, 11], [-2, 11]);
  boltHead(pen.moved(0, -2, 0).along('y').reversed(), 15, 14);
  up.lathe([12, 12], [18, 9], [48, 8], [52, 6]);
  for (const y of [24, 31, 38]) up.lathe([y, 9], [y + 2, 9.6], [y + 4, 9]);
  up.lathe([42, 8.4], [52, 6], [52, 4], [56, 4], [58, 5], [64, 5]);
};
