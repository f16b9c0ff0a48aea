import type { Vector } from '../../geometry.ts';
import { inSpace, inZ } from '../../outline.ts';
import type { Pen } from '../../pen.ts';
import type { Shape } from '../../shape.ts';
import { sinCos } from '../../view.ts';
import { boltHead } from '../fasteners.ts';

/** A wound spring about the upright axis, from `low` to `high`. */
function coil(
  pen: Pen,
  { low, high, radius, turns, wire }: Record<'low' | 'high' | 'radius' | 'turns' | 'wire', number>,
): void {
  const at = (turn: number, angle: number): Vector => {
    const [sin, cos] = sinCos(angle);
    return [radius * cos, low + ((high - low) * (turn + (angle - pen.bearing + 270) / 360)) / turns, radius * sin];
  };
  const range = (from: number, to: number) => Array.from({ length: 6 }, (_, index) => from + ((to - from) * index) / 5);
  // The half turns behind the axis first, then those in front of it.
  const start = pen.bearing - 90 - 180;
  for (let turn = 0; turn < turns; turn++)
    pen.tube(
      range(start, start + 180).map((angle) => at(turn, angle)),
      wire,
    );
  for (let turn = 0; turn < turns; turn++)
    pen.tube(
      range(start + 180, start + 360).map((angle) => at(turn, angle)),
      wire,
    );
}

/** Upright; forms: 0 front strut with bracket, 1 plain shock absorber. */
export const shock: Shape = (pen, { random, form }) => {
  const up = pen.along('y');
  const body = random.between(17, 20);
  if (form === 1) {
    pen.moved(0, -98, 0).along('z').lathe([-13, 13], [13, 13]).ring(13, 7, 'shade');
    up.lathe([-86, body - 4], [-82, body], [4, body], [4, 7]);
    up.lathe([0, 7], [30, 7]);
    up.lathe([-6, body + 4], [64, body + 4], [68, 10], [78, 8]);
    pen.moved(0, 90, 0).along('z').lathe([-13, 13], [13, 13]).ring(13, 7, 'shade');
    return;
  }
  pen.prism(inZ(-12, [-30, -104, -6, -104, -6, -58, -30, -58]), [0, 0, 4]);
  up.lathe([-100, body - 3], [-96, body], [20, body], [24, 9]);
  pen.prism(inZ(10, [-34, -106, -4, -106, 8, -58, -28, -58]), [0, 0, 4]);
  for (const y of [-96, -70]) pen.moved(-22, y, 14).along('z').ring(0, 4, 'dark');
  up.lathe([8, body + 4], [11, 38], [16, 40]).ring(16, 34, 'thin');
  up.lathe([16, body], [24, body], [24, 7], [92, 7], [92, 5], [112, 5]);
};

/** Upright; form 1 is barrel-shaped. */
export const coilSpring: Shape = (pen, { random, form }) => {
  coil(pen, {
    low: form === 1 ? -50 : -62,
    high: form === 1 ? 50 : 62,
    radius: random.between(36, 42),
    turns: random.whole(4, 6),
    wire: 9,
  });
};

export const strutMount: Shape = (pen, { random }) => {
  const up = pen.along('y');
  for (const angle of [30, 150, 270]) {
    const [sin, cos] = sinCos(angle);
    if (sin < 0)
      pen
        .moved(36 * cos, 0, 36 * sin)
        .along('y')
        .lathe([0, 3.4], [24, 3.4]);
  }
  up.lathe([-14, 26], [-8, 44], [0, 48], [4, 46], [12, 30], [22, 26], [26, 16]).ring(26, 8, 'shade');
  for (const angle of [30, 150]) {
    const [sin, cos] = sinCos(angle);
    pen
      .moved(38 * cos, 2, 38 * sin)
      .along('y')
      .lathe([0, 3.4], [22, 3.4]);
  }
  if (random.chance(0.5)) up.ring(14, 29, 'thin');
};

/** Forms: 0 long parabolic front spring, 1 heavy rear pack. Runs along the axis. */
export const leafSpring: Shape = (pen, { random, form }) => {
  const leaves = form === 1 ? random.whole(7, 9) : random.whole(3, 5);
  const rise = form === 1 ? 26 : 34;
  const bow = (x: number) => rise * (x / 150) ** 2;
  for (let leaf = leaves - 1; leaf >= 0; leaf--) {
    const half = 150 - leaf * (form === 1 ? 14 : 22);
    const xs = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => share * half);
    const top = xs.flatMap((x) => [x, bow(x) - leaf * 7.4]);
    const under = xs.toReversed().flatMap((x) => [x, bow(x) - leaf * 7.4 - 6.4]);
    pen.prism(inZ(-17, [...top, ...under]), [0, 0, 34]);
  }
  for (const x of [-156, 156])
    pen
      .moved(x, bow(150) + 5, 0)
      .along('z')
      .lathe([-17, 12], [17, 12])
      .ring(17, 7, 'shade');
  pen.prism(inZ(-20, [-9, 6, 9, 6, 9, -leaves * 7.4 - 4, -9, -leaves * 7.4 - 4]), [0, 0, 40]);
  pen.along('y').lathe([6, 5], [14, 5]);
};

/** Upright; form 1 is the small cab air spring with its damper eye. */
export const airSpring: Shape = (pen, { random, form }) => {
  const up = pen.along('y').scaled(form === 1 ? 0.78 : 1);
  if (form === 1) pen.moved(0, -76, 0).along('z').lathe([-12, 12], [12, 12]).ring(12, 6, 'shade');
  up.lathe([-86, 26], [-80, 34], [-40, 40], [-34, 36]);
  up.lathe([-40, 36], [-34, 48], [-22, 54], [-8, 52], [2, 49]);
  if (random.chance(0.5)) up.lathe([2, 49], [12, 53], [24, 54], [38, 46], [42, 40], [48, 40]);
  else up.lathe([2, 49], [30, 48], [40, 42], [48, 42]);
  up.ring(48, 34, 'thin');
  for (const z of [-16, 16])
    pen
      .moved(0, form === 1 ? 37 : 48, z)
      .along('y')
      .lathe([0, 4], [14, 4]);
};

export const uBolt: Shape = (pen) => {
  pen.tube(inSpace([0, -70, -30, 0, 30, -30, 0, 52, -22, 0, 58, 0, 0, 52, 22, 0, 30, 30, 0, -70, 30]), 11);
  for (const z of [-30, 30]) {
    for (let y = -66; y < -24; y += 6) pen.line([-5, y, z], [5, y + 2, z]);
    pen.moved(0, -34, z).along('y').reversed().lathe([0, 14], [3, 14]);
    boltHead(pen.moved(0, -44, z).along('y').reversed(), 12, 12);
    pen.spot(0, -10, z);
  }
};
