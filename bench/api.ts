import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { addressOf } from '../src/contract/api-services/definition.ts';
import { oeCalls } from '../src/contract/oe/calls.ts';
import { PROVINCE_CODES } from '../src/contract/provinces/rules.ts';
import { createSessions } from '../src/server/account/sessions.ts';
import { issueKey, newAccessId } from '../src/server/api-services/keys/issue-key.ts';
import { createKeySealing } from '../src/server/api-services/keys/key-sealing.ts';
import type { Database } from '../src/server/platform/db/database.ts';
import { openEmbedded } from '../src/server/platform/db/embedded/open-embedded.ts';
import type { DemoDatabase } from './demo-database.ts';
import { alternate } from './load-generators.ts';
import { type Figures, ratio } from './print-table.ts';
import { startServer } from './server-process.ts';

const CONNECTIONS = 16;
const SECONDS = 6;
const SAMPLES = 2_000;
const SECRET = 'a secret of the benchmarks, long enough';
const INTERFACE = 'benchOeSearch';

interface Callers {
  token: string;
  key: string;
  numbers: string[];
}

/** A session, and a key with units and limits that no measurement reaches. */
async function addCallers(db: Database): Promise<Callers> {
  const { roleId } = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', 4)
    .executeTakeFirstOrThrow();
  const { userId } = await db.sql
    .insertInto('account')
    .values({ username: `api bench ${Date.now()}`, passwordHash: '-', roleId })
    .returning('userId')
    .executeTakeFirstOrThrow();
  await publishInterface(db);
  const accessId = newAccessId();
  const { secret, columns } = issueKey('live', accessId, createKeySealing(SECRET));
  const limits = { perSecond: null, perDay: null, interfaces: null, networks: [] };
  await db.sql
    .insertInto('apiKey')
    .values({ ...columns, ...limits, userId, accessId, mode: 'live', name: 'bench' })
    .execute();
  await db.sql
    .insertInto('apiGrant')
    .values({
      userId,
      interfaceCode: null,
      units: 10_000_000,
      expiresAt: '2099-01-01T00:00:00Z',
      origin: 'staff',
      createdBy: null,
    })
    .execute();
  await db.sql
    .insertInto('apiPermission')
    .values({
      ...{ userId, roleId: null, interfaceCode: INTERFACE, isAllowed: true, fieldRules: '{}' },
      ...{ perSecond: 100_000, perDay: 10_000_000 },
    })
    .execute();
  await db.sql
    .insertInto('settingChange')
    .values({ key: 'api.interfacePerSecond', rowVersion: 1, value: '10000', changedBy: null })
    .execute();
  const rows = await db.run<{ key: string }>(
    { name: 'bench-numbers', text: `select oe_key as key from part tablesample system (20) limit ${SAMPLES}` },
    [],
  );
  const { token } = await createSessions(db).start(userId, 'v3');
  return { token, key: secret, numbers: rows.map((row) => row.key) };
}

interface Load {
  origin: string;
  authorization: string;
  path: string;
  bodies: readonly object[];
}

/** Answers with data per second. A busy machine refuses some calls, which are not counted. */
async function countAnswers({ origin, authorization, path: url, bodies }: Load): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization };
  const requests = bodies.map((body) => ({ method: 'POST' as const, path: url, body: JSON.stringify(body) }));
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration: SECONDS, headers, requests });
  if (result.errors > 0 || result['2xx'] === 0)
    throw new Error(`${result.errors} failed, ${JSON.stringify(result.statusCodeStats)}`);
  if (result.non2xx > 0) console.log(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return Math.round(result['2xx'] / result.duration);
}

async function measure(origin: string, callers: Callers): Promise<Figures> {
  const { token, key, numbers } = callers;
  const provinceCode = PROVINCE_CODES[0];
  const { bare, api } = await alternate(
    () =>
      countAnswers({
        origin,
        authorization: token,
        path: oeCalls.getPartListByOe.path,
        bodies: numbers.map((oe) => ({ data: { oe, provinceCode } })),
      }),
    () =>
      countAnswers({
        origin,
        authorization: `Bearer ${key}`,
        path: addressOf(INTERFACE),
        bodies: numbers.map((oe) => ({ oe, provinceCode })),
      }),
  );
  return {
    'OE search by session, per second': bare,
    'OE search by key, metered and logged, per second': api,
    ratio: ratio(api, bare),
  };
}

/** An interface of its own over the OE search. */
async function publishInterface(db: Database): Promise<void> {
  const name = 'Benchmark of the OE search';
  const { classId } = await db.sql
    .insertInto('apiServiceClass')
    .values({
      ...{ code: 'bench', name, nameEn: name, description: '', descriptionEn: '', iconName: 'car', industryLabel: '' },
      ...{ industryLabelEn: '', serviceType: null, serviceStatus: 'on', ord: 1 },
    })
    .returning('classId')
    .executeTakeFirstOrThrow();
  const definition = JSON.stringify({
    ...{ name, nameEn: name, summary: '', summaryEn: '', address: addressOf(INTERFACE), requestMethod: 'POST' },
    ...{ requestType: 'application/json', count: 1, rule: 'answer', classId, industryLabel: '', industryLabelEn: '' },
    ...{ headers: [], body: [], response: [], requestExample: '', responseExample: '', errorCodes: [] },
    source: { kind: 'operation', operation: 'oeSearch' },
  });
  const { interfaceId } = await db.sql
    .insertInto('apiInterface')
    .values({ code: INTERFACE, name, nameEn: name, classId, definition })
    .returning('interfaceId')
    .executeTakeFirstOrThrow();
  await db.sql
    .insertInto('apiInterfaceVersion')
    .values({
      interfaceId,
      version: 1,
      definition,
      changes: '[]',
      isBreaking: false,
      notes: '',
      notesEn: '',
      publishedBy: null,
    })
    .execute();
  await db.sql
    .updateTable('apiInterface')
    .set({ status: 'published', version: 1, publishedClassId: classId })
    .where('interfaceId', '=', interfaceId)
    .execute();
}

/** An OE look-up by key through everything, and the same look-up of the storefront. */
export async function measureApiServices({ db, url }: Pick<DemoDatabase, 'db' | 'url'>): Promise<Figures> {
  const callers = await addCallers(db);
  const server = await startServer({ DATABASE_URL: url, API_KEY_SECRET: SECRET });
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
  const environment = { DATA_DIR: folder, API_KEY_SECRET: SECRET };
  try {
    await (await startServer(environment, 600_000)).stop();
    const db = await openEmbedded(path.join(folder, 'db'));
    const callers = await addCallers(db);
    await db.close();
    const server = await startServer(environment);
    try {
      return await measure(server.origin, callers);
    } finally {
      await server.stop();
    }
  } finally {
    if (given === undefined) await rm(folder, { recursive: true, force: true });
  }
}
