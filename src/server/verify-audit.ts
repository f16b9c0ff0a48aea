import { withConfiguredDatabase } from './open-configured-database.ts';
import { type ChainCheck, checkChain } from './platform/audit/check-chain.ts';

/** What a check of the audit's chain has found, in words. */
export function describeCheck({ entries, hash, broken, head }: ChainCheck): string {
  if (broken !== undefined) return `Entry ${broken.auditId} does not fit the one before it: ${broken.reason}.`;
  if (head.entries !== entries || head.hash !== hash)
    return `The audit has ${entries} entries but should have ${head.entries}: entries at its end are missing.`;
  return `All ${entries} entries of the audit are unchanged. The last hash is ${hash || 'empty'}.`;
}

/** `npm run audit:verify`: exits with 1 if an entry was changed, inserted or removed. */
async function run(): Promise<void> {
  const check = await withConfiguredDatabase(({ sql }) => checkChain(sql));
  console.log(describeCheck(check));
  if (!check.isIntact) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('verify-audit.ts')) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
