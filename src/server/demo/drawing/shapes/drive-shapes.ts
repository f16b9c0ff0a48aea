import type { Vector } from '../geometry.ts';
import { inZ, outline } from '../outline.ts';
import type { Pen } from '../pen.ts';
import type { Shape } from '../shape.ts';
import { sinCos } from '../view.ts';
import { boltHead, toothed } from './fasteners.ts';

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
  pen.prism(inZ(-width / 2, loop(0)), [0, 0, width], true);
  pen.panel(inZ(width / 2, loop(5)), 'shade');
  pen.panel(inZ(-width / 2, loop(6)), 'cover').panel(inZ(width / 2, loop(5)), 'thin');
  const [outer, inner] = [inZ(width / 2, loop(0)), inZ(width / 2, loop(5))];
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

/** Forms: 0 automatic transmission, 1 truck gearbox, 2 axle differential carrier. */
export const gearbox: Shape = (pen, { random, form }) => {
  const length = 130;
  pen.lathe([length - 6, 20], [length + 26, 18], [length + 26, 26], [length + 32, 26]);
  pen.prism(
    outline(
      [24, -46, -34],
      [24, -30, -46],
      [24, 34, -40],
      [24, 46, -20],
      [24, 46, 20],
      [24, 34, 40],
      [24, -30, 46],
      [24, -46, 34],
    ),
    [length - 24, 0, 0],
  );
  for (let rib = 0; rib < 5 + form; rib++) {
    const x = 36 + rib * 16;
    pen.line([x, 46, 20], [x, 34, 40], [x, -30, 46]);
  }
  if (form === 0) pen.moved(64, -50, 0).box(70, 12, 66);
  else pen.moved(70, 52, 0).box(54, 14, 40);
  pen.lathe([-18, 70], [-12, 70], [24, 52]);
  pen.ring(-18, 60, 'shade').holes(-18, 65, { count: random.whole(8, 12), radius: 2.6, stroke: 'dark' });
  pen.lathe([-14, 36], [-4, 40]).ring(-14, 28, 'thin').lathe([-34, 8], [-14, 8]);
};

export const gearWheel: Shape = (pen, { random, form }) => {
  pen.prism(toothed(48, random.whole(26, 32), 6), [-12, 0, 0]);
  pen.ring(-12, 36, 'thin');
  if (form === 1) {
    pen.lathe([-26, 34], [-12, 38]);
    pen.moved(-26, 0, 0).prism(toothed(36, 30, 3), [-4, 0, 0]);
    pen
      .ring(-30, 27, 'shade')
      .ring(-28, 24, 'cover')
      .prism(
        toothed(24, 20, 3).map(([, y, z]): Vector => [-24, y, z]),
        [-4, 0, 0],
      );
  }
  pen.ring(form === 1 ? -28 : -12, 14, 'shade');
};

/** A flat housing with worm channels and solenoids. */
export const valveBody: Shape = (pen, { random }) => {
  pen.box(130, 18, 84);
  const rows = random.whole(4, 5);
  for (let row = 0; row < rows; row++) {
    const z = -30 + (row * 60) / (rows - 1);
    pen.curve([-54, 9, z], [-30, 9, z + 8], [-8, 9, z - 4], [20, 9, z + 6], [52, 9, z]);
    pen.moved(-65, 0, z).lathe([-26, 6], [-20, 7], [0, 7]).ring(-26, 3, 'dark');
  }
  for (const x of [-56, 0, 56]) for (const z of [-36, 36]) pen.moved(x, 9, z).along('y').ring(0, 2.6, 'dark');
};

function boot(pen: Pen, from: number, radii: readonly [number, number], folds: number): void {
  const [wide, narrow] = radii;
  pen.lathe(
    ...Array.from({ length: folds * 2 + 1 }, (_, index) => {
      const share = index / (folds * 2);
      return [from + index * 5, wide + (narrow - wide) * share - (index % 2 === 0 ? 0 : 4)] as const;
    }),
  );
}

/** Forms: 0 whole drive shaft, 1 outer joint, 2 boot, 3 truck axle shaft. */
export const driveShaft: Shape = (pen, { random, form }) => {
  const length = random.between(90, 130);
  if (form === 2) {
    boot(pen.reversed(), -22, [26, 13], 5);
    pen.reversed().ring(28, 9, 'shade');
    return;
  }
  if (form === 3) {
    pen.lathe([-6, 42], [2, 42], [2, 18], [14, 11], [150, 11], [150, 14], [186, 14]);
    pen.holes(-6, 33, { count: 8, radius: 3.6, stroke: 'dark' }).lathe([-14, 20], [-6, 22]);
    return;
  }
  if (form === 0) {
    pen.lathe([length + 40, 20], [length + 44, 27], [length + 78, 27], [length + 78, 14], [length + 112, 10]);
    boot(pen, length, [12, 22], 4);
    pen.lathe([26, 8], [length, 8]);
    boot(pen, -10, [26, 12], 4);
  }
  pen.lathe([-58, 28], [-50, 30], [-12, 28], [-12, 24], [form === 1 ? 4 : -8, 22]);
  pen.lathe([-112, 10], [-88, 10], [-88, 13], [-66, 13], [-58, 20]);
  for (let z = -10; z <= 10; z += 5) pen.line([-86, Math.sqrt(169 - z * z), z], [-68, Math.sqrt(169 - z * z), z]);
};

export const propShaft: Shape = (pen, { random }) => {
  const length = random.between(150, 190);
  const yoke = (x: number, side: number) => {
    for (const z of [-16, 16])
      pen
        .moved(x, 0, z)
        .prism(
          outline([0, -9, -4], [side * 24, -6, -4], [side * 30, 0, -4], [side * 24, 6, -4], [0, 9, -4]),
          [0, 0, 8],
          true,
        );
  };
  pen.lathe([length + 30, 30], [length + 38, 30]);
  yoke(length, 1);
  pen.lathe([0, 18], [length - 16, 18], [length, 12]);
  pen.lathe([0, 18], [14, 18], [14, 20], [20, 20]);
  yoke(0, -1);
  pen
    .lathe([-44, 32], [-34, 32], [-30, 14])
    .holes(-44, 25, { count: 4, radius: 3, stroke: 'dark' })
    .ring(-44, 14, 'thin');
};

export const universalJoint: Shape = (pen) => {
  const cap = (turned: Pen) => turned.lathe([16, 9], [22, 9], [22, 13], [40, 13]);
  cap(pen.along('y').reversed());
  cap(pen.along('z').reversed());
  pen.lathe([-12, 15], [12, 15]);
  cap(pen.along('z'));
  cap(pen.along('y'));
  pen.ring(-12, 5, 'dark');
};
