import { expect, test } from 'vitest';
import { isDueAt, type ScaledProject, scalesAround } from '../../../src/server/maintenance/scales.ts';

const project = (stdMaintId: number, km: number | null, months: number | null, firstKm: number | null = null) =>
  ({
    stdMaintId,
    baseItemCode: 'M01',
    stdMaintTypeName: `project ${stdMaintId}`,
    checkOrMustFlag: 0,
    intervalKm: km,
    intervalMonths: months,
    firstKm,
    firstMonths: null,
  }) satisfies ScaledProject;
const plan = [project(1, 10_000, 12, 5000), project(2, 40_000, 24), project(3, null, 36)];
const at = (mileage: number, purchaseDate = '2023-06-01') => ({ mileage, purchaseDate, today: '2026-06-01' });

test('the mileage scale has the marks around the reading at which a project is due', () => {
  const { current, step, scales } = scalesAround(plan, at(42_000), { type: 'mileage', plan });
  expect({ current, step }).toEqual({ current: 42_000, step: 10_000 });
  expect(scales[0]?.scale).toBe(5000);
  expect(scales.at(-1)?.scale).toBe(160_000);
  const due = (scale: number) =>
    scales.find((mark) => mark.scale === scale)?.projects.map(({ stdMaintId }) => stdMaintId);
  expect(due(5000)).toEqual([1]);
  expect(due(40_000)).toEqual([1, 2]);
  expect(due(50_000)).toEqual([1]);
  expect(due(15_000)).toBeUndefined();
});

test('the month scale counts from the purchase', () => {
  const { current, step, scales } = scalesAround(plan, at(42_000), { type: 'month', plan });
  expect(step).toBe(12);
  expect(current).toBeCloseTo(36, 0);
  expect(scales.find(({ scale }) => scale === 36)?.projects.map(({ stdMaintId }) => stdMaintId)).toEqual([1, 3]);
});

test('the scale of one item has the marks of the whole plan', () => {
  const { step, scales } = scalesAround([plan[1] ?? project(2, 1, 1)], at(0), { type: 'mileage', plan });
  expect(step).toBe(10_000);
  expect(scales.map(({ scale }) => scale)).toEqual([40_000, 80_000, 120_000]);
});

test('the window of marks moves with the reading', () => {
  const { scales } = scalesAround(plan, at(1_203_000), { type: 'mileage', plan });
  expect(scales[0]?.scale).toBeGreaterThanOrEqual(1_160_000);
  expect(scales.length).toBeLessThan(40);
});

test('a plan with intervals in months only has no mileage scale', () => {
  const timed = [project(3, null, 36)];
  expect(scalesAround(timed, at(42_000), { type: 'mileage', plan: timed }).scales).toEqual([]);
});

test('a project is due only at its own marks', () => {
  expect(isDueAt(project(1, 10_000, 12, 5000), 'mileage', 5000)).toBe(true);
  expect(isDueAt(project(1, 10_000, 12, 5000), 'mileage', 20_000)).toBe(true);
  expect(isDueAt(project(1, 10_000, 12, 5000), 'mileage', 15_000)).toBe(false);
  expect(isDueAt(project(2, 40_000, 24), 'month', 48)).toBe(true);
  expect(isDueAt(project(3, null, 36), 'mileage', 40_000)).toBe(false);
});
