import { inSpace, inX, inZ } from '../../outline.ts';
import type { Turn } from '../../pen.ts';
import type { Shape } from '../../shape.ts';
import { sinCos } from '../../view.ts';
import { boltHead, connector } from '../fasteners.ts';

/** Shoe with lining; the nearer one of a pair covers the farther one. */
export const brakeShoe: Shape = (pen, { random }) => {
  const radius = random.between(64, 70);
  for (const side of [-1, 1]) {
    const arc = (r: number, spread: number) =>
      Array.from({ length: 9 }, (_, index) => {
        const [sin, cos] = sinCos(-spread + (spread * 2 * index) / 8);
        return [r * sin, side * (r * cos + 6)] as const;
      });
    const ring = (outer: number, inner: number, spread: number) =>
      inX(0, [...arc(outer, spread), ...arc(inner, spread).reverse()].flat());
    pen.prism(ring(radius - 12, radius - 26, 62), [6, 0, 0]);
    pen.moved(-16, 0, 0).prism(ring(radius, radius - 9, 54), [40, 0, 0]);
    for (const share of [-34, -12, 12, 34]) {
      const [sin, cos] = sinCos(share);
      pen.spot(0, (radius - 2) * sin, side * (radius * cos + 6));
      if (side > 0)
        for (const x of [-8, 12])
          pen
            .moved(x, radius * sin, radius * cos + 6)
            .along('z')
            .ring(0, 2.6, 'dark');
    }
  }
};

export const slackAdjuster: Shape = (pen) => {
  pen.prism(inX(0, [60, -9, 60, 9, 10, 18, -16, 24, -32, 16, -36, 0, -32, -16, -16, -24, 10, -18]), [14, 0, 0], true);
  for (const y of [24, 38, 52]) pen.moved(0, y, 0).ring(0, 5, 'shade');
  pen
    .moved(0, -10, 0)
    .lathe([-8, 18], [0, 18])
    .ring(-8, 11, 'shade')
    .holes(-8, 11, { count: 10, radius: 1.6, stroke: 'dark' });
  pen.moved(6, -38, 0).along('y').reversed().lathe([-4, 10], [4, 10]);
  boltHead(pen.moved(6, -10, 26).along('z').reversed(), 8, 10);
};

export const brakeCamshaft: Shape = (pen, { random }) => {
  const length = random.between(120, 150);
  pen.prism(
    inX(length, [30, -6, 34, 4, 22, 16, 6, 12, -8, 10, -26, 8, -34, 0, -30, -12, -18, -16, -4, -12, 12, -10]),
    [22, 0, 0],
    true,
  );
  pen.lathe([-34, 10], [-30, 12], [0, 12], [0, 14], [length - 6, 14], [length - 6, 19], [length, 19]);
  for (let z = -10; z <= 10; z += 5) pen.line([-30, Math.sqrt(144 - z * z), z], [-4, Math.sqrt(144 - z * z), z]);
};

/** Forms: 0 spring brake chamber, 1 clutch servo, 2 range cylinder. */
export const brakeChamber: Shape = (pen, { form }) => {
  const radius = form === 0 ? 44 : 32;
  pen.lathe([26, radius - 4], [38, 24], [44, 8], [86, 8]);
  pen.moved(86, 0, 0).prism(inZ(-9, [0, -8, 20, -8, 20, 8, 0, 8]), [0, 0, 18]);
  for (const y of [-24, 24]) pen.moved(36, y, 0).lathe([0, 4], [18, 4]);
  pen.lathe([-10, radius - 4], [8, radius], [8, radius + 4], [18, radius + 4], [18, radius], [28, radius - 3]);
  if (form === 0)
    pen.lathe(
      [-66, 26],
      [-60, radius - 4],
      [-26, radius],
      [-26, radius + 4],
      [-16, radius + 4],
      [-16, radius - 8],
      [-10, radius - 8],
    );
  else pen.lathe([-46, 18], [-40, radius - 8], [-10, radius - 4]);
  boltHead(pen.moved(form === 0 ? -66 : -46, 0, 0), 9, 8);
  for (const z of [-8, 12])
    pen
      .moved(-2, radius - 8, z)
      .along('y')
      .lathe([0, 6], [14, 6])
      .ring(14, 3.6, 'dark');
};

