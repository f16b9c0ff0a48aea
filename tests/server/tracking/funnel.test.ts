import { afterAll, beforeAll, expect, test } from 'vitest';
import { trackingCalls } from '../../../src/contract/tracking/calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.db.execute(`
    insert into buried_point (point_id, point_code, name, path) values (1, 'home', 'Home', '/index'), (2, 'buy', 'Buy', '/buy'),
      (3, 'paid', 'Paid', '/paid');
    insert into buried_count (point_id, day, user_id, clicks)
    select point, (now() at time zone 'Asia/Shanghai')::date - ago, person, clicks
    from (values (1, 5, 11, 1), (2, 4, 11, 2), (3, 4, 11, 1),
      -- the second step before the first
      (1, 2, 12, 1), (2, 3, 12, 1),
      (1, 1, 13, 4), (2, 0, 13, 1),
      -- without a session, and before the period
      (1, 1, 0, 9), (2, 1, 0, 9), (1, 40, 14, 1), (2, 1, 14, 1)) visit (point, ago, person, clicks)`);
});
afterAll(() => api.close());

const { buriedFunnel } = trackingCalls;

test('a user reaches a step on the day of the step before or later', async () => {
  const { result } = await api.post(buriedFunnel, { pointIds: [1, 2, 3], days: 30 });
  expect(result.steps.map(({ pointCode, users, clicks }) => [pointCode, users, clicks])).toEqual([
    ['home', 3, 15],
    ['buy', 2, 14],
    ['paid', 1, 1],
  ]);
});

test('the order of the steps counts', async () => {
  const { result } = await api.post(buriedFunnel, { pointIds: [2, 1], days: 30 });
  expect(result.steps.map(({ users }) => users)).toEqual([4, 1]);
});

test('an unknown point is refused; without points they are listed', async () => {
  expect((await api.post(buriedFunnel, { pointIds: [1, 99], days: 30 })).code).toBe('900404');
  const { result } = await api.post(buriedFunnel, {});
  expect([result.steps, result.points.map(({ pointCode }) => pointCode)]).toEqual([[], ['buy', 'home', 'paid']]);
});
