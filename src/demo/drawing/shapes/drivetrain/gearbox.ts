import type { Vector } from '../../geometry.ts';
import { outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { toothed } from '../fasteners.ts';

/** Forms: 0 automatic transmission, 1 truck gearbox, 2 axle differential carrier. */
export const gearbox: Shape = (pen, { random, form }) => {
  const length = 130;
  pen.lathe([length - 6, 20], [length + 26, 18], [length + 26, 26], [length + 32, 26]);
  pen.prism(
    outline(
      [24, -46, -34],
      [24, -30, -46],
      [24, 34, -40],
      [24, 46, -20],
      [24, 46, 20],
      [24, 34, 40],
      [24, -30, 46],
      [24, -46, 34],
    ),
    [length - 24, 0, 0],
  );
  for (let rib = 0; rib < 5 + form; rib++) {
    const x = 36 + rib * 16;
    pen.line([x, 46, 20], [x, 34, 40], [x, -30, 46]);
  }
  if (form === 0) pen.moved(64, -50, 0).box(70, 12, 66);
  else pen.moved(70, 52, 0).box(54, 14, 40);
  pen.lathe([-18, 70], [-12, 70], [24, 52]);
  pen.ring(-18, 60, 'shade').holes(-18, 65, { count: random.whole(8, 12), radius: 2.6, stroke: 'dark' });
  pen.lathe([-14, 36], [-4, 40]).ring(-14, 28, 'thin').lathe([-34, 8], [-14, 8]);
};

export const gearWheel: Shape = (pen, { random, form }) => {
  pen.prism(toothed(48, random.whole(26, 32), 6), [-12, 0, 0]);
  pen.ring(-12, 36, 'thin');
  if (form === 1) {
    pen.lathe([-26, 34], [-12, 38]);
    pen.moved(-26, 0, 0).prism(toothed(36, 30, 3), [-4, 0, 0]);
    pen
      .ring(-30, 27, 'shade')
      .ring(-28, 24, 'cover')
      .prism(
        toothed(24, 20, 3).map(([, y, z]): Vector => [-24, y, z]),
        [-4, 0, 0],
      );
  }
  pen.ring(form === 1 ? -28 : -12, 14, 'shade');
};

/** A flat housing with worm channels and solenoids. */
export const valveBody: Shape = (pen, { random }) => {
  pen.box(130, 18, 84);
  const rows = random.whole(4, 5);
  for (let row = 0; row < rows; row++) {
    const z = -30 + (row * 60) / (rows - 1);
    pen.curve([-54, 9, z], [-30, 9, z + 8], [-8, 9, z - 4], [20, 9, z + 6], [52, 9, z]);
    pen.moved(-65, 0, z).lathe([-26, 6], [-20, 7], [0, 7]).ring(-26, 3, 'dark');
  }
  for (const x of [-56, 0, 56]) for (const z of [-36, 36]) pen.moved(x, 9, z).along('y').ring(0, 2.6, 'dark');
};

export const axleHousing: Shape = (pen, { random }) => {
  const bowl = random.between(48, 56);
  pen.lathe([56, 22], [128, 17], [128, 24], [136, 24], [136, 13], [176, 12]);
  pen.lathe([-128, 17], [-50, 22], [0, 24], [60, 22]);
  pen
    .moved(0, 0, -20)
    .along('z')
    .lathe([0, bowl], [32, bowl], [40, bowl - 4])
    .ring(40, bowl - 14, 'shade')
    .holes(40, bowl - 9, { count: 10, radius: 2.4, stroke: 'dark' });
  pen.lathe([-176, 12], [-136, 13], [-136, 24], [-128, 24]).ring(-176, 6, 'dark');
  pen.lathe([-136, 24], [-128, 24]).ring(-136, 13, 'thin').lathe([-176, 12], [-136, 13]).ring(-176, 6, 'dark');
  for (const x of [-86, 82]) pen.moved(x, 22, 0).box(30, 8, 34);
};

/** Forms: 0 driven disc, 1 pressure plate cover. */
export const clutchPlate: Shape = (pen, { random, form }) => {
  const radius = random.between(66, 74);
  if (form === 1) {
    pen
      .lathe([-4, radius], [4, radius + 6], [8, radius + 6])
      .holes(4, radius + 1, { count: 6, radius: 2.4, stroke: 'dark' });
    pen.lathe([-18, radius - 20], [-4, radius - 2]).ring(-18, radius - 22, 'shade');
    const fingers = random.whole(16, 20);
    for (let finger = 0; finger < fingers; finger++) {
      pen
        .rolled((360 * finger) / fingers)
        .face(outline([-18, radius - 24, -5], [-18, radius - 24, 5], [-26, 20, 2], [-26, 20, -2]));
    }
    pen.ring(-26, 17, 'shade');
    return;
  }
  pen.lathe([-5, radius], [-1, radius], [-1, radius - 2], [1, radius - 2], [1, radius], [5, radius]);
  pen.ring(-5, radius * 0.66, 'shade');
  for (let angle = 0; angle < 360; angle += 24) pen.rolled(angle).line([-5, radius * 0.68, 0], [-5, radius - 1, 3]);
  pen.ring(-5, radius * 0.6).holes(-5, radius * 0.63, { count: 12, radius: 1.8, stroke: 'dark' });
  const springs = random.whole(4, 6);
  for (let index = 0; index < springs; index++) {
    const place = pen
      .rolled((360 * index) / springs)
      .moved(-6, radius * 0.4, 0)
      .along('z');
    place.lathe([-11, 6], [11, 6]);
    for (const z of [-6, 0, 6]) place.line([z, -6, 0], [z, 6, 2]);
  }
  pen.lathe([-22, 13], [-5, 15]).ring(-22, 9, 'shade');
};
