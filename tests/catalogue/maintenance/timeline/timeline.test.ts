import { expect, test } from 'vitest';
import { buildTimeline, nextMark } from '../../../../src/catalogue/maintenance/timeline/timeline.ts';

const oil = { stdMaintId: 1, baseItemCode: 'M01', stdMaintTypeName: '机油', checkOrMustFlag: 0 } as const;
const pads = { stdMaintId: 5, baseItemCode: 'M11', stdMaintTypeName: '制动片', checkOrMustFlag: 1 } as const;
const scales = [
  { scale: 5000, projects: [oil] },
  { scale: 10_000, projects: [oil] },
  { scale: 20_000, projects: [oil, pads] },
];
const at = (current: number) => buildTimeline({ scales, current, step: 10_000 });

test('each project has a row with its marks, and each mark counts the projects due', () => {
  const { rows, marks, maxDue } = at(12_000);
  expect(rows).toEqual([
    { stdMaintId: 1, name: '机油', isCheck: false, dueAt: [true, true, true] },
    { stdMaintId: 5, name: '制动片', isCheck: true, dueAt: [false, false, true] },
  ]);
  expect(marks.map(({ mustNum, checkNum, isPast }) => [mustNum, checkNum, isPast])).toEqual([
    [1, 0, true],
    [1, 0, true],
    [1, 1, false],
  ]);
  expect(maxDue).toBe(2);
});

test('the position is interpolated between two marks of any distance', () => {
  expect(at(5000).position).toBe(0);
  expect(at(7500).position).toBe(0.5);
  expect(at(15_000).position).toBe(1.5);
  expect(at(0).position).toBe(-1);
  expect(at(90_000).position).toBe(2.5);
  expect(buildTimeline({ scales: [], current: 5, step: 1 }).position).toBe(0);
});

test('arrows, Home and End move between the marks and stop at the ends', () => {
  expect(nextMark('ArrowRight', 1, 3)).toBe(2);
  expect(nextMark('ArrowRight', 2, 3)).toBe(2);
  expect(nextMark('ArrowLeft', 0, 3)).toBe(0);
  expect(nextMark('Home', 2, 3)).toBe(0);
  expect(nextMark('End', 0, 3)).toBe(2);
  expect(nextMark('a', 0, 3)).toBeUndefined();
});
