import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitReportStatuses } from '../../src/contract/fit-reports/rules.ts';
import { ensureFitReports } from '../../src/demo/ensure-fit-reports.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';
import { fillTinyCatalogue } from '../support/tiny-catalogue/tiny-catalogue.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await fillTinyCatalogue(db);
  await db.execute(`
    insert into vehicle select (jsonb_populate_record(v, jsonb_build_object('vehicle_id', v.vehicle_id + 5000))).*
      from vehicle v where v.vehicle_id <= 2;
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id) values (1, 'visitor', '-', 1), (2, 'north', '-', 1),
      (3, 'shop', '-', 1), (4, 'south', '-', 1), (5, 'admin', '-', 1)`);
});
afterAll(() => db.close());

test('the demo has reports in every state once, which correct no fit', async () => {
  await ensureFitReports(db);
  await ensureFitReports(db);
  const reports = await db.sql.selectFrom('fitReport').selectAll().execute();
  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(fitReportStatuses));
  expect(new Set(reports.map(({ userId }) => userId))).toEqual(new Set([2, 3, 4]));
  expect(reports.map(({ scope }) => scope)).toEqual(reports.map(() => null));
  for (const { answer, answeredAt, answeredBy, seenAt, createdAt } of reports) {
    for (const value of [answeredAt, answeredBy, seenAt]) expect(value !== null).toBe(answer !== '');
    if (answeredAt !== null) expect(answeredAt > createdAt).toBe(true);
  }
  const pads = reports.find(({ kind }) => kind === 'misfit');
  expect(pads).toMatchObject({ vehicleId: 5001, oe: '1K0 698 151 A', callout: '1', vehicleClass: 'C' });
});
