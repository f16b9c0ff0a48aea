import type { Database } from '../server/platform/db/database.ts';
import { refreshOffers } from '../server/platform/db/refresh-offers.ts';
import { generateCatalogue } from './catalogue/generate-catalogue.ts';
import { sampleQueries } from './catalogue/sample-queries.ts';
import type { Table } from './catalogue/tables/table.ts';
import { ensureCustomers } from './customers/ensure-customers.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoNeeds, OnProgress } from './demo-needs.ts';
import { ensureAccounts, ensurePhones } from './ensure-accounts.ts';
import { ensureApiCalls } from './ensure-api-calls.ts';
import { ensureCompany } from './ensure-company.ts';
import { ensureFitReports } from './ensure-fit-reports.ts';
import { ensureOperationLog } from './ensure-operation-log.ts';
import { ensurePackages } from './ensure-packages.ts';
import { ensurePurchases } from './ensure-purchases.ts';
import { ensureQuotas } from './ensure-quotas.ts';
import { ensureStaffWork } from './ensure-staff-work.ts';
import { ensureSurvey } from './ensure-survey.ts';
import { ensureSurveyAnswers } from './ensure-survey-answers.ts';
import { homeQueries, homeSamples } from './home-samples.ts';
import { type DemoSeed, demoSeeds } from './seeds.ts';

/** Runs the missing seeds and adds missing demo accounts and their data. An interrupted seed runs again from the start. */
export async function ensureDemo(db: Database, { hashPassword, allocate, onProgress }: DemoNeeds) {
  const names = await db.sql.selectFrom('catalogueFill').select('name').execute();
  const filled = new Set(names.map(({ name }) => name));
  const missing = demoSeeds.filter(({ name }) => !filled.has(name));
  if (missing.length > 0) {
    await runSeeds(db, missing, onProgress);
    await db.sql
      .insertInto('catalogueFill')
      .values(missing.map(({ name }) => ({ name })))
      .execute();
  }
  await ensureSource(db);
  await ensureAccounts(db, hashPassword);
  await ensureQuotas(db);
  await ensureSurvey(db);
  await ensurePackages(db);
  await ensureCompany(db, { hashPassword, allocate });
  await ensurePhones(db);
  await ensureOperationLog(db);
  await ensurePurchases(db);
  await ensureSurveyAnswers(db);
  await ensureCustomers(db, hashPassword);
  await ensureApiCalls(db);
  await ensureFitReports(db);
  await ensureStaffWork(db);
  return { ...demoAccounts, sampleQueries, homeQueries, homeSamples };
}

/** The rows of the demo name source 1. */
async function ensureSource({ sql: db }: Database): Promise<void> {
  await db
    .insertInto('catalogueSource')
    .values({ sourceId: 1, code: 'demo', name: 'Demo', keepsIds: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Empties the catalogue and runs every seed. */
export function seedCatalogue(db: Database, onProgress: OnProgress): Promise<void> {
  return runSeeds(db, demoSeeds, onProgress);
}

async function runSeeds(db: Database, seeds: readonly DemoSeed[], onProgress: OnProgress): Promise<void> {
  const tables = seeds.flatMap((fill) => fill.tables);
  if (tables.length > 0) await fillTables(db, tables, onProgress);
  const isFilled = tables.some(({ name }) => name === 'drawing');
  for (const { backfill, refresh } of seeds) {
    if (backfill !== undefined) await db.execute(backfill);
    if (refresh !== undefined && !isFilled) await refresh(db);
  }
  await refreshOffers(db);
}

/**
 * Empties the tables first, because an interrupted run may have left rows. The embedded engine skips foreign-key checks,
 * which halves the time; generate-catalogue.test.ts checks the references.
 */
async function fillTables(db: Database, tables: readonly Table[], onProgress: OnProgress): Promise<void> {
  await db.execute(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  if (db.engine === 'embedded') await db.execute('set session_replication_role = replica');
  try {
    await generateCatalogue({ copy: db.copy, tables, onProgress });
  } finally {
    if (db.engine === 'embedded') await db.execute('set session_replication_role = origin');
  }
  await db.execute('analyze');
}
