import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { VehicleConfig } from '../../../../src/contract/vehicles/schemas.ts';
import { readLanding } from '../../../../src/providers/calls/charge-consent.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';
import { resultOf } from '../../vehicles/support.ts';

const DETAIL = '/search/vehicle_detail?vehicleId=1&type=C';
const TITLE = '打开这辆车？';
const vehicleConfig: VehicleConfig = {
  vehicle: vehicleOf({ vehicleId: 1, vehicleName: '2019款 手动' }),
  config: [{ key: 'gearboxType', value: 'MT' }],
  producedFrom: '2018-06-01',
  producedTo: null,
};

afterEach(() => readLanding(window.location.href, window.location.href));

/** Opens a page as a link of this referrer; the vehicle is not paid for. */
async function openLink(path: string, referrer: string, isPaid = false) {
  readLanding(`${window.location.origin}${path}`, referrer);
  const charged: ReceivedRequest[] = [];
  const requests: ReceivedRequest[] = [];
  const answers: Overrides = {
    filterVehicle: resultOf([vehicleOf({ vehicleId: 1, vehicleName: '2019款 手动' })]),
    getVehicleConfig: () => {
      const request = requests.at(-1);
      if (request?.headers.get('x-paid-only') === '1' && !isPaid) refuse('900422');
      if (request !== undefined) charged.push(request);
      return vehicleConfig;
    },
  };
  fakeServer.use(fakeApi(answers, requests));
  return { ...(await openPage(path)), charged };
}

test('a link from elsewhere asks before it opens an unpaid vehicle, and charges after the consent', async () => {
  const { user, charged } = await openLink(DETAIL, 'https://elsewhere.example/');
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  expect(await within(dialog).findByText('大众 朗逸 2019款 手动')).toBeDefined();
  expect(within(dialog).getByText(/使用 1 次乘用车查询/)).toBeDefined();
  expect(charged).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '使用 1 次查询并打开' }));
  expect(await screen.findByText('手动')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  expect(charged.map(({ headers }) => headers.get('x-paid-only'))).toEqual([null]);
});

test('declining leads to the search and charges nothing', async () => {
  const { user, charged, place } = await openLink(DETAIL, '');
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  await user.click(within(dialog).getAllByRole('button', { name: '取消' }).at(-1) ?? dialog);
  await waitFor(() => expect(place()).toBe('/search/vehicle'));
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  expect(charged).toEqual([]);
});

test('going back closes the question and charges nothing', async () => {
  const { charged } = await openLink(DETAIL, '');
  await screen.findByRole('dialog', { name: TITLE });
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  expect(charged).toEqual([]);
});

test.each([
  ['a paid vehicle', '', true],
  ['a link of our own pages', window.location.origin, false],
])('%s opens without a question', async (_, referrer, isPaid) => {
  await openLink(DETAIL, referrer, isPaid);
  expect(await screen.findByText('手动')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
});

test('the question is in English too', async () => {
  readLanding(`${window.location.origin}${DETAIL}`, '');
  fakeServer.use(
    fakeApi({ getVehicleConfig: () => refuse('900422'), filterVehicle: resultOf([vehicleOf({ vehicleId: 1 })]) }),
  );
  await openPage(DETAIL, 'en');
  const dialog = await screen.findByRole('dialog', { name: 'Open this vehicle?' });
  expect(await within(dialog).findByRole('button', { name: 'Use 1 lookup and open' })).toBeDefined();
});
