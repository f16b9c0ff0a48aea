import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FitCount, FitCountRow } from '../../../src/contract/fit-reports/count-schemas.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const count: FitCount = {
  source: 'report',
  reason: 'misfit',
  searchOe: '1K0698151A',
  brandId: 1,
  vehicleId: 7,
  oe: '1K0 698 151 A',
  partName: 'Front brake pads',
  vehicleName: 'Volkswagen Lavida 2016',
  num: 31,
  companyNum: 12,
  latestAt: '2026-11-21T08:00:00.000Z',
};

const row: FitCountRow = {
  id: 44,
  at: '2026-11-21T08:00:00.000Z',
  username: 'shop',
  companyName: 'Garage One',
  vin: 'LSVAA2BR1GN100000',
  note: 'Caliper too small',
  status: 'open',
  orderName: null,
};

test('a figure opens the reports that it counts in its period, with a link to each', async () => {
  const { user, calls } = await openBackoffice('/manager/fit_count?from=2026-11-01&to=2026-11-30', {
    overrides: { fitCountList: { rows: [count], total: 1 }, fitCountRows: { rows: [row], total: 1 } },
  });
  const line = (await screen.findByText('1K0 698 151 A')).closest('tr') ?? expect.fail('no row');
  expect(within(line).getByText('31')).toBeDefined();
  expect(within(line).getByText('12')).toBeDefined();
  expect(within(line).getByText('Does not fit')).toBeDefined();
  await user.click(within(line).getByRole('button'));
  expect(await screen.findByText('Caliper too small')).toBeDefined();
  expect(screen.getByRole('link', { name: /21/ }).getAttribute('href')).toBe('/manager/fit_report/show/44');
  expect(calls.find(({ operation }) => operation === 'fitCountRows')?.body).toEqual({
    source: 'report',
    reason: 'misfit',
    searchOe: '1K0698151A',
    brandId: 1,
    vehicleId: 7,
    from: '2026-11-01',
    to: '2026-11-30',
    pageNum: 1,
    pageSize: 10,
  });
});

test('a returned line shows its order and links to no report', async () => {
  const returned = { ...count, source: 'return' as const, reason: 'damaged', vehicleId: null, vehicleName: '' };
  const { user } = await openBackoffice('/manager/fit_count', {
    overrides: {
      fitCountList: { rows: [returned], total: 1 },
      fitCountRows: { rows: [{ ...row, status: null, orderName: 'E20261121' }], total: 1 },
    },
  });
  expect(await screen.findByText('No vehicle on the work order')).toBeDefined();
  const line = screen.getByText('1K0 698 151 A').closest('tr') ?? expect.fail('no row');
  await user.click(within(line).getByRole('button'));
  expect(await screen.findByText('E20261121')).toBeDefined();
  expect(screen.queryByRole('link', { name: /21/ })).toBeNull();
});
