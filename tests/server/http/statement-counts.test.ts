import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { refreshOffers } from '../../../src/server/platform/db/refresh-offers.ts';
import { validBodies } from '../../support/bodies/valid-bodies.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { type CountingDatabase, countingDatabase } from '../../support/server/counting-database.ts';
import { growTinyCatalogue } from '../../support/tiny-catalogue/grow-tiny-catalogue.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../support/tiny-catalogue/tiny-maintenance.ts';

// The tests need the captcha's text.
let api: TestApi;
let counting: CountingDatabase;
beforeAll(async () => {
  counting = countingDatabase(await openTestDatabase());
  api = await openTestApi({ db: counting.db });
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
  await refreshOffers(api.db);
});
afterAll(() => api.close());

const { bodies } = validBodies(() => api);
const operations = Object.keys(bodies).filter((key): key is keyof typeof bodies => key in bodies);

/** The maximum number of statements per call. */
const MOST_STATEMENTS = 9;

const isOfCatalogue = (operation: keyof typeof bodies) =>
  !('method' in calls[operation]) &&
  /^\/(api\/PAGE_|part-list\/|hist\/|province\/|users\/check\/)/.test(calls[operation].path);

async function countStatements(operation: keyof typeof bodies): Promise<number> {
  const sample = bodies[operation];
  const body = typeof sample === 'function' ? await sample() : sample;
  // The first call fills the caches.
  await api.post(calls[operation], body);
  counting.takeCount();
  await api.post(calls[operation], body);
  return counting.takeCount();
}

test('the number of statements per catalogue call does not depend on the number of rows', async () => {
  const requested = operations.filter(isOfCatalogue);
  const few = new Map<string, number>();
  for (const operation of requested) few.set(operation, await countStatements(operation));
  await growTinyCatalogue(api.db);
  await refreshOffers(api.db);
  const more: [operation: string, few: number, many: number][] = [];
  for (const operation of requested) {
    const [before = 0, now] = [few.get(operation), await countStatements(operation)];
    if (now > before || now > MOST_STATEMENTS) more.push([operation, before, now]);
  }
  expect(requested.length).toBeGreaterThan(50);
  expect(more).toEqual([]);
}, 120_000);

test('the number of statements per call does not depend on the length of the list', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => `1K0698151A${index === 0 ? '' : (index % 40) + 1}`);
  const counts = async (some: readonly string[]) => {
    const priced = { provinceCode: '110000', brandIds: some.map(() => 1), searchOes: [...some] } as const;
    counting.takeCount();
    await api.post(calls.getPartPrices, priced);
    const prices = counting.takeCount();
    await api.post(calls.getPartPriceList, priced);
    const lists = counting.takeCount();
    await api.post(calls.getPartListByBatchOe, { oes: [...some], provinceCode: '110000' });
    return [prices, lists, counting.takeCount()];
  };
  expect(await counts(numbers)).toEqual(await counts(numbers.slice(0, 2)));
});
