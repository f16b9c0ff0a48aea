import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { verifyMetering } from '../../../../src/server/verify-metering.ts';
import { openTestDatabase, postgresUrlOf } from '../../../support/database/open-test-database.ts';
import { addKey, callWith, gatewayOn, type TestKey } from '../../../support/server/open-gateway.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const CALLS = 120;
const UNITS = 100;

// On PostgreSQL only: the embedded engine allows one process.
describe('a server that is killed between answer and ledger', () => {
  let db: Database;
  let url = '';
  let key: TestKey;
  beforeAll(async () => {
    db = await openTestDatabase();
    url = await postgresUrlOf(db);
    key = await addKey(db, { units: UNITS });
  });
  afterAll(() => db.close());

  /** Calls in a separate process and kills it after some answers; returns the numbers that were answered. */
  const killedAfter = (answers: number): Promise<number[]> =>
    new Promise((resolve, reject) => {
      const script = ['tests/support/server/children/api-calling-child.ts', url, key.secret, '1', String(CALLS)];
      const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const answered: number[] = [];
      let heard = 0;
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [number, code] = line.split(' ');
        heard += 1;
        if (code === '000000') answered.push(Number(number));
        if (heard === answers) child.kill('SIGKILL');
      });
      child.once('error', reject);
      child.once('close', () => resolve(answered));
    });

  test('charges no call twice, loses no answered one, and leaves ledger, log and sums equal', async () => {
    const answered = new Set<number>();
    for (const answers of [7, 23, 41]) {
      for (const number of await killedAfter(answers)) answered.add(number);
      // The claims of the killed process end after half a minute.
      await sql`update api_idempotency set claimed_until = now() where answer is null`.execute(db.sql);
    }
    expect(answered.size).toBeGreaterThan(20);

    const gateway = gatewayOn(db);
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, index) =>
        callWith(gateway, key, { oe: `N${index + 1}` }, { headers: { 'idempotency-key': `call-${index + 1}` } }),
      ),
    );
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '000000')).toHaveLength(UNITS);
    expect(codes.filter((code) => code === '301211')).toHaveLength(CALLS - UNITS);
    for (const number of answered)
      expect(answers[number - 1]?.envelope).toMatchObject({ code: '000000', charge: { count: 0, reason: 'repeated' } });
    const ledger = await db.sql.selectFrom('apiLedger').select(['requestId', 'units']).execute();
    expect(ledger).toHaveLength(UNITS);
    expect(await verifyMetering(db, () => undefined)).toBe(true);
  }, 120_000);
});
