import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daysOf, sumByDay } from '../../../../src/catalogue/api-services/interfaces/usage-days.ts';
import type { UserInterface } from '../../../../src/contract/api-services/usage/schemas.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const one: UserInterface = {
  code: 'vinToVehicle',
  name: 'VIN 查车型',
  nameEn: 'VIN to vehicle',
  className: '车型',
  classNameEn: 'Vehicles',
  status: 'deprecated',
  version: 1,
  sunsetOn: '2027-03-01',
  replacementCode: null,
  count: 1,
  rule: 'answer',
  unitsBought: 100,
  unitsLeft: 0,
  expiresAt: null,
  perSecond: 20,
  perDay: 20_000,
  callsToday: 12,
};
const sums = { calls: 4, units: 3, refused: 1, errors: 0, limited: 0, empty: 0, repeated: 0, p50Ms: 12, p95Ms: 40 };

test('an interface shows what is left, that it is used up and when it ends', async () => {
  useFakeApi({ userInterfaceList: { datas: [one], pageSize: 20, rowCount: 1 } });
  await openPage('/user/interfaces', 'en');
  const row = within(await screen.findByRole('row', { name: /VIN to vehicle/ }));
  expect(row.getByText(/0 of 100/)).toBeDefined();
  expect(row.getByText('Used up')).toBeDefined();
  expect(row.getByText('Until Mar 1, 2027')).toBeDefined();
  expect(row.getByText('20 per second, 20,000 per day')).toBeDefined();
  expect(row.getByRole('link', { name: 'Try it' }).getAttribute('href')).toBe('/debuggerTools/vinToVehicle');
});

test('600203 is no error: there are no interfaces yet, but calls with a test key are listed', async () => {
  useFakeApi({
    userInterfaceList: () => {
      throw new Refusal('600203');
    },
  });
  await openPage('/user/interfaces', 'en');
  expect(await screen.findByText('No interfaces yet')).toBeDefined();
  expect(await screen.findByRole('region', { name: 'Requests of the last 30 days' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sub account reads whom to ask, and no button repeats the call in vain', async () => {
  useFakeApi({
    userInterfaceList: () => {
      throw new Refusal('301201');
    },
  });
  await openPage('/user/interfaces', 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'My interfaces' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Documentation' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the use shows errors and latency by interface', async () => {
  useFakeApi({
    userInterfaceList: { datas: [one], pageSize: 20, rowCount: 1 },
    userStatistics: { days: [], interfaces: [{ interfaceCode: 'vinToVehicle', ...sums }], total: sums },
  });
  await openPage('/user/interfaces', 'en');
  expect((await screen.findAllByText('40')).length).toBeGreaterThan(0);
});

test('days without calls are zero, and all failures count', () => {
  expect(daysOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  const day = { day: '2026-02-28', interfaceCode: 'a', mode: 'live' as const, ...sums, errors: 1 };
  expect(sumByDay([day, day], { from: '2026-02-27', to: '2026-02-28' })).toEqual([
    { day: '2026-02-27', calls: 0, units: 0, failed: 0 },
    { day: '2026-02-28', calls: 8, units: 6, failed: 4 },
  ]);
});
