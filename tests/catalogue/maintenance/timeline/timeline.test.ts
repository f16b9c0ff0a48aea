import { expect, test } from 'vitest';
import { markAfterKey, timelineOf } from '../../../../src/catalogue/maintenance/timeline/timeline.ts';

const oil = { stdMaintId: 1, baseItemCode: 'M01', stdMaintTypeName: '机油', checkOrMustFlag: 0 } as const;
const pads = { stdMaintId: 5, baseItemCode: 'M11', stdMaintTypeName: '制动片', checkOrMustFlag: 1 } as const;
const scales = [
  { scale: 5000, projects: [oil] },
  { scale: 10_000, projects: [oil] },
  { scale: 20_000, projects: [oil, pads] },
];
const at = (current: number) => timelineOf({ scales, current, step: 10_000 });

test('each project has a row with its marks, and each mark says how much falls due', () => {
  const { rows, marks, most } = at(12_000);
  expect(rows).toEqual([
    { stdMaintId: 1, name: '机油', isCheck: false, dueAt: [true, true, true] },
    { stdMaintId: 5, name: '制动片', isCheck: true, dueAt: [false, false, true] },
  ]);
  expect(marks.map(({ mustNum, checkNum, isPast }) => [mustNum, checkNum, isPast])).toEqual([
    [1, 0, true],
    [1, 0, true],
    [1, 1, false],
  ]);
  expect(most).toBe(2);
});

test('the vehicle stands between its two marks, however far they lie apart', () => {
  expect(at(5000).position).toBe(0);
  expect(at(7500).position).toBe(0.5);
  expect(at(15_000).position).toBe(1.5);
  expect(at(0).position).toBe(-1);
  expect(at(90_000).position).toBe(2.5);
  expect(timelineOf({ scales: [], current: 5, step: 1 }).position).toBe(0);
});

test('arrows, Home and End go from mark to mark, and stop at the ends', () => {
  expect(markAfterKey('ArrowRight', 1, 3)).toBe(2);
  expect(markAfterKey('ArrowRight', 2, 3)).toBe(2);
  expect(markAfterKey('ArrowLeft', 0, 3)).toBe(0);
  expect(markAfterKey('Home', 2, 3)).toBe(0);
  expect(markAfterKey('End', 0, 3)).toBe(2);
  expect(markAfterKey('a', 0, 3)).toBeUndefined();
});
