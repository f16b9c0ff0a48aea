import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { USAGE_DAYS_DEFAULT, usageColumns } from '../../../contract/api-services/usage/rules.ts';
import type { UsageDay } from '../../../contract/api-services/usage/schemas.ts';
import { messageOf } from '../../../contract/code-messages.ts';
import { SUCCESS } from '../../../contract/codes.ts';
import { addDays } from '../../../contract/days/calendar-days.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { languageOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal, validate } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Authenticate } from '../gateway/authenticate.ts';
import { checkAddress } from '../gateway/check-call.ts';
import type { LeasedLimits } from '../gateway/leased-limits.ts';
import { checkPeriod, listUsage, type Period, toUsageDay } from './usage-repository.ts';

interface Dependencies {
  db: Database;
  authenticate: Authenticate;
  limits: LeasedLimits;
  loadShedding: Queue;
}

const USAGE_PATH = '/api/usage';
/** Of one customer. */
const CALLS_PER_SECOND = 5;

const Query = z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() });

/** Serves GET /api/usage: the sums of the key's customer by day and interface, as JSON, or CSV if that is accepted. */
export function mountUsage(app: FastifyInstance, { db, authenticate, limits, loadShedding }: Dependencies): void {
  app.get(USAGE_PATH, {
    onRequest: (_request, _reply, done) => done(loadShedding.findRefusal()),
    handler: async (request, reply) => {
      const rows = await loadShedding.run(() => readUsage(request));
      reply.header('cache-control', 'no-store').header('vary', 'accept');
      if (/\btext\/csv\b/i.test(request.headers.accept ?? ''))
        return reply.type('text/csv; charset=utf-8').send(csvOf(rows));
      return reply.send({ code: SUCCESS, message: messageOf(SUCCESS, languageOf(request)), result: rows });
    },
  });

  async function readUsage(request: FastifyRequest): Promise<UsageDay[]> {
    const { userId } = await authorize(request);
    const period = periodOf(validate(Query, request.query));
    checkPeriod(period);
    return (await listUsage(db.sql, { userId, ...period })).map(toUsageDay);
  }

  async function authorize(request: FastifyRequest) {
    const key = await authenticate({
      interfaceCode: '',
      transport: 'http',
      method: request.method,
      path: request.raw.url ?? '',
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()])),
      rawBody: Buffer.alloc(0),
      address: request.ip,
      language: languageOf(request),
    });
    checkAddress(key, request.ip);
    const limit = { name: 'second', key: `usage ${key.userId}`, window: 'second', points: CALLS_PER_SECOND } as const;
    const { exceeded } = await limits([limit]);
    if (exceeded !== undefined) throw new Refusal('301223', { retryAfterS: exceeded.resetS });
    return key;
  }
}

/** The days up to today by default. */
function periodOf({ to = shopDate(), from }: z.infer<typeof Query>): Period {
  const first = addDays(to, 1 - USAGE_DAYS_DEFAULT);
  return { from: from ?? first, to };
}

/** RFC 4180. No value can be a formula: codes are letters and digits. */
function csvOf(rows: readonly UsageDay[]): string {
  const lines = rows.map((row) => usageColumns.map((column) => row[column] ?? '').join(','));
  return `${[usageColumns.join(','), ...lines].join('\r\n')}\r\n`;
}
