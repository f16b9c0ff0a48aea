import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import { postgresUrlOf } from '../../support/database/open-test-database.ts';
import { chargeRequest } from '../../support/server/charge-request.ts';
import { countersAndLedger, grant, insisted, openQuota } from './support.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const OPERATIONS = 120;
const BOUGHT = 60;

// On PostgreSQL only: the embedded engine allows one process.
describe('a server that is killed while charging', () => {
  let opened: Awaited<ReturnType<typeof openQuota>>;
  let url = '';
  beforeAll(async () => {
    opened = await openQuota();
    url = await postgresUrlOf(opened.db);
    await grant(opened.db, { holderId: 4, kind: 'daily', amount: BOUGHT / 2 });
    await grant(opened.db, { holderId: 4, kind: 'count', amount: BOUGHT / 2 });
  });
  afterAll(() => opened.db.close());

  /** Charges in a separate process and kills it after some responses; returns the numbers acknowledged as taken. */
  const killedAfter = (answers: number): Promise<number[]> =>
    new Promise((resolve, reject) => {
      const script = [
        '--import',
        'tsx',
        'tests/support/server/children/charging-child.ts',
        url,
        '4',
        '1',
        String(OPERATIONS),
      ];
      const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
      const taken: number[] = [];
      let heard = 0;
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [number, outcome] = line.split(' ');
        heard += 1;
        if (outcome === 'taken') taken.push(Number(number));
        if (heard === answers) child.kill('SIGKILL');
      });
      child.once('error', reject);
      child.once('close', () => resolve(taken));
    });

  test('retries with the same operationIds are not charged twice, and no acknowledged charge is lost', async () => {
    const answered = new Set<number>();
    for (const answers of [7, 23, 41]) for (const number of await killedAfter(answers)) answered.add(number);
    expect(answered.size).toBeGreaterThan(20);

    const codes = await Promise.all(
      Array.from({ length: OPERATIONS }, (_, index) =>
        insisted(() => opened.quota.charge(chargeRequest(4, index + 1))),
      ),
    );
    expect(codes.filter((code) => code === '000000')).toHaveLength(FREE_LOOKUPS_PER_DAY + BOUGHT);
    expect(codes.filter((code) => code === '500502')).toHaveLength(OPERATIONS - FREE_LOOKUPS_PER_DAY - BOUGHT);
    const rows = await opened.db.sql.selectFrom('quotaLedger').select('operationId').execute();
    const operations = new Set(rows.map(({ operationId }) => operationId));
    expect(operations.size).toBe(rows.length);
    expect(rows).toHaveLength(FREE_LOOKUPS_PER_DAY + BOUGHT);
    for (const number of answered) expect(operations.has(chargeRequest(4, number).operationId)).toBe(true);
    for (const { counted, written } of await countersAndLedger(opened.db)) expect(counted).toBe(written);
  }, 120_000);
});
