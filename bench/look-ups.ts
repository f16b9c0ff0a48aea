import autocannon from 'autocannon';
import pg from 'pg';
import { getPartListByOe, getTreeNodePartData } from '../src/contract/parts.ts';
import { PROVINCE_CODES } from '../src/contract/provinces.ts';
import type { Prepared } from '../src/server/db/database.ts';
import { assemblyRows, bookPage } from '../src/server/parts/book-statements.ts';
import { partsByKey } from '../src/server/parts/number-statements.ts';
import type { Market } from './market.ts';
import { type Figures, ratio } from './print-table.ts';
import { startServer } from './server-process.ts';

const CONNECTIONS = 16;
const SECONDS = 6;
const SAMPLES = 2_000;
const PROVINCE = PROVINCE_CODES[0];

/** Requests a second through the whole API, and the same prepared statements on the bare driver, by turns in one run. */
export async function measureLookUps(market: Market): Promise<Figures> {
  const { db, url, token } = market;
  const keys = await db.run<{ key: string }>(
    { name: 'bench-keys', text: `select oe_key as key from part tablesample system (20) limit ${SAMPLES}` },
    [],
  );
  const pages = await db.run<{ vehicleId: number; vehAssyId: number }>(
    {
      name: 'bench-pages',
      text: `select min(v.vehicle_id) as "vehicleId", a.assembly_id as "vehAssyId" from assembly a join vehicle v using (group_id)
        group by a.assembly_id order by md5(a.assembly_id::text) limit ${SAMPLES}`,
    },
    [],
  );
  const server = await startServer({ DATABASE_URL: url });
  try {
    const oe = await inTurns(
      () => bare(url, keys, ({ key }) => [[partsByKey, [false, 1, key]]]),
      () =>
        throughApi({
          origin: server.origin,
          token,
          path: getPartListByOe.path,
          bodies: keys.map(({ key }) => ({ oe: key, provinceCode: PROVINCE })),
        }),
    );
    const page = await inTurns(
      () =>
        bare(url, pages, ({ vehicleId, vehAssyId }) => [
          [bookPage, [false, vehicleId, vehAssyId]],
          [assemblyRows, [false, vehAssyId]],
        ]),
      () => throughApi({ origin: server.origin, token, path: getTreeNodePartData.path, bodies: pages }),
    );
    return {
      'OE number, bare driver, a second': oe.bare,
      'OE number, API, a second': oe.api,
      'OE number, ratio': ratio(oe.api, oe.bare),
      "a vehicle's parts, bare driver, a second": page.bare,
      "a vehicle's parts, API, a second": page.api,
      "a vehicle's parts, ratio": ratio(page.api, page.bare),
    };
  } finally {
    await server.stop();
  }
}

/** Each twice, by turns, the better of each: a noisy neighbour hits both alike. */
async function inTurns(bareRun: () => Promise<number>, apiRun: () => Promise<number>) {
  const first = { bare: await bareRun(), api: await apiRun() };
  const second = { bare: await bareRun(), api: await apiRun() };
  return { bare: Math.max(first.bare, second.bare), api: Math.max(first.api, second.api) };
}

type Statements = [Prepared<unknown>, unknown[]][];

/** Sixteen connections, each asking again as soon as it is answered. */
async function bare<Sample>(
  url: string,
  samples: readonly Sample[],
  statementsOf: (sample: Sample) => Statements,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  let answered = 0;
  let next = 0;
  const until = performance.now() + SECONDS * 1000;
  const caller = async () => {
    while (performance.now() < until) {
      const sample = samples[next++ % samples.length];
      if (sample === undefined) return;
      for (const [{ name, text }, values] of statementsOf(sample)) await pool.query({ name, text, values });
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  await pool.end();
  return Math.round(answered / SECONDS);
}

interface ApiLoad {
  origin: string;
  token: string;
  path: string;
  bodies: readonly object[];
}

async function throughApi({ origin, token, path, bodies }: ApiLoad): Promise<number> {
  const requests = bodies.map((data) => ({ method: 'POST' as const, path, body: JSON.stringify({ data }) }));
  const headers = { 'content-type': 'application/json', authorization: token };
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration: SECONDS, headers, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return Math.round(result['2xx'] / result.duration);
}
