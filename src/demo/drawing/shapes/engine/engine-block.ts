import { inX, inY, outline } from '../../outline.ts';
import type { Pen } from '../../pen.ts';
import type { Shape } from '../../shape.ts';

const flat = (length: number, width: number, height: number) =>
  inY(
    height,
    [-length, -width, length, -width, length, width, -length, width].map((value) => value / 2),
  );

function bores(pen: Pen, length: number, count: number, radius: number, height: number): void {
  for (let index = 0; index < count; index++) {
    const bore = pen.moved(length * ((index + 0.5) / count - 0.5), height, 0).along('y');
    bore.ring(0, radius, 'shade');
    bore.ring(0, radius - 3, 'thin');
  }
}

export const cylinderBlock: Shape = (pen, { cylinders }) => {
  const length = cylinders * 42 + 10;
  pen.moved(0, -22, 0).prism(inX(-length / 2, [-30, -48, 22, -36, 22, 36, -30, 48]), [length, 0, 0]);
  pen.moved(0, 28, 0).box(length, 56, 64);
  bores(pen, length - 8, cylinders, 17, 56);
  pen.moved(-length / 2, -18, 0).ring(0, 17, 'shade');
  pen.moved(-length / 2, 24, 0).ring(0, 8, 'shade');
  for (let rib = 1; rib < cylinders * 2; rib++) {
    const x = length * (rib / (cylinders * 2) - 0.5);
    pen.line([x, 48, 32], [x, 0, 32]);
  }
  pen.line([-length / 2, 4, 32], [length / 2, 4, 32]);
  for (const x of [-0.3, 0, 0.3])
    pen
      .moved(length * x, 26, 32)
      .along('z')
      .ring(0, 8, 'shade');
};

export const cylinderHead: Shape = (pen, { cylinders }) => {
  const length = cylinders * 42 + 6;
  pen.box(length, 40, 70);
  pen.face(flat(length - 14, 54, 20), 'shade');
  for (let index = 0; index < cylinders; index++) {
    const x = length * ((index + 0.5) / cylinders - 0.5);
    for (const z of [-15, 15]) pen.moved(x, 20, z).along('y').lathe([0, 7], [7, 7]);
    pen.moved(x, 20, 0).along('y').ring(0, 5, 'dark');
    pen.moved(x, -2, 35).along('z').ring(0, 12, 'shade');
    pen
      .moved(x + 19, 8, 35)
      .along('z')
      .ring(0, 2.5, 'dark');
  }
  pen
    .moved(-length / 2, 4, -16)
    .ring(0, 9, 'thin')
    .moved(0, 0, 32)
    .ring(0, 9, 'thin');
};

/** Forms: 0 head gasket with bores, 1 frame gasket (cover, pan). */
export const gasket: Shape = (pen, { form, cylinders }) => {
  const length = cylinders * 42 + 6;
  const corners = flat(length, 70, 0);
  pen.prism(corners, [0, 2.5, 0]);
  if (form === 0) {
    const count = cylinders;
    bores(pen, length - 8, count, 17, 2.5);
    for (const [x, , z] of flat(length - 12, 58, 0)) pen.moved(x, 2.5, z).along('y').ring(0, 3, 'dark');
    for (let gap = 1; gap < count; gap++) {
      for (const z of [-27, 27])
        pen
          .moved((length - 8) * (gap / count - 0.5), 2.5, z)
          .along('y')
          .ring(0, 2.6, 'dark');
    }
    return;
  }
  pen.face(flat(length - 18, 52, 2.5), 'shade').face(flat(length - 21, 49, 2.5), 'cover');
  for (const [x, , z] of flat(length - 9, 61, 0)) pen.moved(x, 2.5, z).along('y').ring(0, 2.4, 'dark');
  pen.spot(-length / 2 + 5, 2.5, 0).spot(length / 2 - 5, 2.5, 0);
};

export const valveCover: Shape = (pen, { cylinders }) => {
  const length = cylinders * 42 - 4;
  pen.prism(flat(length, 70, -16), [0, 6, 0]);
  pen.prism(inX(-length / 2 + 6, [-10, 29, 8, 25, 14, 16, 14, -16, 8, -25, -10, -29]), [length - 12, 0, 0]);
  for (let index = 0; index < cylinders; index++) {
    const well = pen.moved((length - 40) * ((index + 0.5) / cylinders - 0.5), 14, 0).along('y');
    well.ring(0, 9);
    well.ring(0, 5, 'dark');
  }
  pen
    .moved(length / 2 - 16, 14, 0)
    .along('y')
    .lathe([0, 10], [8, 10], [8, 12], [14, 12]);
  for (const x of [-0.4, -0.13, 0.13, 0.4])
    pen
      .moved(length * x, -10, 32)
      .along('y')
      .lathe([0, 3.4], [4, 3.4]);
};

/** Forms: 0 engine oil pan, 1 flat pan. */
export const oilPan: Shape = (pen, { random, cylinders }) => {
  const length = cylinders * 42;
  const deep = random.between(40, 54);
  const step = length * random.between(0.05, 0.2);
  pen.prism(
    outline(
      [-length / 2 + 8, 0, 28],
      [step, 0, 28],
      [length / 2 - 8, 0, 28],
      [length / 2 - 10, -22, 28],
      [step + 14, -24, 28],
      [step, -deep, 28],
      [-length / 2 + 18, -deep, 28],
    ),
    [0, 0, -56],
  );
  for (const rib of [0.2, 0.4, 0.6]) {
    const x = -length / 2 + 14 + (step + length / 2 - 20) * rib;
    pen.line([x, -6, 28], [x + 3, -deep + 4, 28]);
  }
  pen
    .moved(-length / 2 + 34, -deep + 12, 28)
    .along('z')
    .lathe([0, 6], [5, 6]);
  pen.prism(flat(length, 72, 0), [0, 5, 0]);
  pen.face(flat(length - 18, 52, 5), 'shade');
  for (const x of [-0.46, -0.15, 0.15, 0.46])
    for (const z of [-31, 31])
      pen
        .moved(length * x, 5, z)
        .along('y')
        .ring(0, 2.4, 'dark');
};

export const cylinderLiner: Shape = (pen, { random }) => {
  const radius = random.between(34, 38);
  const up = pen.along('y');
  up.lathe(
    [-62, radius - 3],
    [-40, radius - 3],
    [-40, radius - 1],
    [44, radius - 1],
    [52, radius + 6],
    [62, radius + 6],
  );
  for (const y of [-54, -47]) up.lathe([y, radius - 3], [y + 3, radius - 3]);
  up.lathe([-40, radius - 1], [50, radius - 1], [50, radius + 6], [62, radius + 6]);
  up.ring(62, radius - 3, 'shade').ring(60, radius - 5, 'thin');
  for (const z of [0.5, 0.86]) pen.hidden([-radius * z * 0.6, -58, radius * z], [-radius * z * 0.6, 38, radius * z]);
  pen.spot(0, 0, radius - 2);
};
