import { outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';

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
