import pg from 'pg';
import { oeCalls } from '../src/contract/oe/calls.ts';
import { BATCH_MAX } from '../src/contract/oe/rules.ts';
import { PROVINCE_CODES } from '../src/contract/provinces/rules.ts';
import { partsByKeys } from '../src/server/parts/numbers/number-statements.ts';
import { HOT_SESSION } from '../src/server/platform/db/postgres.ts';
import { priceParameters } from '../src/server/platform/market-price.ts';
import type { Market } from './market.ts';
import { type Figures, ratio } from './print-table.ts';
import { startServer } from './server-process.ts';

const TIMES = 7;
const PROVINCE = PROVINCE_CODES[0];

/** 5,000 numbers in one call, through the whole API: all there, a shop's list with slips in it, and none there. */
export async function measureBatch({ db, url, token }: Market): Promise<Figures> {
  const keysOf = (name: string, text: string) => db.run<{ key: string }>({ name, text }, []);
  const present = await keysOf(
    'bench-batch-keys',
    `select key from (select distinct oe_key as key from part) p order by md5(key) limit ${BATCH_MAX}`,
  );
  const aftermarket = await keysOf(
    'bench-batch-aftermarket',
    `select number as key from aft_part order by md5(number) limit ${BATCH_MAX / 10}`,
  );
  const exact = present.map(({ key }) => key);
  // Two of ten as they are printed by another maker or mistyped, one of ten unknown.
  const mixed = exact.map((key, index) => {
    if (index % 10 === 7) return aftermarket[index / 10 - 0.7]?.key ?? key;
    if (index % 10 === 8) return key.replace('0', 'O');
    return index % 10 === 9 ? `ZZ${key}` : key;
  });
  const unknown = exact.map((key) => `Z${key}0Z`);

  const server = await startServer({ DATABASE_URL: url });
  const pool = new pg.Pool({ connectionString: url, max: 1, options: HOT_SESSION });
  const { name, text } = partsByKeys;
  const bare = () => pool.query({ name, text, values: [...priceParameters(PROVINCE, false, exact)] });
  const call = async (oes: readonly string[]) => {
    const response = await fetch(server.origin + oeCalls.getPartListByBatchOe.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ data: { oes, provinceCode: PROVINCE } }),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`the batch was answered with ${response.status}`);
  };
  try {
    const bareMs = await median(bare);
    const exactMs = await median(() => call(exact));
    return {
      [`${BATCH_MAX} numbers, all there: bare statement, ms`]: Math.round(bareMs),
      [`${BATCH_MAX} numbers, all there: API, ms`]: Math.round(exactMs),
      'bare statement to API, ratio': ratio(bareMs, exactMs),
      [`${BATCH_MAX} numbers, three of ten with slips or unknown: API, ms`]: Math.round(
        await median(() => call(mixed)),
      ),
      [`${BATCH_MAX} numbers, none there: API, ms`]: Math.round(await median(() => call(unknown))),
    };
  } finally {
    await pool.end();
    await server.stop();
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
}
