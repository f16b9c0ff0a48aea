import { beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../../src/contract/account/calls.ts';
import { calls, resources } from '../../src/contract/all-calls.ts';
import { request } from '../../src/providers/calls/client.ts';
import { setSession } from '../../src/providers/session/session.ts';
import { fakeSession, refuse, useFakeApi } from '../support/screens/fakes.ts';

beforeEach(() => setSession(fakeSession));

test('a call without an override returns the minimal valid result', async () => {
  useFakeApi();
  expect(await request(calls.getPartListCount, {})).toEqual({ count: 0 });
});

test('a sealed result is sent sealed and opened by the client', async () => {
  useFakeApi({ getBrandLetters: ['A', 'B'], getPartTreeData: [] });
  expect(await request(calls.getPartTreeData, { vehicleId: 1, vehicleTypeCode: 'C' })).toEqual([]);
  expect(await request(calls.getBrandLetters, {})).toEqual(['A', 'B']);
});

test('an override gets the body with its defaults, and requests are recorded', async () => {
  const requests = useFakeApi({ roleList: ({ pageSize }) => ({ rows: [], total: pageSize }) });
  expect(await request(resources.role.list, { filters: {} })).toEqual({ rows: [], total: 10 });
  expect(requests.map(({ operation }) => operation)).toEqual(['roleList']);
});

test('an invalid body is refused with its path', async () => {
  useFakeApi();
  const body = { username: 'shop', password: 'x', more: 1 };
  await expect(request(accountCalls.token, body)).rejects.toMatchObject({
    code: '900400',
    problems: [{ path: 'data.more' }],
  });
});

test('a missing session and a refusing override return their codes', async () => {
  useFakeApi({ getVehicleByVin: () => refuse('100100') });
  await expect(request(calls.getVehicleByVin, { vinCode: 'LSVAA2BR1GN100000' })).rejects.toMatchObject({
    code: '100100',
  });
  setSession(null);
  await expect(request(calls.getPartListCount, {})).rejects.toMatchObject({ code: '600209' });
});
