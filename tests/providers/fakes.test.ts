import { beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../../src/contract/account/calls.ts';
import { calls, resources } from '../../src/contract/all-calls.ts';
import { request } from '../../src/providers/calls/client.ts';
import { setSession } from '../../src/providers/session/session.ts';
import { fakeSession, refuse, useFakeApi } from '../support/screens/fakes.ts';

beforeEach(() => setSession(fakeSession));

test('a call without an answer of its own gets the least result that it may have', async () => {
  useFakeApi();
  expect(await request(calls.getPartListCount, {})).toEqual({ count: 0 });
});

test('a sealed call travels sealed and arrives open', async () => {
  useFakeApi({ getBrandLetters: ['A', 'B'], getPartTreeData: [] });
  expect(await request(calls.getPartTreeData, { vehicleId: 1, vehicleTypeCode: 'C' })).toEqual([]);
  expect(await request(calls.getBrandLetters, {})).toEqual(['A', 'B']);
});

test('an answer is computed from the body, with its defaults filled in, and what was asked is written down', async () => {
  const asked = useFakeApi({ roleList: ({ pageSize }) => ({ rows: [], total: pageSize }) });
  expect(await request(resources.role.list, { filters: {} })).toEqual({ rows: [], total: 10 });
  expect(asked.map(({ operation }) => operation)).toEqual(['roleList']);
});

test('a body that the server would refuse is refused with its place', async () => {
  useFakeApi();
  const body = { username: 'shop', password: 'x', more: 1 };
  await expect(request(accountCalls.token, body)).rejects.toMatchObject({
    code: '900400',
    problems: [{ path: 'data.more' }],
  });
});

test('an unsigned caller and a refusing answer get the code', async () => {
  useFakeApi({ getVehicleByVin: () => refuse('100100') });
  await expect(request(calls.getVehicleByVin, { vinCode: 'LSVAA2BR1GN100000' })).rejects.toMatchObject({
    code: '100100',
  });
  setSession(null);
  await expect(request(calls.getPartListCount, {})).rejects.toMatchObject({ code: '600209' });
});
