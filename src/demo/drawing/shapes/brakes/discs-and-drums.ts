import type { Shape } from '../../shape.ts';

export const brakeDisc: Shape = (pen, { random, form }) => {
  const radius = random.between(74, 86);
  const hat = random.between(36, 42);
  if (form === 0) pen.lathe([-8, radius], [-3, radius], [-3, radius - 9], [3, radius - 9], [3, radius], [8, radius]);
  else pen.lathe([-5, radius], [5, radius]);
  const front = form === 0 ? -8 : -5;
  pen.ring(front, radius - 4, 'thin').ring(front, hat + 8, 'thin');
  if (random.chance(0.4)) {
    pen.holes(front, radius * 0.68, { count: 12, radius: 2.6 }).holes(front, radius * 0.84, { count: 15, radius: 2.6 });
  }
  pen.lathe([-30, hat - 3], [-26, hat], [front, hat]);
  pen.ring(-30, 19, 'shade').ring(-27, 17, 'thin');
  pen.holes(-30, 27, { count: random.whole(4, 5), radius: 3.6 });
};

export const brakeDrum: Shape = (pen, { random }) => {
  const radius = random.between(70, 78);
  const length = random.between(54, 70);
  pen.lathe(
    [-length / 2, radius - 8],
    [-length / 2 + 8, radius],
    [length / 2 - 14, radius],
    [length / 2 - 14, radius + 7],
    [length / 2, radius + 7],
  );
  pen
    .ring(-length / 2, radius - 18, 'thin')
    .ring(-length / 2, 34, 'shade')
    .ring(-length / 2 + 5, 31, 'thin');
  pen.holes(-length / 2, 46, { count: random.whole(8, 10), radius: 4 });
};