/** Forms: 0 four-circuit valve, 1 relay valve, 2 ABS modulator, 3 EGR valve. */
export const valveBlock: Shape = (pen, { random, form }) => {
  const up = pen.along('y');
  if (form === 3) {
    pen.prism(inX(-4, [-40, -30, -40, 30, -4, 30, -4, -30]), [8, 0, 0]);
    pen.moved(-4, -22, 0).ring(0, 15, 'shade');
    pen.moved(24, -16, 0).box(48, 44, 44);
    pen.moved(24, 6, 0).along('y').lathe([0, 16], [10, 22], [44, 22], [50, 16]);
    connector(pen.moved(0, 34, 14), 10);
    return;
  }
  if (form === 0) {
    for (const z of [-24, 24]) pen.moved(16, 20, z).along('y').lathe([0, 16], [22, 16], [28, 8]);
    pen.box(70, 40, 90);
    for (const z of [-24, 24]) pen.moved(-16, 20, z).along('y').lathe([0, 16], [22, 16], [28, 8]);
    for (const z of [-30, 0, 30]) pen.moved(-35, -4, z).lathe([-12, 9], [0, 9]).ring(-12, 5, 'dark');
    return;
  }
  pen.moved(0, -8, 0).box(60, 44, 52);
  for (const z of [-14, 14]) pen.moved(-30, -8, z).lathe([-14, 8], [0, 8]).ring(-14, 4.6, 'dark');
  pen.moved(6, -8, 26).along('z').lathe([0, 10], [12, 10]).ring(12, 6, 'dark');
  if (form === 2) {
    pen.moved(0, 26, 0).box(52, 24, 44);
    connector(pen.moved(-34, 26, 0), 9);
    return;
  }
  up.lathe([14, 26], [30, 26], [36, 18], [36, 9], [46, 9]);
  up.ring(46, 5, 'dark');
  if (random.chance(0.5)) up.reversed().lathe([30, 12], [44, 12]);
};

export const airTank: Shape = (pen, { random }) => {
  const end = random.between(110, 140) / 2;
  const radius = random.between(34, 40);
  const band = (x: number): Turn[] => [
    [x, radius],
    [x, radius + 1.4],
    [x + 8, radius + 1.4],
    [x + 8, radius],
  ];
  const near: Turn[] = [
    [-end - 14, 8],
    [-end - 10, radius - 12],
    [-end, radius],
  ];
  const far: Turn[] = [
    [end, radius],
    [end + 10, radius - 10],
  ];
  pen.lathe(...near, ...band(-end * 0.5), ...band(end * 0.5), ...far);
  boltHead(pen.moved(-end - 13, 0, 0), 8, 6);
  for (const x of [-10, 24])
    pen
      .moved(x, radius - 2, 0)
      .along('y')
      .lathe([0, 7], [9, 7])
      .ring(9, 4, 'dark');
  pen.hidden([-end, -radius * 0.5, radius * 0.8], [end, -radius * 0.5, radius * 0.8]);
};

export const footValve: Shape = (pen) => {
  const up = pen.along('y');
  up.lathe([-58, 14], [-50, 22], [-18, 22], [-18, 26], [6, 26]);
  for (const y of [-40, -8]) pen.moved(-24, y, 0).lathe([-14, 8], [0, 8]).ring(-14, 4.6, 'dark');
  pen.moved(0, -26, 24).along('z').lathe([0, 8], [12, 8]).ring(12, 4.6, 'dark');
  pen.prism(inSpace([-34, 6, -32, 34, 6, -32, 34, 6, 32, -34, 6, 32]), [0, 6, 0]);
  pen.along('y').lathe([12, 14], [24, 10]);
  pen.prism(inSpace([-50, 34, -20, 38, 18, -20, 38, 24, -20, -50, 40, -20]), [0, 0, 40]);
  for (const share of [0.15, 0.35, 0.55, 0.75])
    pen.line([-50 + 88 * share, 40 - 16 * share, -20], [-50 + 88 * share, 40 - 16 * share, 20]);
};

export const airDryer: Shape = (pen) => {
  pen.moved(0, -36, 0).box(72, 36, 66);
  for (const z of [-18, 18]) pen.moved(-36, -34, z).lathe([-14, 9], [0, 9]).ring(-14, 5, 'dark');
  pen.moved(10, -36, 33).along('z').lathe([0, 12], [12, 12]).ring(12, 8, 'thin');
  pen.along('y').lathe([-18, 32], [-10, 38], [62, 38], [74, 26]).ring(74, 16, 'thin');
  pen.along('y').lathe([-10, 39], [-4, 39], [-4, 38], [62, 38], [74, 26]).ring(74, 16, 'thin');
};
