import { inSpace, inX, inY, inZ, outline } from '../../outline.ts';
import type { Pen } from '../../pen.ts';
import type { Shape } from '../../shape.ts';
import { boltHead, connector } from '../fasteners.ts';

function lead(pen: Pen, bend: number): void {
  pen.tube(outline([0, 0, 0], [18, bend * 0.2, 4], [38, bend, 6], [62, bend * 0.6, 2]), 4.5);
  connector(pen.moved(72, bend * 0.6, 2), 9);
}

/** Forms: 0 inductive, 1 exhaust probe with lead, 2 pressure, 3 knock, 4 air flow, 5 tyre pressure, 6 wheel speed, 7 parking. */
export const sensor: Shape = (pen, { random, form }) => {
  const bend = random.between(16, 34);
  const kinds = [inductive, probe, pressure, knock, airFlow, tyrePressure, wheelSpeed, parking] as const;
  (kinds[form] ?? inductive)(pen, bend);
};

function inductive(pen: Pen): void {
  pen.along('y').lathe([-40, 10], [-4, 11], [-4, 13], [0, 13]);
  pen.prism(inY(0, [-14, -14, 30, -10, 38, 0, 30, 10, -14, 14]), [0, 7, 0], true);
  pen.moved(28, 7, 0).along('y').ring(0, 6, 'shade');
  pen.along('y').lathe([7, 11], [24, 10]);
  connector(pen.moved(-18, 20, 0), 11);
}

function probe(pen: Pen, bend: number): void {
  pen.lathe([20, 8], [34, 7], [38, 5]);
  lead(pen.moved(36, 0, 0), bend);
  boltHead(pen.moved(18, 0, 0), 15, 12);
  pen.lathe([-14, 10], [6, 10]).lathe([-44, 6], [-42, 7], [-14, 7]);
  for (const x of [-36, -28, -20]) pen.moved(x, 4, 5.5).along('z').ring(0, 1.6, 'dark');
}

function pressure(pen: Pen): void {
  pen.along('y').lathe([-34, 7], [-14, 8], [-14, 12], [-10, 12]);
  pen.prism(inY(-10, [-16, -9, 0, -18, 16, -9, 16, 9, 0, 18, -16, 9]), [0, 12, 0]);
  pen.along('y').lathe([2, 13], [20, 13], [20, 9], [34, 9]).ring(34, 6, 'dark');
}

function knock(pen: Pen, bend: number): void {
  pen.tube(outline([0, 0, 14], [10, -10, 34], [30, -bend, 46], [56, -bend, 46]), 4.5);
  connector(pen.moved(64, -bend, 46), 8);
  pen.lathe([-14, 22], [-10, 24], [12, 24]).ring(-14, 16, 'thin').ring(-14, 8, 'shade');
}

function airFlow(pen: Pen): void {
  pen.lathe([40, 30], [44, 32], [60, 32]).lathe([-40, 32], [40, 30]);
  pen.lathe([-60, 33], [-50, 34], [-50, 32], [40, 32]).ring(-60, 29, 'shade').ring(-50, 27, 'thin');
  pen.line([-56, 27, 0], [-56, -27, 0]).line([-56, 0, 27], [-56, 0, -27]);
  pen.moved(0, 30, 0).box(40, 8, 30);
  pen.moved(0, 42, 0).box(26, 20, 22);
  connector(pen.moved(-16, 44, 0), 8);
}

function tyrePressure(pen: Pen): void {
  pen.prism(inZ(-10, [-6, -16, 40, -20, 52, -10, 50, 10, -6, 8]), [0, 0, 20], true);
  pen.moved(-10, 0, 0).tilted(12).lathe([-46, 4], [-30, 4], [-30, 6], [-6, 6], [-6, 10], [4, 10]);
  pen.moved(-10, 0, 0).tilted(12).lathe([-56, 5.5], [-42, 5.5]);
}

function wheelSpeed(pen: Pen, bend: number): void {
  lead(pen.moved(20, 4, 0), bend);
  pen.prism(inX(6, [-12, -12, -12, 12, 26, 10, 26, -10]), [8, 0, 0]);
  pen.moved(6, 17, 0).ring(0, 4.6, 'shade');
  pen.lathe([-30, 8], [-26, 9], [6, 9]);
}

function parking(pen: Pen): void {
  pen.box(26, 22, 22);
  connector(pen.moved(20, -18, 0).along('y').along('y').along('y'), 8);
  pen.lathe([-36, 14], [-30, 18], [-13, 18]).ring(-36, 11, 'thin');
  pen.lathe([-22, 22], [-18, 22], [-18, 18], [-13, 18]);
  pen.lathe([-36, 14], [-30, 18], [-22, 18]).ring(-36, 11, 'thin');
}

export const camera: Shape = (pen) => {
  pen.prism(inZ(-34, [-40, -16, 44, -16, 44, 14, 4, 18, -40, 0]), [0, 0, 68]);
  pen.face(inSpace([-36, 2, -22, 0, 17, -26, 0, 17, 26, -36, 2, 22]), 'shade');
  pen.moved(-18, 12, 0).lathe([-20, 11], [-14, 13], [4, 13]).ring(-20, 8, 'shade').ring(-20, 4, 'dark');
  connector(pen.moved(30, -16, 34).along('z').reversed().reversed(), 9);
};

export const radar: Shape = (pen, { random }) => {
  pen.prism(inX(10, [-38, -46, -38, 46, 38, 46, 38, -46]), [5, 0, 0]);
  for (const y of [-32, 32]) for (const z of [-40, 40]) pen.moved(10, y, z).ring(0, 3.4, 'dark');
  pen.prism(inX(10, [-32, -34, -34, 0, -32, 34, 0, 36, 32, 34, 34, 0, 32, -34, 0, -36]), [-20, 0, 0], true);
  pen.panel(inX(-10, [-24, -26, -26, 0, -24, 26, 0, 28, 24, 26, 26, 0, 24, -26, 0, -28]), 'thin');
  if (random.chance(0.6)) pen.ring(-10, 8, 'thin');
  connector(pen.moved(14, -8, 52).along('z'), 8);
};
