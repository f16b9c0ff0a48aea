import { findGrantDifferences, findMeteringDifferences, findSumDifferences } from './api-services/metering/verify.ts';
import { withConfiguredDatabase } from './open-configured-database.ts';
import type { Database } from './platform/db/database.ts';

/**
 * Compares ledger, log, daily sums and grants of API services and prints each difference.
 * @returns whether they agree
 */
export async function verifyMetering(db: Database, print: (line: string) => void): Promise<boolean> {
  const differences = await db.sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => ({
      days: await findMeteringDifferences(snapshot),
      sums: await findSumDifferences(snapshot),
      grants: await findGrantDifferences(snapshot),
    }));
  for (const { day, userId, interfaceCode, ...numbers } of differences.days)
    print(`${day}, customer ${userId}, ${interfaceCode}: ${JSON.stringify(numbers)}`);
  for (const { table, day, subject } of differences.sums)
    print(`${day}, ${subject}: ${table} is not the sum of api_usage_day`);
  for (const { grantId, used, ledgerUnits } of differences.grants)
    print(`grant ${grantId}: ${used} used, ${ledgerUnits} in the ledger`);
  const count = differences.days.length + differences.sums.length + differences.grants.length;
  print(count === 0 ? 'Ledger, log, statistics and grants agree.' : `${count} differences.`);
  return count === 0;
}

/** `npm run api:verify`: exits with 1 if they differ. */
async function run(): Promise<void> {
  if (!(await withConfiguredDatabase((db) => verifyMetering(db, console.log)))) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('verify-metering.ts')) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
