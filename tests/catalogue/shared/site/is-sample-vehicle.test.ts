import { expect, test, vi } from 'vitest';
import { isSampleVehicle } from '../../../../src/catalogue/shared/site/is-sample-vehicle.ts';

const site = vi.hoisted(() => ({ isDemo: true }));
vi.mock('../../../../src/providers/page/site.ts', () => ({ readSite: () => site }));

test('only a demo has samples, and not of a supplier’s vehicle', () => {
  expect([1, 10_000_000, null].map(isSampleVehicle)).toEqual([true, false, true]);
  site.isDemo = false;
  expect([1, 10_000_000, null].map(isSampleVehicle)).toEqual([false, false, false]);
});
