import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { interfaceCalls } from '../../../src/contract/api-services/interfaces/calls.ts';
import type { ResultOf } from '../../../src/contract/call.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { vinToVehicle } from '../../support/api-services/published-interfaces.ts';
import type { Overrides } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const PATH = '/manager/adapter';
const powers = [PATH, `${PATH}:edit`, '/manager/interface'];

const upstream: ResultOf<typeof interfaceCalls.adapterDocs>['rows'][number] = {
  ...{ adapterId: 3, name: 'Partner', kind: 'upstream', baseUrl: 'https://data.example.com/v1', timeoutMs: 3000 },
  ...{ isOn: true, breaker: 'open' },
  interfaces: [
    { interfaceId: 7, code: 'vinToVehicle', name: 'VIN 查车型', nameEn: 'VIN to vehicle', status: 'published' },
  ],
};

const { definition } = vinToVehicle();
const fromUpstream = {
  ...definition,
  requestExample: '{"vin":"LSV"}',
  source: {
    ...{ kind: 'upstream' as const, adapterId: 3, path: '/vin' },
    requestMapping: { vin: 'frame' },
    responseMapping: {},
  },
};

const answer = {
  ...{ address: 'https://data.example.com/v1/vin', ms: 41, status: 200, bytes: 120 },
  received: '{"frame":{"code":"EA211"}}',
  mapped: '{"vehicles":[]}',
};

const open = (overrides: Overrides = {}, given: readonly string[] = powers) =>
  openBackoffice(PATH, {
    powers: given,
    overrides: {
      apiAdapterList: { rows: [], total: 0 },
      adapterDocs: { rows: [upstream], total: 1 },
      adapterTry: answer,
      ...overrides,
    },
  });

const openTry = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Try it Partner' }));
  return within(await screen.findByRole('dialog'));
};

test('each adapter says which interfaces use it, and whether its breaker lets calls through', async () => {
  await open();
  expect(await screen.findByText('Open: calls are refused')).toBeTruthy();
  fireEvent.click(screen.getByText('1 interface'));
  expect(screen.getByRole('link', { name: 'VIN to vehicle' }).getAttribute('href')).toBe(
    '/manager/interface/show/vinToVehicle',
  );
});

test('a try-out as an interface sends its path, example and mapping, and shows both answers folded', async () => {
  const { user, calls } = await open({
    interfaceByCode: () => Object.assign(interfaceOf(), { definition: fromUpstream }),
  });
  const drawer = await openTry(user);
  fireEvent.mouseDown(drawer.getByRole('combobox', { name: /^Call as this interface/ }));
  await user.click(await screen.findByTitle('VIN to vehicle (vinToVehicle)'));
  await waitFor(() => expect(drawer.getByLabelText<HTMLInputElement>(/^Path below/).value).toBe('/vin'));
  await user.click(drawer.getByRole('button', { name: 'Send' }));
  const received = await drawer.findByRole('region', { name: 'Upstream response' });
  expect(received.textContent).toContain('"EA211"');
  expect(received.querySelector('details')).not.toBeNull();
  expect(drawer.getByRole('region', { name: 'Interface response' }).textContent).toContain('vehicles');
  expect(drawer.getByText('41')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'adapterTry')?.body).toEqual({
    ...{ adapterId: 3, path: '/vin', body: '{"vin":"LSV"}', responseMapping: {} },
    requestMapping: { vin: 'frame' },
    response: fromUpstream.response,
  });
});

test.each([
  ['privateAddress', /adapters cannot reach/],
  ['redirect', /Redirects are not followed/],
  ['timeout', /at most 5 seconds/],
  ['tooLarge', /above 1 MB/],
  ['breaker', /let through after 30 seconds/],
])('a failure because of %s is explained', async (reason, text) => {
  const { user } = await open({
    adapterTry: () => {
      throw new Refusal('301115', { message: { zh: '失败', en: 'It failed' }, result: { reason } });
    },
  });
  const drawer = await openTry(user);
  await user.click(drawer.getByRole('button', { name: 'Send' }));
  expect(await drawer.findByText('It failed')).toBeTruthy();
  expect(drawer.getByText(text)).toBeTruthy();
});

test('a body that is no JSON and a path without a slash are not sent', async () => {
  const { user, calls } = await open();
  const drawer = await openTry(user);
  fireEvent.change(drawer.getByLabelText('Request (JSON)'), { target: { value: '{' } });
  expect(drawer.getByText('Invalid JSON')).toBeTruthy();
  expect(drawer.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(drawer.getByLabelText('Request (JSON)'), { target: { value: '{}' } });
  fireEvent.change(drawer.getByLabelText(/^Path below/), { target: { value: '//other.example.com' } });
  fireEvent.change(drawer.getByLabelText(/^Path below/), { target: { value: 'vin' } });
  expect(drawer.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  expect(calls.filter(({ operation }) => operation === 'adapterTry')).toEqual([]);
});

test('without the power to edit there is no try-out', async () => {
  await open({}, [PATH]);
  await screen.findByText('Partner');
  expect(screen.queryByRole('button', { name: 'Try it Partner' })).toBeNull();
});

function interfaceOf() {
  return {
    ...{ interfaceId: 7, code: 'vinToVehicle', name: '', nameEn: '', classId: 1, className: '', classNameEn: '' },
    ...{ status: 'published' as const, version: 1, hasChanges: false, sourceKind: 'upstream' as const, count: 1 },
    ...{ rule: 'answer' as const, sunsetOn: null, replacementCode: null, updatedAt: '2026-11-20T02:00:00.000Z' },
    ...{ updatedBy: '', rowVersion: 1, deprecatedAt: null, definition },
  };
}
