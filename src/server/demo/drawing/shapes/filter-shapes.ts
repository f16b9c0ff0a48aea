import { inX, inY, inZ } from '../outline.ts';
import type { Shape } from '../shape.ts';
import { sinCos } from '../view.ts';
import { boltHead } from './fasteners.ts';

/** Upright cartridges; forms: 0 small spin-on, 1 in-line with two spigots, 2 large spin-on, 3 with water bowl, 4 dryer. */
export const spinFilter: Shape = (pen, { random, form }) => {
  const radius = (form === 0 ? 30 : form === 1 ? 24 : 36) + random.between(-2, 3);
  const height = form === 0 ? 76 : form === 4 ? 96 : 104 + random.between(-6, 8);
  const [top, bottom] = [height / 2, -height / 2];
  const up = pen.along('y');
  if (form === 1) {
    up.lathe([bottom - 26, 6], [bottom - 20, 7], [bottom, 7], [bottom, 12], [bottom + 12, radius], [top - 12, radius]);
    up.lathe([top - 12, radius], [top, 12], [top, 7], [top + 18, 7], [top + 26, 6]).ring(top + 26, 3, 'dark');
    return;
  }
  if (form === 3) up.lathe([bottom - 44, 8], [bottom - 40, 14], [bottom - 30, radius - 6], [bottom, radius - 4]);
  up.lathe([bottom, radius - 8], [bottom + 8, radius], [top - 6, radius], [top - 6, radius + 3], [top, radius + 3]);
  for (let angle = 0; angle < 360; angle += 20) {
    const [sin, cos] = sinCos(angle);
    if (0.85 * cos > 0.55 * sin - 0.1 && form !== 1) {
      pen.line([radius * sin, bottom + 12, radius * cos], [radius * sin, bottom + 34, radius * cos]);
    }
  }
  up.ring(top, radius - 3, 'thin')
    .ring(top, radius - 8, 'shade')
    .ring(top, 13)
    .ring(top, 9, 'dark');
  up.holes(top, radius - 13, { count: 6, radius: 2.6, stroke: 'dark' });
  pen.spot(-radius * 0.3, 0, radius * 0.8);
};

/** Forms: 0 air filter panel, 1 transmission strainer, 2 cabin filter. */
export const filterPanel: Shape = (pen, { random, form }) => {
  const [length, width, height] = form === 2 ? [70, 110, 14] : [130, 84, form === 1 ? 12 : 24];
  const half = [length / 2, width / 2] as const;
  pen.prism(inY(0, [-half[0], -half[1], half[0], -half[1], half[0], half[1], -half[0], half[1]]), [0, height, 0]);
  pen.line([-half[0], height - 6, half[1]], [half[0], height - 6, half[1]]);
  pen.line([-half[0], height - 6, half[1]], [-half[0], height - 6, -half[1]]);
  const [x, z] = [half[0] - 8, half[1] - 8];
  if (form === 1) {
    pen.moved(-20, height, 0).along('y').lathe([0, 14], [16, 14]).ring(16, 10, 'shade');
    pen.face(inY(height, [0, -z, x, -z, x, z, 0, z]), 'thin');
    return;
  }
  pen.face(inY(height, [-x, -z, x, -z, x, z, -x, z]), 'shade');
  const pleats = random.whole(11, 17);
  for (let index = 1; index < pleats; index++) {
    const across = -z + (2 * z * index) / pleats;
    pen.line([-x, height, across], [x, height, across]);
  }
};

/** Forms: 0 outer truck air element, 1 inner element, 2 DEF element. */
export const filterCylinder: Shape = (pen, { random, form }) => {
  const radius = form === 0 ? 46 : form === 1 ? 28 : 26;
  const length = form === 2 ? 70 : 120;
  pen.lathe(
    [0, radius + 3],
    [8, radius + 3],
    [8, radius],
    [length - 6, radius],
    [length - 6, radius + 3],
    [length, radius + 3],
  );
  pen.lathe([8, radius], [length - 6, radius]);
  for (let angle = -60; angle <= 150; angle += random.whole(6, 8)) {
    const [sin, cos] = sinCos(angle);
    pen.line([10, radius * cos, radius * sin], [length - 8, radius * cos, radius * sin]);
  }
  pen.lathe([0, radius + 3], [9, radius + 3]);
  pen
    .ring(0, radius - 4, 'thin')
    .ring(0, radius - 12, 'shade')
    .ring(6, radius - 14, 'thin');
};

