import pg from 'pg';
import { oeCalls } from '../src/contract/oe/calls.ts';
import { BATCH_MAX } from '../src/contract/oe/rules.ts';
import { PROVINCE_CODES } from '../src/contract/provinces/rules.ts';
import { partsByKeys } from '../src/server/parts/numbers/number-statements.ts';
import { HOT_SESSION } from '../src/server/platform/db/postgres-server.ts';
import { priceParameter } from '../src/server/platform/market-price.ts';
import type { DemoDatabase } from './demo-database.ts';
import { timeCall } from './load-generators.ts';
import { type Figures, ratio } from './print-table.ts';
import { startServer } from './server-process.ts';

const RUNS = 7;
const PROVINCE = PROVINCE_CODES[0];

/** One call with 5,000 numbers through the whole API: all known, a list with misprints, and none known. */
export async function measureBatch({ db, url, callers }: DemoDatabase): Promise<Figures> {
  const keysOf = (name: string, text: string) => db.run<{ key: string }>({ name, text }, []);
  const known = await keysOf(
    'bench-batch-keys',
    `select key from (select distinct oe_key as key from part) p order by md5(key) limit ${BATCH_MAX}`,
  );
  const aftermarket = await keysOf(
    'bench-batch-aftermarket',
    `select number as key from aft_part order by md5(number) limit ${BATCH_MAX / 10}`,
  );
  const exact = known.map(({ key }) => key);
  // Of ten numbers, one is another maker's, one has an O for a zero, one is unknown.
  const mixed = exact.map((key, index) => {
    if (index % 10 === 7) return aftermarket[index / 10 - 0.7]?.key ?? key;
    if (index % 10 === 8) return key.replace('0', 'O');
    return index % 10 === 9 ? `ZZ${key}` : key;
  });
  const unknown = exact.map((key) => `Z${key}0Z`);

  const server = await startServer({ DATABASE_URL: url });
  const pool = new pg.Pool({ connectionString: url, max: 1, options: HOT_SESSION });
  const { name, text } = partsByKeys;
  const runStatement = () => pool.query({ name, text, values: [false, exact, priceParameter(PROVINCE)] });
  // Of each account in turn: seven such lists of one account take a captcha.
  let calls = 0;
  const callMs = (oes: readonly string[], expected?: '100200') =>
    median(() =>
      timeCall(server.origin, {
        path: oeCalls.getPartListByBatchOe.path,
        caller: callers[calls++ % callers.length],
        data: { oes, provinceCode: PROVINCE },
        ...(expected !== undefined && { expected }),
      }),
    );
  try {
    const bareMs = await median(async () => {
      const startedAt = performance.now();
      await runStatement();
      return performance.now() - startedAt;
    });
    const exactMs = await callMs(exact);
    return {
      [`${BATCH_MAX} numbers, all known: bare statement, ms`]: Math.round(bareMs),
      [`${BATCH_MAX} numbers, all known: API, ms`]: Math.round(exactMs),
      'bare statement to API, ratio': ratio(bareMs, exactMs),
      [`${BATCH_MAX} numbers, three of ten misprinted or unknown: API, ms`]: Math.round(await callMs(mixed)),
      [`${BATCH_MAX} numbers, none known: API, ms`]: Math.round(await callMs(unknown, '100200')),
    };
  } finally {
    await pool.end();
    await server.stop();
  }
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
}
