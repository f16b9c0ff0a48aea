import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findPage } from '../../../../src/server/api-services/documents/folds/pages.ts';
import { documentSource } from '../../../support/api-services/published-interfaces.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const called = {
  request: {
    method: 'POST',
    path: '/openapi/v1/vinToVehicle',
    headers: { 'x-epc-key-id': 'ak1' },
    body: '{"vin":"LSVNA2CJ1K2113527"}',
  },
  stringToSign: 'POST\n/openapi/v1/vinToVehicle',
  response: {
    status: 200,
    headers: { ratelimit: '"second";r=19;t=1' },
    body: JSON.stringify({
      code: '000000',
      message: '',
      result: { vehicles: [{ vehicleId: 12 }] },
      requestId: 'r1',
      charge: { count: 1, reason: 'charged', remaining: 41 },
    }),
  },
  durationMs: 23,
  bytes: 321,
};
const price = { mode: 'test' as const, count: 1, rule: 'answer' as const, unitsLeft: null };

beforeEach(() => localStorage.clear());

/** The debugger of an interface with these answers. */
function useDebugger(answers: Parameters<typeof useFakeApi>[0] = {}) {
  const source = documentSource();
  return useFakeApi({
    documentPage: ({ id }: { id: string }) => ({ groups: [], page: findPage(source, id) ?? null }),
    apiKeyList: { keys: [], max: 5 },
    apiCallPrice: price,
    callInterface: called,
    ...answers,
  });
}

test('the form and the JSON of the body stay in step', async () => {
  useDebugger();
  const { user } = await openPage('/debuggerTools/vinToVehicle', 'en');
  const limit = await screen.findByLabelText('limit (optional)');
  await user.type(limit, '5');
  await user.click(screen.getByRole('radio', { name: 'JSON' }));
  const json = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' });
  expect(JSON.parse(json.value)).toEqual({ vin: 'LSVNA2CJ1K2113527', limit: 5 });
  await user.clear(json);
  await user.type(json, '{{"vin":"A"}');
  await user.click(screen.getByRole('radio', { name: 'Form' }));
  expect(screen.getByLabelText<HTMLInputElement>('vin (required)').value).toBe('A');
});

test('a call with a test key is sent at once, and shows answer, time, size, charge and what was signed', async () => {
  const received = useDebugger();
  const { user } = await openPage('/debuggerTools/vinToVehicle', 'en');
  await user.type(await screen.findByLabelText('limit (optional)'), '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('23 ms')).toBeDefined();
  expect(screen.getByText('321 bytes')).toBeDefined();
  expect(screen.getByText('charged: 1')).toBeDefined();
  expect(screen.getByText('41', { selector: 'dd' })).toBeDefined();
  expect(screen.getByText(/^POST\s\/openapi\/v1\/vinToVehicle$/).textContent).toBe(called.stringToSign);
  expect(received.find(({ operation }) => operation === 'callInterface')?.body).toMatchObject({
    keyId: null,
    interfaceCode: 'vinToVehicle',
  });
});

test('a live call says its price first, and is not made if it is cancelled', async () => {
  const received = useDebugger({ apiCallPrice: { ...price, mode: 'live', unitsLeft: 42 } });
  const { user } = await openPage('/debuggerTools/vinToVehicle', 'en');
  const isCalled = () => received.some(({ operation }) => operation === 'callInterface');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'This call is charged' }));
  await screen.findByRole('dialog', { name: 'This call is charged' });
  expect(dialog().getByText(/costs 1 unit\./)).toBeDefined();
  expect(dialog().getByText('42 units left')).toBeDefined();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(isCalled()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'This call is charged' });
  await user.click(dialog().getByRole('button', { name: 'Call' }));
  expect(await screen.findByText('23 ms')).toBeDefined();
  expect(isCalled()).toBe(true);
});

test('the history keeps the body but no key and no answer, and takes it over by a click', async () => {
  useDebugger();
  const { user } = await openPage('/debuggerTools/vinToVehicle', 'en');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText('23 ms');
  const stored = Object.entries(localStorage).find(([name]) => name.startsWith('epc.debugger.'))?.[1];
  expect(stored).toContain('LSVNA2CJ1K2113527');
  expect(stored).not.toMatch(/ak1|vehicleId|requestId/);
  await user.clear(screen.getByLabelText('vin (required)'));
  await user.click(screen.getByRole('button', { name: /HTTP 200 · 000000/ }));
  expect(screen.getByLabelText<HTMLInputElement>('vin (required)').value).toBe('LSVNA2CJ1K2113527');
});

test('an interface that does not exist says so', async () => {
  useDebugger();
  await openPage('/debuggerTools/nothing', 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'This interface does not exist' })).toBeDefined();
});
