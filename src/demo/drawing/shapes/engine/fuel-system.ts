import { inSpace, inY, inZ } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { boltHead, connector } from '../fasteners.ts';

export const canister: Shape = (pen, { random }) => {
  pen.prism(inZ(-26, [-56, -28, 56, -28, 56, 24, -56, 24]), [0, 0, 52]);
  pen.line([-30, -28, 26], [-30, 24, 26], [-30, 24, -26]).line([32, -28, 26], [32, 24, 26], [32, 24, -26]);
  for (const z of random.chance(0.5) ? [-12, 8] : [-14, 0, 14])
    pen.moved(-56, 6, z).lathe([-22, 5], [-18, 6.5], [-14, 5], [0, 5]).ring(-22, 3, 'dark');
};

/** Upright; forms: 0 petrol, 1 diesel common rail, 2 DEF. */
export const injector: Shape = (pen, { form }) => {
  const up = pen.along('y');
  if (form === 2) {
    up.lathe([-20, 5], [-8, 9]);
    pen.moved(0, -6, 0).prism(inY(0, [-26, -14, 26, -14, 26, 14, -26, 14]), [0, 8, 0]);
    up.lathe([2, 16], [26, 16], [26, 10], [34, 10]);
    pen.moved(-16, 14, 0).lathe([-24, 4], [0, 5]);
    connector(pen.moved(0, 34, 14), 9);
    return;
  }
  const long = form === 1 ? 1.35 : 1;
  up.lathe([-52 * long, 3], [-40 * long, 3.4], [-40 * long, 7], [-16, 7], [-16, 12], [16, 12], [20, 9], [20, 11]);
  if (form === 1) {
    pen.moved(0, 30, 0).box(24, 18, 22);
    pen.moved(-12, 30, 0).lathe([-20, 5], [-16, 7], [0, 7]);
    up.lathe([39, 11], [62, 11]).ring(62, 7, 'thin');
    return;
  }
  up.lathe([20, 11], [34, 8], [34, 10], [38, 10], [38, 7], [46, 7], [46, 9], [50, 9]).ring(50, 4, 'dark');
  up.lathe([-44, 8], [-40, 8]);
  connector(pen.moved(-22, 14, 0), 9);
};

export const rail: Shape = (pen, { cylinders: ports }) => {
  for (const x of [-62, 62]) pen.moved(x, -14, 8).box(20, 12, 14);
  pen.lathe([84, 9], [96, 9]).lathe([-92, 13], [84, 13]);
  for (let index = 0; index < ports; index++) {
    pen
      .moved(-78 + (156 * index) / (ports - 1), 11, 0)
      .along('y')
      .lathe([0, 6], [10, 6], [10, 8], [18, 8])
      .ring(18, 3, 'dark');
  }
  boltHead(pen.moved(-92, 0, 0), 11, 10);
};

/** Forms: 0 in-tank module, 1 DEF pump. Upright. */
export const fuelPump: Shape = (pen, { form }) => {
  const up = pen.along('y');
  if (form === 1) {
    pen.box(64, 76, 44);
    pen.line([-32, 12, 22], [32, 12, 22]).line([-32, -16, 22], [32, -16, 22]);
    for (const y of [-20, 0, 20]) pen.moved(-32, y, 0).lathe([-20, 5], [-16, 7], [0, 7]).ring(-20, 3, 'dark');
    up.lathe([38, 16], [50, 16]).ring(50, 11, 'thin');
    return;
  }
  up.lathe([-66, 28], [-12, 28], [-12, 26]);
  pen.tube(inSpace([-26, -44, 16, -54, -52, 18, -70, -66, 20]), 3);
  pen.moved(-72, -72, 20).box(18, 8, 10);
  for (const x of [-18, 18]) pen.moved(x, -12, 0).along('y').lathe([0, 3.5], [34, 3.5]);
  pen.tube(inSpace([0, -12, 8, 8, 6, 14, 0, 22, 8]), 6);
  up.lathe([22, 44], [27, 44], [27, 36], [33, 36]).ring(33, 28, 'thin');
  pen.moved(-14, 33, 0).along('y').lathe([0, 6], [8, 6]);
  pen.moved(-14, 42, 0).lathe([-26, 4], [-22, 5.5], [0, 5]);
  connector(pen.moved(14, 40, 6), 9);
};
