import { outline } from '../outline.ts';
import type { Shape } from '../shape.ts';
import { sinCos } from '../view.ts';
import { boltHead } from './fasteners.ts';

export const brakeDisc: Shape = (pen, { random, form }) => {
  const radius = random.between(74, 86);
  const hat = random.between(36, 42);
  if (form === 0) pen.lathe([-8, radius], [-3, radius], [-3, radius - 9], [3, radius - 9], [3, radius], [8, radius]);
  else pen.lathe([-5, radius], [5, radius]);
  const front = form === 0 ? -8 : -5;
  pen.ring(front, radius - 4, 'thin').ring(front, hat + 8, 'thin');
  if (random.chance(0.4)) {
    pen.holes(front, radius * 0.68, { count: 12, radius: 2.6 }).holes(front, radius * 0.84, { count: 15, radius: 2.6 });
  }
  pen.lathe([-30, hat - 3], [-26, hat], [front, hat]);
  pen.ring(-30, 19, 'shade').ring(-27, 17, 'thin');
  pen.holes(-30, 27, { count: random.whole(4, 5), radius: 3.6 });
};

export const brakeDrum: Shape = (pen, { random }) => {
  const radius = random.between(70, 78);
  const length = random.between(54, 70);
  pen.lathe(
    [-length / 2, radius - 8],
    [-length / 2 + 8, radius],
    [length / 2 - 14, radius],
    [length / 2 - 14, radius + 7],
    [length / 2, radius + 7],
  );
  pen
    .ring(-length / 2, radius - 18, 'thin')
    .ring(-length / 2, 34, 'shade')
    .ring(-length / 2 + 5, 31, 'thin');
  pen.holes(-length / 2, 46, { count: random.whole(8, 10), radius: 4 });
};

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

/** Forms: 0 ball bearing, 1 taper roller bearing, 2 clutch release bearing, 3 centre bearing in its bracket. */
export const bearing: Shape = (pen, { random, form }) => {
  if (form === 3) {
    pen.face(outline([6, -52, -62], [6, -40, -62], [6, 10, -48], [6, 10, 48], [6, -40, 62], [6, -52, 62]));
    pen.moved(0, -46, -52).ring(5, 4, 'dark');
    pen.moved(0, -46, 52).ring(5, 4, 'dark');
  }
  const radius = random.between(40, 46);
  if (form === 1) pen.lathe([-14, radius - 8], [16, radius + 4]);
  else pen.lathe([-13, radius], [13, radius]);
  const front = form === 1 ? -14 : -13;
  const outer = form === 1 ? radius - 8 : radius;
  pen.ring(front, outer - 6, 'thin').ring(front, outer - 8, 'shade');
  pen.holes(front, outer - 12, { count: form === 1 ? 16 : 11, radius: form === 1 ? 3.2 : 4, stroke: 'solid' });
  pen.ring(front, outer - 17);
  if (form === 2) pen.lathe([-30, 22], [-26, 24], [-13, 24]);
  pen.ring(form === 2 ? -30 : front, form === 2 ? 15 : outer - 22, 'shade');
};

/** Forms: 0 shaft seal, 1 flat washer, 2 valve stem seal. */
export const sealRing: Shape = (pen, { random, form }) => {
  if (form === 2) {
    pen.lathe([-18, 12], [-12, 14], [-8, 11], [14, 13], [14, 17], [18, 17]);
    pen.ring(-18, 6, 'shade').ring(-10, 13, 'thin');
    return;
  }
  const radius = form === 1 ? 22 : random.between(42, 48);
  const thick = form === 1 ? 2 : 8;
  pen.lathe([-thick, radius], [thick, radius]);
  if (form === 0) pen.ring(-thick, radius - 5, 'thin').ring(-thick, radius - 12, 'thin');
  pen.ring(-thick, radius - (form === 1 ? 9 : 15), 'shade');
  if (form === 0) pen.ring(-thick + 4, radius - 18, 'thin');
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
