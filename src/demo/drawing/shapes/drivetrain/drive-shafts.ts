import { outline } from '../../outline.ts';
import type { Pen } from '../../pen.ts';
import type { Shape } from '../../shape.ts';

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
