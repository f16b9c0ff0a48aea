import type { Vector } from '../geometry.ts';
import { inSpace, inX, outline } from '../outline.ts';
import type { Shape } from '../shape.ts';
import { sinCos } from '../view.ts';
import { boltHead, thread } from './fasteners.ts';

/** Head towards the viewer; forms: 0 hexagon with flange, 1 long hexagon without, 2 socket head. */
export const bolt: Shape = (pen, { form }) => {
  const radius = 6.5;
  const length = form === 1 ? 62 : 40;
  const plain = form === 1 ? 30 : 10;
  pen.lathe([0, radius], [length - 3, radius], [length, radius - 2.2]);
  thread(pen, radius, { from: plain, to: length - 5 });
  if (form === 2) {
    pen.lathe([-12, 11.5], [-11, 12], [0, 12]).ring(-12, 6, 'dark');
    return;
  }
  if (form === 0) pen.lathe([-3.5, 14], [0, 16.5]);
  boltHead(pen.moved(form === 0 ? -3.5 : 0, 0, 0), 11.5, 9);
};

/** Forms: 0 hexagon nut, 1 self-locking nut with flange, 2 castle nut. */
export const nut: Shape = (pen, { form }) => {
  if (form === 1) pen.lathe([4, 17], [8, 20]);
  boltHead(pen.moved(6, 0, 0), 15, form === 2 ? 13 : 14);
  const front = form === 2 ? -7 : -8;
  if (form !== 0) pen.lathe([front - 6, 10.5], [front - 5, 11.5], [front, 11.5]);
  const mouth = form === 0 ? front : front - 6;
  pen.ring(mouth, 7.5, 'dark').ring(mouth, 9, 'thin');
  if (form === 2)
    for (const roll of [20, 80, 140, 200, 260, 320])
      pen.rolled(roll).line([mouth, 8, 0], [mouth, 11, 0], [mouth + 4, 11.5, 0]);
};

/** Forms: 0 flat, 1 spring washer, 2 wide washer. */
export const washer: Shape = (pen, { form }) => {
  const radius = form === 2 ? 22 : 15;
  pen.lathe([-1.4, radius], [1.4, radius]).ring(-1.4, 8, 'shade').ring(-0.2, 7, 'cover').ring(-0.2, 7, 'thin');
  if (form === 1) pen.line([-1.4, 8, 2], [-1.4, radius, -1], [1.4, radius, 2]);
};

/** A ring of round section; forms: 0 small, 1 large. */
export const oRing: Shape = (pen, { form }) => {
  const radius = form === 1 ? 34 : 20;
  pen.lathe([-2, radius - 1], [-1, radius], [1, radius], [2, radius - 1]);
  pen
    .ring(-2, radius - 5, 'shade')
    .ring(0, radius - 6, 'cover')
    .ring(0, radius - 6, 'thin');
};

/** An open retaining ring with two eyes. */
export const circlip: Shape = (pen) => {
  const arc = (radius: number): Vector[] =>
    Array.from({ length: 17 }, (_, index) => {
      const [sin, cos] = sinCos(22 + index * 19.75);
      return [0, radius * cos, radius * sin];
    });
  pen.prism([...arc(20), ...arc(15).reverse()], [2, 0, 0]);
  for (const side of [-1, 1])
    pen
      .moved(0, 19, side * 8)
      .lathe([0, 4.4], [2, 4.4])
      .ring(0, 1.8, 'dark');
};

/** A plastic expanding rivet: broad head, slit shank. */
export const clip: Shape = (pen) => {
  pen.lathe([24, 5], [30, 2]).lathe([4, 6], [12, 6], [18, 9], [24, 6]);
  for (const z of [-2, 3]) pen.line([8, 4.5, 4 + z * 0.3], [26, 1.5, 4 + z * 0.3]);
  pen.lathe([0, 9], [4, 9]).lathe([-6, 14], [-4, 17], [0, 17]);
  pen.ring(-6, 8, 'shade').ring(-6, 4, 'thin');
};

