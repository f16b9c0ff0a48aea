import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsDomain } from '../../../../src/server/parts/index.ts';
import { vehiclesDomain } from '../../../../src/server/vehicles/index.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { type CountingDatabase, countingDatabase } from '../../../support/server/counting-database.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let counting: CountingDatabase;
let parts: ReturnType<typeof partsDomain>;
beforeAll(async () => {
  counting = countingDatabase(await openTestDatabase());
  await fillTinyCatalogue(counting.db);
  parts = partsDomain({ db: counting.db, vehicles: vehiclesDomain({ db: counting.db }) });
});
afterAll(() => counting.db.close());

const find = async (vehicleId: number, texts: [kind: 'name' | 'oe', text: string][], vin?: string) => {
  const queries = texts.map(([kind, text]) => ({ kind, text }));
  const found = await parts.findOrderParts({ vehicleId, vin, queries }, { language: 'zh-CN', companyId: 1 });
  return found.map((hits) => hits.map(({ part }) => `${part.oe} ${part.curVehFlag}`));
};

test('each name and number gets the rows of the vehicle’s book, fitting rows first', async () => {
  expect(
    await find(
      1,
      [
        ['name', '前刹车盘'],
        ['name', '前刹车片'],
        ['oe', '1k0 615 301 ab'],
        ['name', '喵呜'],
      ],
      tinyVins.one,
    ),
  ).toEqual([['1K0 615 301 AA 1', '1K0 615 301 AB 0'], ['1K0 698 151 A 1'], ['1K0 615 301 AB 0'], []]);
});

test('a row that does not fit the vehicle is found as such', async () => {
  expect(await find(2, [['name', '机滤']])).toEqual([['04E 115 561 H 0']]);
});

test('a number of another vehicle’s book is not found', async () => {
  expect(await find(1, [['oe', '3502405-A0E']])).toEqual([[]]);
});

test('an unknown vehicle is refused', async () => {
  await expect(find(999, [['name', '机滤']])).rejects.toMatchObject({ code: '900404' });
});

test('the number of statements does not depend on the number of queries', async () => {
  await find(1, [['name', '机滤']]);
  const count = async (repeats: number) => {
    counting.takeCount();
    await find(
      1,
      Array.from({ length: repeats }, (_, index) => (index % 2 === 0 ? ['name', '机滤'] : ['oe', '1K0698151A'])),
    );
    return counting.takeCount();
  };
  expect(await count(400)).toBe(await count(2));
});
