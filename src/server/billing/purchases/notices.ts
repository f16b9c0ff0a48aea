import type { FastifyInstance } from 'fastify';
import { refusedVerdicts } from '../../../contract/billing/refused-verdicts.ts';
import type { PaymentVerdict } from '../../../contract/billing/schemas.ts';
import { NoticeRefusal, type PaymentGateway, type PaymentNotice } from '../../gateways/payment/payment-gateway.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settling } from './settle.ts';

/** Where the payment service calls; the path of the notify URL that it is given. */
export const NOTICE_PATH = '/pay/notify/wx';

const MAX_NOTICE_BYTES = 64 * 1024;

/** Told to the payment service as no: it is to look at what it sent. */
const refused: ReadonlySet<PaymentVerdict> = new Set(refusedVerdicts);

interface Needs {
  db: Database;
  gateway: PaymentGateway;
  settling: Settling;
}

/**
 * Takes the payment service's notices: as raw bytes, because the signature is over those, and answered in its own
 * words. 204 is yes; 4xx is a notice that is not believed or fits no order of ours; 5xx has it come again.
 */
export function mountPaymentNotices(app: FastifyInstance, { db, gateway, settling }: Needs): void {
  const underWay = new Map<string, Promise<PaymentVerdict>>();
  /** Notices of one payment that come at once are one piece of work: a storm of them takes no connections from others. */
  const take = (notice: PaymentNotice): Promise<PaymentVerdict> => {
    const { noticeId: _, ...facts } = notice;
    const key = JSON.stringify(facts);
    const taking =
      underWay.get(key) ??
      settling
        .settle(notice)
        .then(async (verdict) => {
          await keepNotice(db, notice, verdict);
          return verdict;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, taking);
    return taking;
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const raw = { parseAs: 'buffer', bodyLimit: MAX_NOTICE_BYTES } as const;
    scope.addContentTypeParser('*', raw, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof NoticeRefusal) {
        request.log.warn({ reason: error.message }, 'payment notice refused');
        return reply.status(error.status).send({ code: 'FAIL', message: error.message });
      }
      const status = Object(error).statusCode;
      const isTheirs = typeof status === 'number' && status >= 400 && status < 500;
      if (!isTheirs) request.log.error({ err: error }, 'payment notice failed');
      return reply.status(isTheirs ? status : 500).send({ code: 'FAIL', message: isTheirs ? 'refused' : 'try again' });
    });
    scope.post(NOTICE_PATH, async ({ headers, body, log }, reply) => {
      const notice = gateway.readNotice({ headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) });
      const verdict = await take(notice);
      if (!refused.has(verdict)) return reply.status(204).send();
      log.warn({ verdict, orderCode: notice.orderCode }, 'payment notice fits no order');
      return reply.status(400).send({ code: 'FAIL', message: verdict });
    });
  });
}

/** What was told under the service's signature is kept, whatever came of it; the same notice once. */
async function keepNotice({ sql: db }: Database, notice: PaymentNotice, verdict: PaymentVerdict): Promise<void> {
  const { noticeId, orderCode, transactionId, tradeState, amountFen, currency } = notice;
  await db
    .insertInto('paymentNotice')
    .values({ noticeId, orderCode, transactionId, tradeState, amountFen, currency, verdict })
    .onConflict((on) => on.doNothing())
    .execute();
}
