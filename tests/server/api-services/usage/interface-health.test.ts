import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInterfaceHealth } from '../../../../src/server/api-services/usage/interface-health.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addKey, callWith, gatewayOn } from '../../../support/server/open-gateway.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('errors of ours and the median time are of live calls, and a rule that fires marks its interface', async () => {
  const gateway = gatewayOn(api.db);
  const { userId } = await api.signInWith([]);
  const key = await addKey(api.db, { userId, units: 50 });
  expect((await readInterfaceHealth(api.db.sql)).get('oeSearch')).toBeUndefined();
  // Refused calls are no errors of ours.
  for (const oe of ['A', 'A', 'A', 'broken', 1]) await callWith(gateway, key, { oe });
  await gateway.drain();
  const health = (await readInterfaceHealth(api.db.sql)).get('oeSearch');
  expect(health).toEqual({ errorPercent: 25, p50Ms: expect.any(Number), isDisturbed: false });
  await api.db.execute(
    `insert into api_alert_rule (name, is_firing, firing) values ('Errors', true, 'oeSearch, another')`,
  );
  expect((await readInterfaceHealth(api.db.sql)).get('oeSearch')?.isDisturbed).toBe(true);
});

test('calls of more than seven days ago do not count', async () => {
  await api.db.execute(`
    insert into api_usage_interface_day (day, interface_code, mode, shard, calls, errors)
      select (now() at time zone 'Asia/Shanghai')::date - ago, 'vinToVehicle', 'live', 0, 10, ago from unnest('{5,7}'::integer[]) ago`);
  expect((await readInterfaceHealth(api.db.sql)).get('vinToVehicle')?.errorPercent).toBe(50);
});
