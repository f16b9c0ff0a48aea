import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { FITS_VEHICLE } from '../../../src/server/platform/fit-condition.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const anyFit = {
  gearbox_type: null,
  driven_type: null,
  cfg_level: null,
  produced_from: null,
  produced_to: null,
  option_codes: null,
};
const car = {
  gearbox_type: 'MT',
  driven_type: 'FWD',
  cfg_level: 'comfort',
  produced_from: '2015-06-01',
  produced_to: '2018-03-31',
  options: ['1KD', 'PR1'],
};
const unknownCar = {
  gearbox_type: '',
  driven_type: '',
  cfg_level: '',
  produced_from: null,
  produced_to: null,
  options: [],
};

async function fits(fit: object, vehicle: object = car): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select ${sql.raw(FITS_VEHICLE)} as fits
    from jsonb_populate_record(null::fit, ${JSON.stringify({ ...anyFit, ...fit })}::jsonb) fit,
      jsonb_populate_record(null::vehicle, ${JSON.stringify(vehicle)}::jsonb) v`.execute(db.sql);
  return rows[0]?.fits ?? false;
}

test('a row without conditions fits every vehicle', async () => {
  expect([await fits({}), await fits({}, unknownCar)]).toEqual([true, true]);
});

test.each([
  ['gearbox', { gearbox_type: 'DCT' }],
  ['drive', { driven_type: 'AWD' }],
  ['level', { cfg_level: 'luxury' }],
  ['production before', { produced_to: '2015-06-01' }],
  ['production after', { produced_from: '2018-04-01' }],
  ['missing option', { option_codes: ['1KD', 'PR2'] }],
  ['option that must not be there', { option_codes: ['1KD', '-PR1'] }],
])('another %s excludes a known vehicle and no unknown one', async (_what, fit) => {
  expect([await fits(fit), await fits(fit, unknownCar)]).toEqual([false, true]);
});

test('the conditions of the vehicle itself allow it', async () => {
  const own = { gearbox_type: 'MT', driven_type: 'FWD', cfg_level: 'comfort', produced_to: '2015-06-02' };
  expect(await fits({ ...own, produced_from: '2018-03-31', option_codes: ['PR1', '-1LA'] })).toBe(true);
});
