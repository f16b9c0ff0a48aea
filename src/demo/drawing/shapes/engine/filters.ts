import { inY } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { sinCos } from '../../view.ts';

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
  if (form !== 4) {
    const [x, z] = [radius * 0.55, radius * 0.8];
    pen.hidden([-x, top - 12, z], [-x, bottom + 38, z], [x * 0.4, bottom + 38, radius], [x * 0.4, top - 12, radius]);
  }
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
  const pleats = random.whole(9, 12);
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
