import type { Vector } from '../../geometry.ts';
import { inX, outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { sinCos } from '../../view.ts';
import { boltHead, toothed } from '../fasteners.ts';

export const crankshaft: Shape = (pen, { cylinders: throws }) => {
  const pitch = 46;
  const end = (throws * pitch) / 2;
  pen.lathe([end, 12], [end + 16, 12], [end + 16, 30], [end + 24, 30]);
  for (let index = throws - 1; index >= 0; index--) {
    const start = -end + index * pitch;
    const swing = pen.rolled((index === 0 || index === throws - 1 ? 0 : 180) + 20);
    const web = inX(0, [26, -10, 26, 10, 4, 15, -26, 22, -32, 10, -32, -10, -26, -22, 4, -15]);
    pen.moved(start + 32, 0, 0).lathe([8, 11], [14, 11]);
    swing.moved(start + 31, 0, 0).prism(web, [9, 0, 0], true);
    swing.moved(start + 14, 18, 0).lathe([0, 10], [18, 10]);
    swing.moved(start + 6, 0, 0).prism(web, [9, 0, 0], true);
    pen.moved(start, 0, 0).lathe([-8, 11], [6, 11]);
  }
  pen.lathe([-end - 34, 8], [-end - 16, 8], [-end - 16, 11], [-end - 6, 11]);
};

/** Stands upright; forms: 0 petrol, 1 diesel with bowl. */
export const piston: Shape = (pen, { random, form }) => {
  const radius = random.between(32, 36);
  const height = form === 1 ? 72 : 56;
  const up = pen.along('y');
  up.lathe([-height / 2, radius - 2], [height / 2 - 26, radius], [height / 2, radius]);
  for (const groove of [6, 12, 18]) {
    const y = height / 2 - groove;
    up.lathe([y, radius], [y, radius - 2], [y + 2.5, radius - 2], [y + 2.5, radius], [height / 2, radius]);
  }
  if (form === 1) up.ring(height / 2, radius * 0.5, 'shade').ring(height / 2, radius * 0.2, 'thin');
  else
    up.ring(height / 2, radius - 4, 'thin')
      .moved(0, 10, 8)
      .ring(height / 2, 7, 'thin');
  const pin = pen.moved(0, -6, radius - 2).along('z');
  pin.ring(0, 11, 'shade');
  pin.ring(0, 8, 'solid');
};

export const pistonRings: Shape = (pen, { random }) => {
  const radius = random.between(32, 36);
  for (const y of [-24, 0, 24]) {
    const up = pen.moved(0, y, 0).along('y');
    up.lathe([-2.5, radius], [2.5, radius]);
    up.ring(2.5, radius - 5, 'shade');
    up.ring(2.5, radius - 6, 'cover');
    up.ring(1, radius - 6, 'thin');
    pen.moved(0, y, 0).face(outline([-4, 3, radius], [4, 3, radius], [5, -3, radius + 1], [-3, -3, radius + 1]));
    pen.spot(-radius + 3, y, 0);
  }
};

export const conRod: Shape = (pen, { random }) => {
  const length = random.between(92, 108);
  pen
    .moved(0, length / 2, 0)
    .along('z')
    .lathe([-9, 17], [9, 17])
    .ring(9, 11, 'shade');
  pen.prism(
    outline(
      [-7, length / 2 - 13, -6],
      [7, length / 2 - 13, -6],
      [12, -length / 2 + 18, -6],
      [-12, -length / 2 + 18, -6],
    ),
    [0, 0, 12],
  );
  pen.line([-3, length / 2 - 20, 6], [-5, -length / 2 + 26, 6], [5, -length / 2 + 26, 6], [3, length / 2 - 20, 6]);
  const big = pen.moved(0, -length / 2, 0);
  big.prism(outline([-34, -7, -10], [34, -7, -10], [34, 7, -10], [-34, 7, -10]), [0, 0, 20]);
  big.along('z').lathe([-11, 27], [11, 27]).ring(11, 19, 'shade');
  big.line([-34, 0, 10], [-19, 0, 11]).line([19, 0, 11], [34, 0, 10]);
  for (const x of [-29, 29]) boltHead(big.moved(x, -7, 0).along('y').reversed(), 6, 6);
};

export const flywheel: Shape = (pen, { random }) => {
  const radius = random.between(70, 78);
  pen.prism(toothed(radius, 40, 4), [-9, 0, 0]);
  pen.lathe([-16, radius - 10], [-9, radius - 8]);
  pen
    .ring(-16, radius - 16, 'thin')
    .ring(-16, 32, 'thin')
    .ring(-16, 14, 'shade');
  pen.holes(-16, 22, { count: random.whole(6, 8), radius: 3, stroke: 'dark' });
  pen.holes(-16, radius - 13, { count: 6, radius: 2, stroke: 'dark' });
};

export const camshaft: Shape = (pen, { cylinders }) => {
  const lobes = cylinders * 2;
  const pitch = 24;
  const end = (lobes * pitch) / 2;
  for (let index = lobes - 1; index >= 0; index--) {
    const x = -end + index * pitch;
    pen.lathe([x + 10, 8], [x + pitch, 8]);
    const swing = pen.moved(x, 0, 0).rolled(Math.floor(index / 2) * 115);
    swing.prism(inX(0, [20, 0, 12, 9, -2, 12, -12, 5, -12, -5, -2, -12, 12, -9]), [10, 0, 0], true);
  }
  pen.lathe([-end - 26, 7], [-end - 14, 7], [-end - 14, 14], [-end - 4, 14], [-end - 4, 8], [-end, 8]);
  pen.ring(-end - 26, 3, 'dark');
};

/** Forms: 0 intake (larger head), 1 exhaust. Upright. */
export const valve: Shape = (pen, { form }) => {
  const head = form === 0 ? 22 : 18;
  const up = pen.along('y');
  up.lathe([-54, head], [-50, head], [-40, 6], [-30, 4], [44, 4], [44, 3], [47, 3], [47, 4], [54, 4]);
  up.lathe([54, 4], [55, 4]);
};

/** Shells in halves; forms: 0 main bearings (wide), 1 conrod bearings. */
export const bearingShells: Shape = (pen, { form }) => {
  const radius = form === 0 ? 34 : 28;
  for (const [half, lift] of [
    [180, -8],
    [0, 8],
  ] as const) {
    const arc = (r: number, from: number): Vector[] =>
      Array.from({ length: 13 }, (_, index) => {
        const [sin, cos] = sinCos(from + index * 15);
        return [0, r * sin + lift, r * cos] as const;
      });
    const shell = [...arc(radius, half), ...arc(radius - 5, half).reverse()];
    pen.prism(shell, [22, 0, 0]);
    pen.spot(0, lift * 5, 0);
  }
};
