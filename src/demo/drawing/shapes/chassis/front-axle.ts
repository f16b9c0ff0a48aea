import { inX, inY, inZ } from '../../outline.ts';
import type { Shape } from '../../shape.ts';

export const axleBeam: Shape = (pen) => {
  const beam = pen;
  for (const side of [1, -1])
    beam
      .moved(0, 0, 0)
      .moved(side * 142, 20, 0)
      .along('y')
      .lathe([-24, 15], [24, 15])
      .ring(24, 8, 'shade');
  beam.prism(
    inZ(
      -10,
      [-132, 34, -96, 8, -60, -12, 60, -12, 96, 8, 132, 34, 132, 10, 96, -14, 66, -34, -66, -34, -96, -14, -132, 10],
    ),
    [0, 0, 20],
  );
  beam.line([-128, 28, 10], [-94, 2, 10], [-58, -18, 10], [58, -18, 10], [94, 2, 10], [128, 28, 10]);
  beam.line([-126, 16, 10], [-96, -8, 10], [-64, -28, 10], [64, -28, 10], [96, -8, 10], [126, 16, 10]);
  for (const x of [-52, 52]) {
    beam.moved(x, -10, 0).prism(inY(-2, [-20, -22, 20, -22, 20, 22, -20, 22]), [0, 7, 0]);
    for (const z of [-14, 14])
      for (const dx of [-12, 12])
        beam
          .moved(x + dx, -5, z)
          .along('y')
          .ring(0, 3, 'dark');
  }
};

export const knuckle: Shape = (pen) => {
  pen.prism(inZ(-12, [4, 50, 44, 56, 44, 36, 16, 28]), [0, 0, 24]);
  pen.prism(inZ(-12, [4, -50, 44, -56, 44, -36, 16, -28]), [0, 0, 24]);
  for (const y of [-58, 36]) pen.moved(36, y, 0).along('y').lathe([0, 16], [22, 16]).ring(22, 9, 'shade');
  pen.prism(inX(14, [-44, -34, -20, -44, 20, -44, 44, -34, 44, 34, 20, 44, -20, 44, -44, 34]), [-12, 0, 0]);
  pen.holes(2, 38, { count: 8, radius: 3.4, stroke: 'dark' });
  pen.lathe([-92, 8], [-76, 8], [-76, 12], [-40, 16], [-36, 22], [-2, 26], [2, 28]);
  for (let x = -90; x < -78; x += 4) pen.curve([x, 7, 3], [x + 1, 2, 8], [x + 2, -5, 6]);
};

/** Upright pin with its bushes, washers and caps. */
export const kingPin: Shape = (pen) => {
  pen.along('y').lathe([-58, 13], [-54, 15], [54, 15], [58, 13]).ring(58, 4, 'dark');
  for (const y of [-44, 22]) {
    pen.moved(48, y, 10).along('y').lathe([0, 18], [26, 18]).ring(26, 14, 'shade');
    pen
      .moved(88, y + 8, -4)
      .along('y')
      .lathe([0, 17], [5, 17])
      .ring(5, 9, 'shade');
  }
  pen.moved(48, 0, 10).along('y').lathe([-6, 16], [0, 16]);
};
