import { randomUUID } from 'node:crypto';
import { startPostgres } from '../scripts/postgres.ts';
import { calls, resources } from '../src/contract/all-calls.ts';
import type { AnyCall } from '../src/contract/call.ts';
import { ensureBaseData } from '../src/server/access/base-data.ts';
import { createSessions } from '../src/server/account/sessions.ts';
import { makeAdmin } from '../src/server/make-admin.ts';
import type { Database } from '../src/server/platform/db/database.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openPostgres } from '../src/server/platform/db/postgres.ts';
import { createQuota } from '../src/server/quota/quota.ts';
import { foldStatistics } from '../src/server/statistics/fold.ts';
import { fillBackOffice, volumeOf } from './back-office-data.ts';
import { timesOf } from './call-times.ts';
import { type Figures, quantile, ratio } from './print-table.ts';
import { startServer } from './server-process.ts';

const CHARGE_ROUNDS = 30;
const CHARGES_PER_ROUND = 40;

interface Measured {
  name: string;
  /** A call that is not in the contract is reported as missing. */
  operation: string;
  body: object;
}

/** Add a line to measure another call. */
export function callsToMeasure(): Measured[] {
  const today = new Date();
  const day = (ago: number) => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const year = { from: day(364), to: day(0) };
  const series = (name: string, body: object) => ({
    name: `statistics of a year, ${name}`,
    operation: 'statisticSeries',
    body: { ...year, ...body },
  });
  const rows = (name: string, body: object) => ({ name: `rows: ${name}`, operation: 'statisticRows', body });
  const users = (name: string, body: object) => ({
    name: `users: ${name}`,
    operation: 'userList',
    body: { pageNum: 1, pageSize: 10, filters: body },
  });
  return [
    { name: 'start page', operation: 'startFigures', body: {} },
    ...(['day', 'week', 'month'] as const).map((unit) => series(`by ${unit}`, { unit })),
    ...(['province', 'platform', 'vehicleClass'] as const).map((by) => series(`by ${by}`, { by })),
    series('of a province', { provinceCode: '440000' }),
    series('of an agency', { agencyCode: 'S2' }),
    rows('lookups of a year', { metric: 'lookups', ...year }),
    rows('lookups of a day a year ago', { metric: 'lookups', from: day(364), to: day(364) }),
    rows('lookups of an agency', { metric: 'lookups', ...year, agencyCode: 'S2' }),
    rows('searches without result', { metric: 'emptySearches', ...year }),
    rows('payments of a year', { metric: 'revenueFen', ...year }),
    users('all', {}),
    users('name', { nameOrPhone: 'user 4711' }),
    users('phone', { nameOrPhone: '13000004711' }),
    users('last digits of a phone', { nameOrPhone: '4711' }),
    users('seller', { marketName: 'seller 7' }),
    users('without intention', { intention: { empty: true } }),
    users('free lookups only', { userType: 0 }),
    users('agency', { agencyCode: 'S2' }),
    users('without agency', { agencyCode: { empty: true } }),
    users('general', { roleValue: 1 }),
    users('disabled', { userState: 'disabled' }),
    { name: 'purchases', operation: 'orderList', body: {} },
    { name: 'purchases: search', operation: 'orderList', body: { search: 'user 4711' } },
    { name: 'purchases: totals', operation: 'orderTotal', body: {} },
    { name: 'users of all sellers', operation: 'sellerUsers', body: {} },
    { name: 'command palette', operation: 'paletteSearch', body: { text: '13000004711' } },
    { name: 'whole audit', operation: 'auditList', body: {} },
    { name: 'prospects: all', operation: 'prospectList', body: { filters: {} } },
    ...(['remarkedAt', 'intention', 'agencyCode'] as const).map((field) => ({
      name: `prospects: by ${field}`,
      operation: 'prospectList',
      body: { filters: {}, sort: [{ field, order: 'desc' }] },
    })),
    { name: 'prospects: last remark', operation: 'prospectList', body: { filters: { remarkedAt: { from: day(30) } } } },
    { name: 'prospects: agency', operation: 'prospectList', body: { filters: { agencyCode: 'S2' } } },
    { name: 'prospects: counts', operation: 'prospectCounts', body: { filters: {} } },
    { name: 'sellers', operation: 'sellerList', body: {} },
    { name: 'account types', operation: 'accountTypes', body: {} },
    { name: 'users by class', operation: 'countUsers', body: { roleName: 1 } },
    { name: 'audit of one record', operation: 'auditList', body: { filters: { subject: 'user', subjectId: '1500' } } },
  ];
}

