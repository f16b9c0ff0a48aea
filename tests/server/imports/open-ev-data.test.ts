import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { importFiles } from '../../support/imports/import-files.ts';
import { familyOf, openEvFiles, readOpenEvData, vehicleOf } from '../../support/imports/open-ev-files.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

const rows = readOpenEvData();
const source = { source: 'open-ev' };

test('a public list of 1,189 electric vehicles is imported whole, and again without a change', async () => {
  const { plan } = await importFiles(db, openEvFiles(rows), source);
  expect(plan.refused).toEqual([]);
  const added = Object.fromEntries(plan.targets.map((target) => [target.name, target.new]));
  expect(added).toMatchObject({
    brand: new Set(rows.map(({ make }) => make)).size,
    family: new Set(rows.map(familyOf)).size,
    vehicle: 1_189,
  });
  const again = await importFiles(db, openEvFiles(rows), { ...source, isFull: true });
  expect(again.plan.targets.filter((target) => target.new + target.changed + target.gone > 0)).toEqual([]);
});

test('its vehicles have what the list states, and a version that it drops is removed', async () => {
  const dolphins = rows.filter(({ make, model }) => make === 'BYD' && model === 'Dolphin');
  await importFiles(db, openEvFiles(dolphins), source);
  const found = async () => {
    const { rows: vehicles } = await sql<object>`
      select v.name_zh, v.year_pattern as year, v.power_kw, v.driven_type, c.value_zh as length
      from vehicle v join vehicle_configuration c using (vehicle_id)
      where c.item_zh = '车长（mm）' order by v.name_zh`.execute(db.sql);
    return vehicles;
  };
  expect(await found()).toHaveLength(dolphins.length);
  expect(await found()).toContainEqual({
    ...{ nameZh: 'Dolphin 2023 Standard', year: 2023, powerKw: 70, drivenType: 'fwd', length: '4290' },
  });
  const kept = dolphins.filter((row) => vehicleOf(row) !== 'BYD/Dolphin/2023/Standard/fwd');
  await importFiles(db, openEvFiles(kept), { ...source, isFull: true });
  expect(await found()).toHaveLength(dolphins.length - 1);
});
