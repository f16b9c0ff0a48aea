import type { Database } from '../server/platform/db/database.ts';
import { fillDemoCatalogue } from './catalogue/fill.ts';
import { sampleQueries } from './catalogue/samples.ts';
import type { Table } from './catalogue/tables/table.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoNeeds, OnProgress } from './demo-needs.ts';
import { ensureAccounts, ensurePhones } from './ensure-accounts.ts';
import { ensureAnswers } from './ensure-answers.ts';
import { ensureBills } from './ensure-bills.ts';
import { ensureCompany } from './ensure-company.ts';
import { ensureOperationLog } from './ensure-operation-log.ts';
import { ensurePackages } from './ensure-packages.ts';
import { ensureServices } from './ensure-services.ts';
import { ensureSurvey } from './ensure-survey.ts';
import { type DemoFill, demoFills } from './fills.ts';

/** Fills what is not there of the demo catalogue and the accounts. A fill that was broken off is begun again. */
export async function ensureDemo(db: Database, { hashPassword, allocate, onProgress }: DemoNeeds) {
  const names = await db.sql.selectFrom('catalogueFill').select('name').execute();
  const filled = new Set(names.map(({ name }) => name));
  const missing = demoFills.filter(({ name }) => !filled.has(name));
  if (missing.length > 0) {
    await fillAll(db, missing, onProgress);
    await db.sql
      .insertInto('catalogueFill')
      .values(missing.map(({ name }) => ({ name })))
      .execute();
  }
  await ensureAccounts(db, hashPassword);
  await ensureServices(db);
  await ensureSurvey(db);
  await ensurePackages(db);
  await ensureCompany(db, { hashPassword, allocate });
  await ensurePhones(db);
  await ensureOperationLog(db);
  await ensureBills(db);
  await ensureAnswers(db);
  return { ...demoAccounts, sampleQueries };
}

/** Empties the catalogue and fills it anew. */
export function fillCatalogue(db: Database, onProgress: OnProgress): Promise<void> {
  return fillAll(db, demoFills, onProgress);
}

async function fillAll(db: Database, fills: readonly DemoFill[], onProgress: OnProgress): Promise<void> {
  const tables = fills.flatMap((fill) => fill.tables);
  if (tables.length > 0) await fillTables(db, tables, onProgress);
  for (const { mend } of fills) if (mend !== undefined) await db.execute(mend);
}

/**
 * Empties tables and fills them anew: whatever a broken-off fill left is gone first. On the embedded engine the
 * references are not checked row by row, which halves the time: the generator's own tests prove them.
 */
async function fillTables(db: Database, tables: readonly Table[], onProgress: OnProgress): Promise<void> {
  await db.execute(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  if (db.engine === 'embedded') await db.execute('set session_replication_role = replica');
  try {
    await fillDemoCatalogue({ copy: db.copy, tables, onProgress });
  } finally {
    if (db.engine === 'embedded') await db.execute('set session_replication_role = origin');
  }
  await db.execute('analyze');
}