/** A worm-drive hose clamp. */
export const clamp: Shape = (pen) => {
  pen.lathe([-6, 24], [6, 24]).ring(-6, 22, 'shade').ring(4, 22, 'cover').ring(4, 22, 'thin');
  for (const roll of [-40, -28, -16, 60, 72, 84]) pen.rolled(roll).line([-3, 24, 0], [3, 24, 0]);
  pen.moved(0, 25, 0).box(13, 7, 20);
  boltHead(pen.moved(0, 27, 14).along('z').reversed(), 4.5, 6);
};

/** Threaded at both ends. */
export const stud: Shape = (pen) => {
  pen.lathe([-34, 4], [-32, 6], [32, 6], [34, 4]);
  thread(pen, 6, { from: -32, to: -12 });
  thread(pen, 6, { from: 12, to: 30 });
};

/** Forms: 0 hollow sleeve, 1 split pin, 2 solid pin. */
export const dowel: Shape = (pen, { form }) => {
  if (form === 1) {
    pen
      .tube(inSpace([30, -2, 0, -8, -1, 0]), 3, true)
      .tube(inSpace([26, 2, 0, -8, 1, 0, -18, 6, 0, -22, 0, 0, -16, -5, 0, -8, -1, 0]), 3);
    return;
  }
  pen.lathe([-16, 9], [-14, 10], [14, 10], [16, 9]);
  if (form === 0) pen.ring(-16, 7, 'shade').ring(-14, 6.4, 'thin');
};

/** A coil spring on its own axis: the near half of each turn over the far one. */
export const smallSpring: Shape = (pen) => {
  const turns = Array.from({ length: 5 }, (_, turn) => -26 + turn * 12);
  for (const x of turns) pen.tube(inSpace([x + 12, 12, -8, x + 9, 0, -15, x + 6, -12, -8]), 3.4);
  for (const x of turns) pen.tube(inSpace([x + 12, 12, -8, x + 8, 12, 6, x + 4, -4, 14, x - 1, -12, -8]), 3.4);
};

/** A thin flange gasket with two bolt holes. */
export const flangeGasket: Shape = (pen) => {
  pen.prism(
    inX(0, [-34, -10, -20, -20, 0, -24, 20, -20, 34, -10, 38, 0, 34, 10, 20, 20, 0, 24, -20, 20, -34, 10, -38, 0]),
    [2, 0, 0],
    true,
  );
  pen.ring(0, 16, 'shade').ring(0.5, 14.5, 'cover').ring(0.5, 14.5, 'thin');
  for (const y of [-30, 30]) pen.moved(0, y, 0).ring(0, 3.4, 'dark');
};

/** A dust boot with folds. */
export const boot: Shape = (pen) => {
  pen.lathe(
    ...Array.from({ length: 9 }, (_, index) => [index * 5 - 20, (index % 2 === 0 ? 26 : 19) - index * 1.2] as const),
  );
  pen.ring(-20, 19, 'shade');
};

/** A pressed bracket with a slot and two holes. */
export const plate: Shape = (pen) => {
  pen.prism(outline([0, -30, -22], [0, 18, -22], [0, 30, -8], [0, 30, 8], [0, 18, 22], [0, -30, 22]), [4, 0, 0]);
  pen.prism(outline([0, -30, -22], [-22, -30, -22], [-22, -30, 22], [0, -30, 22]), [0, 4, 0]);
  for (const z of [-11, 11]) pen.moved(0, -8, z).ring(0, 4.5, 'dark');
  pen.moved(0, 16, 0).ring(0, 7, 'shade');
};

/** A two-piece tapered collet, as on a valve stem or a spring retainer. */
export const retainer: Shape = (pen) => {
  pen.lathe([0, 20], [5, 20], [5, 13], [12, 12]);
  pen.ring(0, 15, 'thin').ring(0, 8, 'shade');
};
