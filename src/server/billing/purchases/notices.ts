import type { FastifyInstance } from 'fastify';
import { refusedVerdicts } from '../../../contract/billing/refused-verdicts.ts';
import type { PaymentVerdict } from '../../../contract/billing/schemas.ts';
import { NoticeRefusal, type PaymentGateway, type PaymentNotice } from '../../gateways/payment/payment-gateway.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settling } from './settle.ts';

/** Path of the notify URL that the payment service calls. */
export const NOTICE_PATH = '/pay/notify/wx';

const NOTICE_BYTES_MAX = 64 * 1024;

/** Verdicts answered with 4xx. */
const refused: ReadonlySet<PaymentVerdict> = new Set(refusedVerdicts);

interface Dependencies {
  db: Database;
  gateway: PaymentGateway;
  settling: Settling;
}

/**
 * The payment service's notices, read as raw bytes because the signature covers those. 204 accepts; 4xx refuses a notice
 * with a wrong signature or without a matching purchase; 5xx makes the service retry.
 */
export function mountPaymentNotices(app: FastifyInstance, { db, gateway, settling }: Dependencies): void {
  const underWay = new Map<string, Promise<PaymentVerdict>>();
  /** Concurrent notices of one payment share one promise, so that many of them do not use up the connections. */
  const take = (notice: PaymentNotice): Promise<PaymentVerdict> => {
    const { noticeId: _, ...facts } = notice;
    const key = JSON.stringify(facts);
    const taking =
      underWay.get(key) ??
      settling
        .settle(notice)
        .then(async (verdict) => {
          await saveNotice(db, notice, verdict);
          return verdict;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, taking);
    return taking;
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const raw = { parseAs: 'buffer', bodyLimit: NOTICE_BYTES_MAX } as const;
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
      log.warn({ verdict, orderCode: notice.orderCode }, 'payment notice fits no purchase');
      return reply.status(400).send({ code: 'FAIL', message: verdict });
    });
  });
}

/** Stores every notice with a valid signature once, whatever its verdict. */
async function saveNotice({ sql: db }: Database, notice: PaymentNotice, verdict: PaymentVerdict): Promise<void> {
  const { noticeId, orderCode, transactionId, tradeState, amountFen, currency } = notice;
  await db
    .insertInto('paymentNotice')
    .values({ noticeId, orderCode, transactionId, tradeState, amountFen, currency, verdict })
    .onConflict((on) => on.doNothing())
    .execute();
}
