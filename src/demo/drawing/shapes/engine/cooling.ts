import { inSpace, inX, outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { boltHead } from '../fasteners.ts';

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

/** Forms: 0 coolant hose with clips, 1 brake hose, 2 coiled air hose. */
export const hose: Shape = (pen, { random, form }) => {
  if (form === 2) {
    const turns = 9;
    pen.tube(inSpace([-100, -30, 0, -88, -10, 0, -76, 0, 0]), 5);
    for (let turn = turns; turn >= 0; turn--) {
      const x = -72 + turn * 15;
      pen.tube(
        outline([x + 14, 0, -20], [x + 12, 18, -10], [x + 6, 22, 6], [x, 4, 22], [x + 1, -16, 12], [x + 7, -20, -6]),
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
    pen.tube(outline([-70, -20, 0], [-44, -26, 0], [-14, bend, 8], [22, bend + 12, -4], [46, 6, 0], [64, -6, 0]), 7);
    pen.moved(-70, -20, 0).lathe([-22, 6], [-10, 6], [-10, 9], [4, 9]).ring(-22, 3, 'dark');
    boltHead(pen.moved(70, -8, 0).reversed(), 9, 12);
    pen.moved(74, -8, 0).lathe([0, 11], [8, 11]);
    return;
  }
  pen.tube(outline([-80, -26, 0], [-50, -24, 0], [-24, bend - 6, 6], [14, bend, 10], [46, 2, 0], [78, 6, 0]), 20);
  for (const [x, y] of [
    [66, 5],
    [-66, -26],
  ] as const)
    pen.moved(x, y, 0).lathe([-5, 14], [5, 14]).ring(-5, 11, 'thin');
  pen.moved(-66, -26, 0).lathe([-18, 11], [-5, 11]).ring(-18, 8, 'shade');
};

export const thermostat: Shape = (pen, { random }) => {
  pen.lathe([14, 12], [34, 12], [34, 9], [46, 9]);
  for (const z of [-14, 14]) pen.tube(outline([4, 0, z], [24, 0, z * 1.1], [32, 0, z * 0.4]), 4, true);
  pen.lathe([-2, 34], [2, 34]).ring(-2, 25, 'thin').ring(-2, 22, 'shade');
  pen.lathe([-14, 6], [-8, 18], [-2, 20]);
  for (const side of [-1, 1]) pen.tube(outline([-2, side * 22, 0], [-22, side * 12, 0], [-28, 0, 0]), 4, true);
  if (random.chance(0.5)) pen.moved(0, 28, 0).ring(-2, 2.5, 'dark');
};

/** Forms: 0 electric fan with shroud, 1 viscous clutch with fan. */
export const fan: Shape = (pen, { random, form }) => {
  const blades = random.whole(7, form === 1 ? 9 : 7);
  const reach = form === 1 ? 70 : 56;
  if (form === 0) {
    pen.prism(inX(0, [-66, -74, -66, 74, 66, 74, 66, -74]), [14, 0, 0]);
    pen.ring(0, 62, 'shade').ring(8, 60, 'thin');
    for (const [y, z] of [
      [-58, -66],
      [-58, 66],
      [58, 66],
      [58, -66],
    ] as const)
      pen.moved(0, y, z).ring(0, 3, 'dark');
  }
  for (let index = 0; index < blades; index++) {
    const blade = pen.rolled((360 * index) / blades);
    blade.panel(
      outline([-4, 14, -8], [-6, reach * 0.7, -14], [-8, reach, -10], [2, reach, 12], [2, reach * 0.6, 12], [2, 14, 6]),
    );
  }
  if (form === 1) {
    pen.lathe([-26, 16], [-24, 30], [-4, 32]).ring(-26, 10, 'thin');
    for (let angle = 0; angle < 360; angle += 30) pen.rolled(angle).line([-25, 17, 0], [-24, 28, 0]);
    pen.lathe([-40, 6], [-26, 8]);
  } else pen.lathe([-14, 16], [-12, 20], [-2, 20]).ring(-14, 8, 'thin');
};
