import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNIT } from '../../../../src/server/parts/books/units.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const unitOf = async (unit: string, isEnglish: boolean) => {
  const [row] = await db.run<{ unit: string }>(
    { name: 'unit', text: `select ${UNIT} as unit from (select $2::text as unit) s` },
    [isEnglish, unit],
  );
  return row?.unit;
};

// 件 is the unit of imported standard parts that state none.
test.each([
  ['件', 'pc'],
  ['盒', 'box'],
])('the unit %s is %s in English and stays in Chinese', async (unit, english) => {
  expect(await unitOf(unit, true)).toBe(english);
  expect(await unitOf(unit, false)).toBe(unit);
});

test('a unit that we do not know stays as it is', async () => {
  expect(await unitOf('箩', true)).toBe('箩');
});
