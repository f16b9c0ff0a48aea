import { inZ, outline } from '../../outline.ts';
import type { Shape } from '../../shape.ts';
import { sinCos } from '../../view.ts';
import { boltHead, toothed } from '../fasteners.ts';

/** A closed loop over its pulleys, seen broadside; forms: 0 toothed belt, 1 ribbed belt, 2 chain. */
export const belt: Shape = (pen, { random, form }) => {
  const tall = random.between(66, 80);
  const arc = (x: number, y: number, { radius, from, to }: Record<'radius' | 'from' | 'to', number>) =>
    Array.from({ length: 7 }, (_, step) => {
      const [sin, cos] = sinCos(from + ((to - from) * step) / 6);
      return [x + radius * cos, y + radius * sin] as const;
    });
  const loop = (thick: number) =>
    [
      ...arc(0, tall, { radius: 34 - thick, from: 5, to: 175 }),
      ...(form === 1 ? arc(-46, -6, { radius: 16 - thick, from: 130, to: 220 }) : []),
      ...arc(form === 1 ? 14 : 0, -tall, { radius: 24 - thick, from: 190, to: 350 }),
    ].flat();
  const width = form === 2 ? 12 : 22;
  const [outer, inner] = [inZ(width / 2, loop(0)), inZ(width / 2, loop(5))];
  pen.hoop(outer, inner, [0, 0, -width]);
  outer.forEach((point, index) => {
    const inside = inner[index];
    if (!inside) return;
    if (form === 0) pen.line(point, inside);
    if (form === 2)
      pen
        .moved((point[0] + inside[0]) / 2, (point[1] + inside[1]) / 2, width / 2)
        .along('z')
        .ring(0, 2.6, 'dark');
    pen.ink.spot(pen.project([(point[0] + inside[0]) / 2, (point[1] + inside[1]) / 2, width / 2]));
  });
  if (form === 1) for (const z of [-6, 0, 6]) pen.curve(...inZ(z, loop(0)).slice(0, 4));
};

/** Forms: 0 belt tensioner with arm, 1 timing tensioner with plunger. */
export const tensioner: Shape = (pen, { random, form }) => {
  if (form === 1) {
    pen.prism(outline([0, -30, -16], [0, 26, -16], [0, 26, 16], [0, -30, 16]), [26, 0, 0]);
    pen.moved(13, 26, 0).along('y').lathe([0, 9], [26, 9], [26, 6], [36, 6]);
    for (const y of [-22, 16]) pen.moved(0, y, y > 0 ? 10 : -10).ring(0, 4, 'dark');
    return;
  }
  pen.moved(16, -34, 14).lathe([0, 22], [26, 22]).ring(0, 9, 'shade');
  pen.prism(outline([14, -44, 24], [14, -24, 30], [14, 24, 12], [14, 20, -12]), [8, 0, 0]);
  const radius = random.between(26, 32);
  pen.moved(0, 16, -4).lathe([-12, radius], [-8, radius], [-6, radius - 4], [6, radius - 4], [8, radius], [12, radius]);
  pen
    .moved(0, 16, -4)
    .ring(-12, radius - 7, 'thin')
    .ring(-12, 10, 'shade');
  boltHead(pen.moved(-12, 16, -4), 8, 6);
};

export const phaser: Shape = (pen, { random }) => {
  pen.prism(toothed(46, random.whole(28, 34), 5), [-10, 0, 0]);
  pen.lathe([-30, 32], [-28, 34], [-10, 34]);
  pen.ring(-30, 25, 'thin').ring(-30, 11, 'shade').holes(-30, 19, { count: 4, radius: 2.6, stroke: 'dark' });
};

/** Forms: 0 pump with drive pulley, 1 with impeller, 2 with toothed drive gear (diesel pump, air compressor). */
export const pump: Shape = (pen, { random, form }) => {
  pen.moved(32, -6, 0).box(46, 62, 56);
  pen.moved(30, 25, -4).along('y').lathe([0, 13], [14, 13], [14, 10], [30, 10]).ring(30, 7, 'shade');
  pen.moved(40, -2, 28).along('z').lathe([0, 12], [18, 12]).ring(18, 8, 'shade');
  for (const [y, z] of [
    [20, -22],
    [20, 22],
    [-30, -22],
    [-30, 22],
  ] as const)
    pen.moved(9, y, z).ring(0, 4, 'dark');
  pen.lathe([-16, 10], [9, 20]);
  const radius = random.between(34, 40);
  if (form === 0) {
    pen.lathe([-34, radius], [-30, radius], [-27, radius - 5], [-19, radius - 5], [-16, radius]);
    pen
      .ring(-34, radius - 6, 'thin')
      .ring(-34, 10, 'shade')
      .holes(-34, 20, { count: 4, radius: 4 });
    return;
  }
  if (form === 1) {
    pen.lathe([-20, 30], [-16, 30]);
    for (let angle = 0; angle < 360; angle += 60) {
      pen.rolled(angle).prism(outline([-20, 9, -2], [-20, 28, 6], [-20, 28, 9], [-20, 9, 2]), [-14, 0, 0]);
    }
    pen.lathe([-36, 9], [-20, 10]);
    return;
  }
  pen.prism(toothed(radius, 24, 5), [-14, 0, 0]);
  pen.ring(-14, radius - 12, 'thin');
  boltHead(pen.moved(-14, 0, 0), 10, 8);
};
