import { outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { sinCos } from '../../view.ts';
import { boltHead } from '../fasteners.ts';

/** Forms: 0 passenger alloy, 1 steel. */
export const wheelRim: Shape = (pen, { random }) => {
  const radius = 84;
  pen.lathe([-28, radius], [-20, radius], [-14, radius - 9], [24, radius - 9], [30, radius]);
  pen.ring(-28, radius - 6, 'shade').ring(-16, radius - 17, 'solid');
  const spokes = random.whole(5, 8);
  for (let index = 0; index < spokes; index++) {
    const spoke = pen.rolled((360 * index) / spokes + 12);
    spoke.face(outline([-24, radius - 9, -10], [-24, radius - 9, 10], [-20, 18, 7], [-20, 18, -7]));
    if (spokes < 7) spoke.line([-22, radius - 16, 0], [-20, 26, 0]);
  }
  pen.ring(-22, 26).ring(-22, 11, 'shade').holes(-22, 18, { count: 5, radius: 2.8, stroke: 'dark' });
};

export const tyre: Shape = (pen, { random }) => {
  const radius = random.between(92, 100);
  pen.lathe(
    [-34, radius - 24],
    [-34, radius - 14],
    [-28, radius - 2],
    [-20, radius],
    [20, radius],
    [28, radius - 2],
    [34, radius - 14],
  );
  // Tread: short cuts over the part of the tread that shows.
  for (let angle = -70; angle <= 250; angle += 11) {
    const [sin, cos] = sinCos(angle);
    const [sinNext, cosNext] = sinCos(angle + 5);
    if (-0.45 * cos < 0.42 && (cos > 0 || sin > 0.3)) {
      pen.line([-22, radius * cos, radius * sin], [-4, radius * cosNext, radius * sinNext]);
    }
  }
  pen.lathe([-34, radius - 24], [-34, radius - 14], [-28, radius - 2]);
  pen
    .ring(-34, radius - 18, 'thin')
    .ring(-34, radius - 34, 'shade')
    .ring(-26, radius - 36, 'solid');
  pen.spot(-34, radius - 26, 0);
};

/** Forms: 0 passenger hub unit with flange, 1 truck hub. */
export const wheelHub: Shape = (pen, { random, form }) => {
  const flange = form === 1 ? 66 : 54;
  pen.lathe([-4, flange], [4, flange], [4, 34], [44, 34], [44, 26], [54, 26]);
  pen.holes(-4, flange - 14, { count: random.whole(5, 6) + form * 4, radius: 4, stroke: 'dark' });
  pen.lathe([-28, 20], [-24, 24], [-4, 28]);
  pen.ring(-28, 13, 'shade');
};

/** Forms: 0 wheel nut, 1 wheel stud. */
export const wheelBolt: Shape = (pen, { form }) => {
  if (form === 1) {
    pen.lathe([-40, 8], [-38, 9], [6, 9], [6, 11], [34, 11], [34, 17], [42, 17]);
    for (let along = -36; along < 4; along += 5) pen.curve([along, 8, 3], [along + 1, 3, 8.5], [along + 2, -5, 8]);
    return;
  }
  pen.lathe([6, 20], [14, 15]);
  boltHead(pen.moved(6, 0, 0), 18, 22);
  pen.ring(-16, 9, 'shade').ring(-16, 7, 'dark');
};