/**
 * The calls of the back office at the median with a million users and fifty million lookups, and what counting adds to a
 * lookup. `npm run bench -- back-office 0.1` takes a tenth of the volume.
 */
export async function measureBackOffice(share: number): Promise<Figures> {
  const server = await startPostgres();
  const db = openPostgres({ url: server.url, onConnectionLost: () => undefined, poolSize: 4 });
  try {
    await migrate(db);
    await ensureBaseData(db);
    await makeAdmin(db, 'bench', 'Bench#2026run');
    const { userId } = await db.sql.selectFrom('account').select('userId').executeTakeFirstOrThrow();
    const startedAt = performance.now();
    const volume = volumeOf(share);
    await fillBackOffice(server.url, volume);
    return {
      'users, lookups': `${volume.users}, ${volume.lookups}`,
      'generated in s': Math.round((performance.now() - startedAt) / 1000),
      'a lookup with its counting, without = 1': await measureCounting(db),
      ...(await measureCalls(server.url, (await createSessions(db).start(userId, 'v3')).token)),
    };
  } finally {
    await db.close();
    await server.stop();
  }
}

async function measureCalls(url: string, token: string): Promise<Figures> {
  const contract: Readonly<Record<string, AnyCall>> = {
    ...calls,
    ...Object.fromEntries(Object.values(resources).map(({ list }) => [list.operation, list])),
  };
  const { origin, stop } = await startServer({ DATABASE_URL: url });
  const figures: Figures = {};
  try {
    for (const { name, operation, body } of callsToMeasure()) {
      const call = contract[operation];
      figures[name] = call === undefined ? `no call ${operation}` : await timesOf(`${origin}${call.path}`, token, body);
    }
  } finally {
    await stop();
  }
  return figures;
}

/** The median time of a charge with the trigger that counts it, against that without, in alternating rounds. */
async function measureCounting(db: Database): Promise<string> {
  const quota = createQuota(db);
  await db.execute(`insert into quota_package (holder_id, vehicle_class, kind, amount, expires_at, origin)
    values (1500, 'C', 'count', 1000000, now() + interval '1 day', 'bench')`);
  const times = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round < CHARGE_ROUNDS * 2; round += 1) {
    const mode = round % 2 === 0 ? 'with' : 'without';
    await db.execute(`alter table quota_ledger ${mode === 'with' ? 'enable' : 'disable'} trigger quota_ledger_added`);
    for (let turn = 0; turn < CHARGES_PER_ROUND; turn += 1) {
      const operationId = randomUUID();
      const startedAt = performance.now();
      await quota.charge({ userId: 1500, vehicleClass: 'C', reason: 'parts', subject: operationId, operationId });
      // The first charges of a round plan their statements.
      if (turn >= CHARGES_PER_ROUND / 4) times[mode].push(performance.now() - startedAt);
    }
    await foldStatistics(db.sql);
  }
  await db.execute('alter table quota_ledger enable trigger quota_ledger_added');
  const [counted, bare] = [quantile(times.with, 0.5), quantile(times.without, 0.5)];
  return `${ratio(counted, bare)} (${counted.toFixed(2)} ms, ${bare.toFixed(2)} ms)`;
}
