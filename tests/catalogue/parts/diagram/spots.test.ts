import { expect, test } from 'vitest';
import {
  focusableSpots,
  HIT_MIN,
  hitBox,
  inkOf,
  parseHotspots,
  spotAt,
  spotsToShow,
  spreadCallouts,
} from '../../../../src/catalogue/parts/diagram/spots.ts';

const number = { orderNo: '12', x: '100,120', y: '50,71', kind: 'callout' } as const;
const part = { orderNo: '12', x: '80,300', y: '40,200', kind: 'part' } as const;

test('hotspots are parsed from left,right and top,bottom', () => {
  expect(parseHotspots([number])[0]?.box).toEqual({ left: 100, right: 120, top: 50, bottom: 71 });
});

test('a point is a valid hotspot, and swapped ends are sorted', () => {
  expect(parseHotspots([{ ...number, x: '100', y: '50' }])[0]?.box).toEqual({
    left: 100,
    right: 100,
    top: 50,
    bottom: 50,
  });
  expect(parseHotspots([{ ...number, x: '120,100' }])[0]?.box).toMatchObject({ left: 100, right: 120 });
});

test('the line art is bounded by the numbers and the parts', () => {
  const outside = { ...number, x: '310,330' };
  expect(inkOf(parseHotspots([outside, part]))).toEqual({ left: 80, right: 330, top: 40, bottom: 200 });
});

test('the bounds are unknown if the area of a part is, or if there are no hotspots', () => {
  expect(inkOf(parseHotspots([part, number, { ...number, orderNo: '13' }]))).toBeUndefined();
  expect(inkOf([])).toBeUndefined();
});

test.each(['', 'a,b', '1,', '1,2,3', 'NaN,4'])('a hotspot with the invalid coordinates %j is dropped', (x) => {
  expect(parseHotspots([{ ...number, x }])).toEqual([]);
});

test('numbers are stacked above parts and small parts above large ones', () => {
  const small = { orderNo: '3', x: '90,110', y: '60,80', kind: 'part' } as const;
  expect(parseHotspots([number, small, part]).map(({ callout, kind }) => `${callout} ${kind}`)).toEqual([
    '12 part',
    '3 part',
    '12 callout',
  ]);
});

test('numbers are in numeric order regardless of position and size', () => {
  const at = (orderNo: string, x: string) => ({ orderNo, x, y: '50,71', kind: 'callout' }) as const;
  const spots = parseHotspots([at('10', '0,90'), at('2', '200,260'), at('1A', '300,302'), at('1', '400,490')]);
  expect(spots.map(({ callout }) => callout)).toEqual(['1', '1A', '2', '10']);
});

test('targets are at least 12 px for a mouse and 32 px for touch', () => {
  const flat = { left: 100, right: 180, top: 50, bottom: 54 };
  expect(hitBox(flat, HIT_MIN.fine)).toEqual({ left: 100, right: 180, top: 46, bottom: 58 });
  expect(hitBox(flat, HIT_MIN.coarse)).toMatchObject({ top: 36, bottom: 68 });
  const large = { left: 0, right: 90, top: 0, bottom: 90 };
  expect(hitBox(large, HIT_MIN.coarse)).toEqual(large);
});

test('the topmost of several hotspots under a point is found, and none beside them', () => {
  const spots = parseHotspots([number, part]);
  expect(spotAt(spots, { x: 110, y: 60 }, 12)?.kind).toBe('callout');
  expect(spotAt(spots, { x: 250, y: 150 }, 12)?.kind).toBe('part');
  expect(spotAt(spots, { x: 600, y: 600 }, 12)).toBeUndefined();
});

test('the hotspots of a selection are those of its parts, or of the number if the part has none, from top to bottom', () => {
  const lower = { ...part, x: '400,500', y: '500,600' };
  const alone = { orderNo: '9', x: '10,30', y: '5,25', kind: 'callout' } as const;
  const places = spotsToShow(parseHotspots([number, lower, part, alone]), new Set(['12', '9']));
  expect(places.map(({ callout, box }) => [callout, box.top])).toEqual([
    ['9', 5],
    ['12', 40],
    ['12', 500],
  ]);
});

test('each callout has one focusable hotspot, its number if it has one', () => {
  const bare = { orderNo: '4', x: '500,600', y: '500,600', kind: 'part' } as const;
  const spots = parseHotspots([number, part, bare]);
  const reached = focusableSpots(spots, 1, HIT_MIN.fine);
  expect(spots.filter(({ id }) => reached.has(id)).map(({ callout, kind }) => [callout, kind])).toEqual([
    ['4', 'part'],
    ['12', 'callout'],
  ]);
});

test('of numbers too near to each other one is focusable, and the others become so when zoomed in', () => {
  const near = { ...number, orderNo: '13', x: '130,150' };
  const spots = parseHotspots([number, near]);
  expect(focusableSpots(spots, 0.5, HIT_MIN.fine).size).toBe(1);
  expect(focusableSpots(spots, 1.2, HIT_MIN.fine).size).toBe(2);
  expect(focusableSpots(spots, 0.9, HIT_MIN.coarse).size).toBe(1);
});

test('callouts that would cover each other are moved apart, by less than a circle, and others keep their place', () => {
  const at = (callout: string, x: number, y: number) => ({
    id: callout,
    callout,
    kind: 'callout' as const,
    box: { left: x, right: x, top: y, bottom: y },
  });
  const spots = [at('1', 100, 100), at('2', 120, 100), at('3', 120, 100), at('4', 400, 400)];
  expect(
    spreadCallouts(
      [spots[0], spots[1], spots[3]].filter((spot) => spot !== undefined),
      2,
    ).size,
  ).toBe(0);
  const shifts = spreadCallouts(spots, 0.5);
  const places = spots.map(({ id, box }) => ({
    x: box.left * 0.5 + (shifts.get(id)?.x ?? 0),
    y: box.top * 0.5 + (shifts.get(id)?.y ?? 0),
  }));
  const gaps = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  for (const { x, y } of shifts.values()) expect(Math.hypot(x, y)).toBeLessThan(24);
  expect(shifts.has('4')).toBe(false);
});
