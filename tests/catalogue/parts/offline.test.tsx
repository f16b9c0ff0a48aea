import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { listStoredVehicles, saveResponses } from '../../../src/providers/offline/response-store.ts';
import { cutConnection } from '../../support/screens/cut-connection.ts';
import { provideDatabase } from '../../support/screens/fake-database.ts';
import { fakeSession, refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import '../work-orders/lines/popovers.ts';
import { partsFakes } from './parts-fakes.ts';

provideDatabase();

const PARTS = '/search/parts?vehicleId=7';
const userId = fakeSession.user.id;
const row = () => screen.findByRole('row', { name: /放油螺塞/ });

/** The address of the browser, which the memory router of the tests does not set. */
beforeEach(() => window.history.replaceState(null, '', PARTS));

/** Leaves the vehicle, loses the connection and with it what the page has in memory, and opens the vehicle again. */
async function reopenOffline({ router }: Awaited<ReturnType<typeof openPage>>) {
  await router.navigate('/search/vehicle');
  await waitFor(() => expect(screen.queryByRole('row')).toBeNull());
  const restore = cutConnection();
  queryClient.clear();
  await router.navigate(PARTS);
  return restore;
}

/** Opens the vehicle online and waits until it is stored. */
async function openAndStore() {
  const page = await openPage(PARTS);
  await row();
  await vi.waitFor(async () => expect(await listStoredVehicles(userId)).toHaveLength(1), { timeout: 10_000 });
  return page;
}

test('an opened vehicle is shown without a connection, with its drawing, and its age is said', async () => {
  useFakeApi(partsFakes());
  await reopenOffline(await openAndStore());
  expect(await row()).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^1 / })).toBeTruthy();
  expect((await screen.findByText(/^离线查看：数据截至 \d{4}年\d+月\d+日 \d\d:\d\d。$/)).getAttribute('role')).toBe(
    'status',
  );
});

test('a lost connection on the vehicle’s page says how old its data is', async () => {
  useFakeApi(partsFakes());
  await openAndStore();
  cutConnection();
  expect(await screen.findByText(/^离线查看：数据截至/)).toBeTruthy();
});

test('a vehicle that is not stored says so, and opens by itself once connected', async () => {
  useFakeApi(partsFakes());
  const { router } = await openPage('/search/vehicle');
  const restore = cutConnection();
  await router.navigate(PARTS);
  expect(await screen.findByRole('heading', { name: '该车型未保存，离线时无法查看' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  restore();
  expect(await row()).toBeTruthy();
});

test('after a reconnect, stored data that would cost a lookup stays, with its age, until the user refreshes it', {
  timeout: 60_000,
}, async () => {
  useFakeApi(partsFakes());
  const restore = await reopenOffline(await openAndStore());
  await row();
  // A request of before would be answered by the first fakes once the connection is back.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  let mayCharge = false;
  const charge = <Result,>(result: Result) => (mayCharge ? result : refuse('900422'));
  const fakes = partsFakes();
  restore();
  const received = useFakeApi({
    ...fakes,
    getVehicleConfig: () => charge(Object(fakes.getVehicleConfig)),
    getPartTreeData: () => charge(Object(fakes.getPartTreeData)),
  });
  const refresh = { name: '刷新（可能使用 1 次查询）' };
  await screen.findByRole('button', refresh);
  expect(screen.getByText(/^离线保存的数据，截至/)).toBeTruthy();
  const paidOnly = () =>
    received.flatMap(({ operation, headers }) => (operation === 'getVehicleConfig' ? headers.get('x-paid-only') : []));
  await waitFor(() => expect(paidOnly()).toEqual(['1']));
  expect(await row()).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  mayCharge = true;
  // The bar is rendered anew while panes are still being renewed.
  await waitFor(() => {
    screen.queryByRole('button', refresh)?.click();
    expect(screen.queryByText(/^离线保存的数据/)).toBeNull();
  });
  expect(await row()).toBeTruthy();
});

test('the list of opened vehicles says which can be read offline', async () => {
  const entry = {
    vehicleTypeCode: 'C' as const,
    brandName: '大众',
    familyName: '朗逸',
    usedAt: '2026-01-01T00:00:00.000Z',
    isPinned: false,
    pinnedAt: null,
  };
  useFakeApi({
    getHist: [
      { ...entry, vehicleId: 7, vin: null, vehicleName: '2019款' },
      { ...entry, vehicleId: 8, vin: null, vehicleName: '2020款' },
    ],
  });
  // A first login on this browser deletes what others have left.
  await openPage('/search/vehicle');
  const savedAt = Date.parse('2026-11-20T06:05:00Z');
  await saveResponses(userId, [{ vehicleId: 7, key: 'config', savedAt, result: {}, configVin: '' }]);
  const of = async (name: RegExp) => (await screen.findByText(name)).textContent;
  expect(await of(/2019款/)).not.toContain('离线');
  cutConnection();
  expect(await screen.findByText('可离线查看，截至 2026年11月20日 14:05')).toBeTruthy();
  expect(await of(/2020款/)).toContain('离线时无法查看');
});