/** Forms: 0 radiator, 1 charge air cooler, 2 condenser, 3 oil cooler, 4 evaporator. Faces along the axis. */
export const radiator: Shape = (pen, { random, form }) => {
  const sizes = [
    [132, 92, 14],
    [128, 64, 18],
    [140, 88, 8],
    [62, 46, 24],
    [74, 62, 26],
  ] as const;
  const [wide, high, deep] = sizes[form] ?? sizes[0];
  const [w, h] = [wide / 2, high / 2];
  const tank = form < 3 ? 13 : 6;
  pen.moved(0, 0, -w - tank).box(deep + 6, high + 6, tank * 2 - 4);
  pen.prism(inX(0, [-h, -w, h, -w, h, w, -h, w]), [deep, 0, 0]);
  const rows = random.whole(8, 12);
  for (let row = 1; row < rows; row++) {
    const y = -h + (high * row) / rows;
    pen.line([0, y, -w], [0, y, w]);
  }
  for (let z = -w + 8; z < w - 24; z += 14) {
    pen
      .line([0, h * 0.5, z], [0, h * 0.7, z + 6], [0, h * 0.5, z + 12])
      .line([0, -h * 0.6, z], [0, -h * 0.4, z + 6], [0, -h * 0.6, z + 12]);
  }
  pen.moved(0, 0, w + tank).box(deep + 6, high + 6, tank * 2 - 4);
  const neck = form === 1 ? 13 : form === 0 ? 10 : 5;
  pen
    .moved(-deep / 2 - 2, h - 14, w + tank)
    .lathe([-24, neck], [-20, neck + 1.5], [0, neck])
    .ring(-24, neck - 3, 'shade');
  pen.moved(-deep / 2 - 2, -h + 14, form === 2 ? w + tank : -w - tank).lathe([-24, neck], [-20, neck + 1.5], [0, neck]);
  if (form === 0)
    pen
      .moved(6, h + 3, -w - tank)
      .along('y')
      .lathe([0, 8], [8, 8], [8, 11], [14, 11]);
};

/** Forms: 0 petrol tank, 1 expansion tank, 2 washer tank, 3 truck tank, 4 steering reservoir. */
export const tank: Shape = (pen, { random, form }) => {
  if (form === 0) {
    pen.prism(inY(-18, [-70, -42, -20, -50, 60, -46, 72, -10, 66, 40, 10, 50, -50, 46, -76, 10]), [0, 36, 0], true);
    pen.panel(inY(18, [-50, -28, 40, -32, 50, 24, -40, 30]), 'thin');
    pen.moved(-10, 18, 0).along('y').lathe([0, 26], [4, 26]).ring(4, 20, 'shade');
    pen.tube(
      [
        [66, 8, -20],
        [96, 14, -26],
        [106, 46, -28],
      ],
      12,
    );
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
  pen.curve([-51, -2, 24], [0, 2, 24], [52, -2, 24]);
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

/** Forms: 0 coolant hose with clips, 1 brake hose, 2 coiled air hose. */
export const hose: Shape = (pen, { random, form }) => {
  if (form === 2) {
    const turns = 9;
    pen.tube(
      [
        [-100, -30, 0],
        [-88, -10, 0],
        [-76, 0, 0],
      ],
      5,
    );
    for (let turn = turns; turn >= 0; turn--) {
      const x = -72 + turn * 15;
      pen.tube(
        [
          [x + 14, 0, -20],
          [x + 12, 18, -10],
          [x + 6, 22, 6],
          [x, 4, 22],
          [x + 1, -16, 12],
          [x + 7, -20, -6],
        ],
        6,
      );
    }
    for (const x of [-100, 84])
      pen
        .moved(x, x < 0 ? -36 : -6, 0)
        .along('y')
        .lathe([-14, 6], [-4, 6], [-4, 9], [8, 9]);
    return;
  }
  const bend = random.between(20, 44);
  if (form === 1) {
    pen.tube(
      [
        [-70, -20, 0],
        [-44, -26, 0],
        [-14, bend, 8],
        [22, bend + 12, -4],
        [46, 6, 0],
        [64, -6, 0],
      ],
      7,
    );
    pen.moved(-70, -20, 0).lathe([-22, 6], [-10, 6], [-10, 9], [4, 9]).ring(-22, 3, 'dark');
    boltHead(pen.moved(70, -8, 0).reversed(), 9, 12);
    pen.moved(74, -8, 0).lathe([0, 11], [8, 11]);
    return;
  }
  pen.tube(
    [
      [-80, -26, 0],
      [-50, -24, 0],
      [-24, bend - 6, 6],
      [14, bend, 10],
      [46, 2, 0],
      [78, 6, 0],
    ],
    20,
  );
  for (const [x, y] of [
    [66, 5],
    [-66, -26],
  ] as const)
    pen.moved(x, y, 0).lathe([-5, 14], [5, 14]).ring(-5, 11, 'thin');
  pen.moved(-66, -26, 0).lathe([-18, 11], [-5, 11]).ring(-18, 8, 'shade');
};
