import type { Vector } from '../../geometry.ts';
import { inSpace, inX, inY, inZ, outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { sinCos } from '../../view.ts';
import { screw } from '../fasteners.ts';

/** Upright; forms: 0 ball joint with flange, 1 tie-rod end. */
export const ballJoint: Shape = (pen, { form }) => {
  const up = pen.along('y');
  if (form === 1) {
    pen.moved(0, -12, 0).lathe([12, 10], [40, 8], [88, 8], [90, 7]);
    for (let x = 50; x < 86; x += 5) pen.curve([x, -4, -1], [x + 1, -9, 7], [x + 2, -16, 7]);
  } else {
    pen.prism(inY(-14, [-40, -20, 36, -26, 36, 26, -40, 20]), [0, 6, 0]);
    for (const [x, z] of [
      [-32, 0],
      [28, -16],
      [28, 16],
    ] as const)
      pen.moved(x, -8, z).along('y').ring(0, 4, 'dark');
  }
  up.lathe([-26, 14], [-22, 20], [-4, 20], [0, 17]);
  up.lathe([0, 17], [8, 16], [16, 9], [16, 6], [30, 6], [32, 5], [48, 5]);
  for (let y = 34; y < 47; y += 4) pen.curve([-4, y, 2], [0, y - 2, 5], [4, y, 3]);
};

/** Forms: 0 stabilizer link (upright), 1 torque rod, 2 inner tie rod, 3 drag link. */
export const link: Shape = (pen, { form }) => {
  if (form === 0) {
    for (const [y, side] of [
      [-62, -1],
      [62, 1],
    ] as const) {
      if (side < 0) pen.tube(inSpace([0, -62, 0, 0, 62, 0]), 6, true);
      const eye = pen.moved(0, y, 0);
      eye.along('z').lathe([-10, 12], [8, 12], [12, 8], [12, 5], [34, 5]).ring(34, 3, 'thin');
    }
    return;
  }
  if (form === 1) {
    pen
      .lathe([20, 13], [70, 13])
      .moved(84, 0, 0)
      .along('z')
      .lathe([-18, 22], [18, 22])
      .ring(18, 12, 'shade')
      .lathe([18, 8], [26, 8]);
    pen.lathe([-66, 13], [66, 13]);
    pen.moved(-84, 0, 0).along('z').lathe([-18, 22], [18, 22]).ring(18, 12, 'shade').lathe([18, 8], [26, 8]);
    return;
  }
  if (form === 2) {
    pen.lathe([56, 16], [78, 16], [78, 9], [88, 9]).lathe([40, 9], [44, 16], [56, 16]);
    pen.lathe([-80, 6], [-40, 6], [-40, 7], [44, 7]);
    for (let x = -78; x < -42; x += 5) pen.curve([x, 5, 2], [x + 1, 0, 6], [x + 2, -5, 3]);
    return;
  }
  pen.moved(104, 6, 0).along('y').lathe([-16, 16], [0, 16], [8, 8], [8, 6], [28, 5]);
  pen.lathe([-90, 11], [90, 11]).lathe([-84, 14], [-66, 14], [-66, 11], [90, 11]).lathe([66, 14], [86, 14]);
  pen.moved(-104, 6, 0).along('y').lathe([-16, 16], [0, 16], [8, 8], [8, 6], [28, 5]);
};

export const rack: Shape = (pen, { random }) => {
  const bellows = (x: number) =>
    pen.lathe(...Array.from({ length: 11 }, (_, index) => [x + index * 4.4, index % 2 === 0 ? 15 : 11] as const));
  pen.lathe([138, 6], [176, 6]);
  bellows(90);
  pen.lathe([-60, 13], [90, 13]);
  for (const x of [-34, 66])
    pen
      .lathe([x, 18], [x + 14, 18])
      .moved(x + 7, 0, 16)
      .along('z')
      .ring(0, 5, 'dark');
  pen.moved(random.between(20, 36), -22, 8).lathe([-34, 15], [30, 15]).ring(-34, 10, 'thin');
  pen.moved(-46, 0, 8).along('y').lathe([-22, 15], [20, 15], [20, 9], [36, 9], [36, 6], [56, 6]);
  pen.lathe([-62, 14], [-40, 14]);
  bellows(-106);
  pen.lathe([-150, 6], [-106, 6]);
};

export const column: Shape = (pen) => {
  pen.lathe([70, 8], [96, 8]).moved(106, 0, 0).along('z').lathe([-10, 10], [10, 10]).ring(10, 5, 'dark');
  pen.lathe([-30, 15], [70, 15], [70, 12]);
  pen.prism(inZ(-20, [-20, 6, 30, 6, 22, 34, -12, 34]), [0, 0, 40]);
  pen.moved(30, -24, 0).lathe([-20, 17], [34, 17]);
  pen.lathe([-66, 20], [-30, 20]).lathe([-78, 13], [-66, 13]);
  for (const side of [-1, 1]) pen.tube(outline([-56, 4, side * 18], [-62, 8, side * 44], [-66, 8, side * 62]), 5);
  pen.lathe([-112, 6], [-100, 8], [-78, 8]).ring(-112, 3, 'dark');
};

export const steeringWheel: Shape = (pen, { random }) => {
  const rim = Array.from({ length: 25 }, (_, index): Vector => {
    const [sin, cos] = sinCos(index * 15);
    return [0, 74 * cos, 74 * sin];
  });
  pen.ring(0, 78).ring(0, 66, 'thin').ring(0, 64, 'shade').ring(0, 64, 'cover').ring(0, 64, 'thin');
  const spokes = random.chance(0.5) ? [90, 270, 180] : [80, 280, 150, 210];
  for (const angle of spokes) pen.rolled(angle).face(inSpace([0, 66, -9, 0, 66, 9, -8, 22, 13, -8, 22, -13]));
  pen
    .panel(inX(-12, [26, -24, 28, 0, 26, 24, 0, 32, -24, 20, -28, 0, -24, -20, 0, -32]))
    .moved(0, 2, 0)
    .ring(-12, 9, 'thin');
  for (const point of [rim[3], rim[20]]) if (point) pen.spot(0, point[1] * 0.97, point[2] * 0.97);
};

export const steeringGear: Shape = (pen) => {
  pen.moved(20, -4, 0).lathe([30, 36], [56, 34], [62, 24]);
  pen.prism(inX(-50, [-36, -30, 30, -34, 42, -10, 42, 14, 30, 36, -36, 34]), [100, 0, 0]);
  pen.lathe([-66, 26], [-50, 32]).holes(-66, 20, { count: 4, radius: 3, stroke: 'dark' }).lathe([-104, 9], [-66, 11]);
  pen.moved(8, -8, 34).along('z').lathe([0, 30], [16, 30], [16, 14], [44, 12]).ring(44, 6, 'thin');
  for (const x of [-20, 12]) pen.moved(x, 42, -6).along('y').lathe([0, 9], [10, 9]).ring(10, 5, 'dark');
  screw(pen.moved(-44, -30, 40).along('y').reversed(), 3, 6);
};
