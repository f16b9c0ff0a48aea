import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { addressOf } from '../../src/contract/api-services/definition.ts';
import { PROVINCE_CODES } from '../../src/contract/provinces/rules.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openEmbedded } from '../../src/server/platform/db/embedded/open-embedded.ts';
import type { DemoDatabase } from '../demo-database.ts';
import { type Figures, ratio } from '../print-table.ts';
import { startServer } from '../server-process.ts';
import { BARE_PATH } from './call-paths.ts';
import { addCustomer, SECRET } from './customers.ts';
import { publishInterfaces } from './interfaces.ts';

const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 4;
const SAMPLES = 2_000;
const INTERFACE = 'benchOeSearch';
const SCRIPT = 'bench/api-services/call-server.ts';

interface Callers {
  key: string;
  numbers: string[];
}

async function addCallers(db: Database): Promise<Callers> {
  await publishInterfaces(db, [{ code: INTERFACE, operation: 'oeSearch', rule: 'answer', count: 1 }]);
  const { live } = await addCustomer(db, { units: 10_000_000, interfaceCodes: [INTERFACE] });
  const rows = await db.run<{ key: string }>(
    { name: 'bench-numbers', text: `select oe_key as key from part tablesample system (20) limit ${SAMPLES}` },
    [],
  );
  return { key: live.secret, numbers: rows.map((row) => row.key) };
}

interface Load {
  origin: string;
  headers: Record<string, string>;
  path: string;
  bodies: readonly string[];
}

/** Answers per second. @throws if one is refused */
async function countAnswers({ origin, headers, path: url, bodies }: Load): Promise<number> {
  const requests = bodies.map((body) => ({ method: 'POST' as const, path: url, body }));
  const result = await autocannon({
    ...{ url: origin, connections: CONNECTIONS, duration: SECONDS, requests },
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0)
    throw new Error(`${url}: ${result.errors} failed, ${JSON.stringify(result.statusCodeStats)}`);
  return Math.round(result['2xx'] / result.duration);
}

/** The best of several rounds of each in turn, so that other load on the machine affects both alike. */
async function measure(origin: string, { key, numbers }: Callers): Promise<Figures> {
  const provinceCode = PROVINCE_CODES[0];
  const bodies = numbers.map((oe) => JSON.stringify({ oe, provinceCode }));
  const loads: Record<'bare' | 'api', Load> = {
    bare: { origin, headers: {}, path: BARE_PATH, bodies },
    api: { origin, headers: { authorization: `Bearer ${key}` }, path: addressOf(INTERFACE), bodies },
  };
  const best = { bare: 0, api: 0 };
  // The first round compiles.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of ['bare', 'api'] as const) {
      const answers = await countAnswers(loads[name]);
      if (round > 0) best[name] = Math.max(best[name], answers);
    }
  return {
    'the operation over HTTP alone, per second': best.bare,
    'by key, with permissions, limits, metering and log, per second': best.api,
    ratio: ratio(best.api, best.bare),
  };
}

/** An OE look-up by key through everything, and the same operation without. */
export async function measureApiServices({ db, url }: Pick<DemoDatabase, 'db' | 'url'>): Promise<Figures> {
  const callers = await addCallers(db);
  return measureOn({ DATABASE_URL: url }, callers);
}

async function measureOn(environment: Record<string, string>, callers: Callers): Promise<Figures> {
  const server = await startServer({ ...environment, API_KEY_SECRET: SECRET }, { script: SCRIPT });
  try {
    return await measure(server.origin, callers);
  } finally {
    await server.stop();
  }
}

/** The same on the embedded engine: in `API_DATA_DIR`, or in a new demo that is filled first. */
export async function measureApiServicesOnEmbedded(): Promise<Figures> {
  const given = process.env.API_DATA_DIR;
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'api-')));
  try {
    await (await startServer({ DATA_DIR: folder, API_KEY_SECRET: SECRET }, { withinMs: 600_000 })).stop();
    const db = await openEmbedded(path.join(folder, 'db'));
    const callers = await addCallers(db);
    await db.close();
    return await measureOn({ DATA_DIR: folder }, callers);
  } finally {
    if (given === undefined) await rm(folder, { recursive: true, force: true });
  }
}
