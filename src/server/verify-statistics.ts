import { withConfiguredDatabase } from './open-configured-database.ts';
import type { Database } from './platform/db/database.ts';
import { type Difference, findDifferences } from './statistics/verify.ts';

const SHOWN_MAX = 100;

/**
 * Compares the statistics with the events that they count and prints each difference.
 * @returns whether they are equal
 */
export async function verifyStatistics(db: Database, print: (line: string) => void): Promise<boolean> {
  const differences = await findDifferences(db.sql);
  for (const difference of differences.slice(0, SHOWN_MAX)) print(describe(difference));
  if (differences.length > SHOWN_MAX) print(`and ${differences.length - SHOWN_MAX} more`);
  print(
    differences.length === 0
      ? 'The statistics equal the events.'
      : `${differences.length} sums differ from the events.`,
  );
  return differences.length === 0;
}

function describe({ day, metric, agencyCode, counted, expected, ...cell }: Difference): string {
  const users = agencyCode === '' ? 'all users' : `users of ${agencyCode}`;
  const where = [cell.provinceCode, cell.platform, cell.vehicleClass].filter((part) => part !== '').join(' ');
  return `${day} ${metric}, ${users}, ${where || 'no user'}: ${counted} instead of ${expected}`;
}

/** `npm run stats:verify`: exits with 1 if a sum differs. */
async function run(): Promise<void> {
  if (!(await withConfiguredDatabase((db) => verifyStatistics(db, console.log)))) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('verify-statistics.ts')) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
