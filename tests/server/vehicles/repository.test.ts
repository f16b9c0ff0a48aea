import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { createVehicleRepository } from '../../../src/server/vehicles/repository.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await fillTinyCatalogue(db);
});
afterAll(() => db.close());

test('families are read again after a minute, and the list stays the same object unless one has changed', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
  const { listFamilyWords } = createVehicleRepository(db);
  const first = await listFamilyWords();
  clock.mockReturnValue(60_002);
  expect(await listFamilyWords()).toBe(first);
  await db.execute(`update family set search_text = search_text || ' lv' where family_id = 1`);
  expect(await listFamilyWords()).toBe(first);
  clock.mockReturnValue(120_003);
  const changed = await listFamilyWords();
  expect(changed).not.toBe(first);
  expect(changed.find(({ familyId }) => familyId === 1)?.words).toContain('lv');
});
