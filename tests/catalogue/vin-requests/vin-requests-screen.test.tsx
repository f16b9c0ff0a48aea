import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VinRequest } from '../../../src/contract/vin-requests/schemas.ts';
import { useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';

const VIN = '1M8GDM9AXKP042788';
const OTHER = 'JHMCM56557C404453';

function vinRequestOf(overrides: Partial<VinRequest> = {}): VinRequest {
  return {
    taskId: 1,
    vin: VIN,
    note: '右舵',
    status: 0,
    createdAt: '2026-03-01T01:00:00.000Z',
    answeredAt: null,
    vehicle: null,
    reason: null,
    isNews: false,
    ...overrides,
  };
}
const vehicle = {
  vehicleId: 5,
  vehicleTypeCode: 'B' as const,
  brandName: '解放',
  familyName: 'J6P',
  vehicleName: '6×4',
};
const answered = vinRequestOf({
  taskId: 2,
  vin: OTHER,
  status: 2,
  vehicle,
  answeredAt: '2026-03-02T01:00:00.000Z',
  isNews: true,
});

test('a new answer shows its vehicle, is marked as new, and is recorded as seen', async () => {
  const requests = useFakeApi({ listFastVinTasks: { rows: [answered, vinRequestOf()], total: 2 } });
  await openPage('/user/task');
  const row = within(await screen.findByRole('row', { name: new RegExp(OTHER) }));
  expect(row.getByText('新')).toBeDefined();
  expect(row.getByText(/解放 J6P 6×4/)).toBeDefined();
  expect(row.getByRole('link', { name: `查 ${OTHER} 的配件` }).getAttribute('href')).toBe(
    `/search/covParts?vehicleId=5&vin=${OTHER}`,
  );
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('seeFastVinNews'));
});

test('an open request is withdrawn, and undo submits it again with its note', async () => {
  let rows = [vinRequestOf()];
  const requests = useFakeApi({
    listFastVinTasks: () => ({ rows, total: rows.length }),
    removeFastVinTask: () => {
      rows = [];
      return null;
    },
    addFastVinTask: () => {
      rows = [vinRequestOf()];
      return vinRequestOf();
    },
  });
  const { user } = await openPage('/user/task');
  await user.click(await screen.findByRole('button', { name: `撤回 ${VIN}` }));
  expect(await screen.findByRole('heading', { name: '还没有提交过车架号' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByRole('row', { name: new RegExp(VIN) })).toBeDefined();
  expect(requests.find(({ operation }) => operation === 'addFastVinTask')?.body).toMatchObject({
    vin: VIN,
    note: '右舵',
  });
});

test('the filter is in the URL, and one without matches can be cleared', async () => {
  useFakeApi({
    listFastVinTasks: ({ status }) => (status === 3 ? { rows: [], total: 0 } : { rows: [vinRequestOf()], total: 1 }),
  });
  const { user, place } = await openPage('/user/task');
  await user.click(await screen.findByRole('radio', { name: '未找到' }));
  expect(place()).toBe('/user/task?status=3');
  await user.click(await screen.findByRole('button', { name: '清除条件' }));
  expect(await screen.findByRole('row', { name: new RegExp(VIN) })).toBeDefined();
});

test('a page beyond the last one leads to the last', async () => {
  const rows = Array.from({ length: 21 }, (_, index) => vinRequestOf({ taskId: index + 1 }));
  useFakeApi({
    listFastVinTasks: ({ pageNum = 1 }) => ({ rows: rows.slice((pageNum - 1) * 20, pageNum * 20), total: rows.length }),
  });
  const { place } = await openPage('/user/task?page=9');
  expect(await screen.findByRole('row', { name: new RegExp(VIN) })).toBeDefined();
  expect(place()).toBe('/user/task?page=2');
});
