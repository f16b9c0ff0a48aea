import { sql } from 'kysely';
import { oeCalls } from '../src/contract/oe/calls.ts';
import { partCalls } from '../src/contract/parts/calls.ts';
import { PROVINCE_CODES } from '../src/contract/provinces/rules.ts';
import type { Database } from '../src/server/platform/db/database.ts';
import { sampleAssemblies } from './assembly-samples.ts';
import type { DemoDatabase } from './demo-database.ts';
import { alternate, measureApi } from './load-generators.ts';
import { type Figures, ratio } from './print-table.ts';
import { startServer } from './server-process.ts';

const SAMPLES = 2_000;
const PROVINCE = PROVINCE_CODES[0];

/** Requests per second of two servers on one machine: without replicas, and with two. */
export async function measureReplicas({ db, url, callers, server }: DemoDatabase): Promise<Figures> {
  const keys = await db.run<{ key: string }>(
    { name: 'bench-keys', text: `select oe_key as key from part tablesample system (20) limit ${SAMPLES}` },
    [],
  );
  const pages = await sampleAssemblies(db, SAMPLES);
  const replicas = [await server.addReplica(), await server.addReplica()];
  const alone = await startServer({ DATABASE_URL: url });
  const readUrls = replicas.map((replica) => replica.url).join(',');
  const replicated = await startServer({ DATABASE_URL: url, DATABASE_READ_URLS: readUrls });
  const compare = (path: string, bodies: readonly object[]) =>
    alternate(
      () => measureApi({ origin: alone.origin, callers, path, bodies }),
      () => measureApi({ origin: replicated.origin, callers, path, bodies }),
    );
  try {
    const numbers = keys.map(({ key }) => ({ oe: key, provinceCode: PROVINCE }));
    const oe = await compare(oeCalls.getPartListByOe.path, numbers);
    const page = await compare(partCalls.getTreeNodePartData.path, pages);
    return {
      'OE number, without replicas, per second': oe.bare,
      'OE number, with two replicas, per second': oe.api,
      'OE number, ratio': ratio(oe.api, oe.bare),
      "a vehicle's parts, without replicas, per second": page.bare,
      "a vehicle's parts, with two replicas, per second": page.api,
      "a vehicle's parts, ratio": ratio(page.api, page.bare),
      'vehicles charged twice': await countDoubleCharges(db),
    };
  } finally {
    await Promise.all([alone.stop(), replicated.stop()]);
    await Promise.all(replicas.map((replica) => replica.stop()));
  }
}

/** Both servers charged the same vehicles: a vehicle of the last 24 hours has one row in the ledger. */
async function countDoubleCharges({ sql: db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from quota_ledger group by holder_id, subject having count(*) > 1
    ) charged`.execute(db);
  return rows[0]?.count ?? 0;
}
