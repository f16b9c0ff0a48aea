import { generateKeyPair, randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { PaymentFacts, PaymentGateway, SignedMessage } from './payment-gateway.ts';
import { readNotice } from './wechat-notice.ts';
import { sealResource } from './wechat-resource.ts';
import { signMessage } from './wechat-signature.ts';

const MERCHANT = { merchantId: '1900000000', appId: 'wx0000000000sample' };

interface Row {
  orderCode: string;
  amountFen: number;
  tradeState: string;
  transactionId: string | null;
  paidFen: number | null;
  paidAt: string | null;
}

/**
 * The sandbox till of a demo. No money moves; everything else works as with WeChat Pay. Its notices are signed and sealed
 * with keys that are made at the start, and verified by the same code.
 */
export async function openTill({ sql: db }: Database, clock: () => number = Date.now): Promise<PaymentGateway> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const serial = `TILL_${randomBytes(8).toString('hex')}`;
  const apiV3Key = randomBytes(16).toString('hex');
  const keys = new Map([[serial, publicKey]]);

  const createNotice = (row: Row): SignedMessage => {
    const at = clock();
    const sealed = sealResource(JSON.stringify(transactionOf(row)), apiV3Key, randomBytes(6).toString('hex'));
    const body = {
      id: randomBytes(16).toString('hex'),
      create_time: new Date(at).toISOString(),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: { original_type: 'transaction', ...sealed },
    };
    const signing = { timestamp: Math.floor(at / 1000), nonce: randomBytes(16).toString('hex') };
    return signMessage(Buffer.from(JSON.stringify(body)), { serial, privateKey }, signing);
  };

  return {
    ...MERCHANT,
    async createPayment({ orderCode, amountFen }) {
      await db
        .insertInto('tillPayment')
        .values({ orderCode, amountFen, tradeState: 'NOTPAY' })
        .onConflict((on) => on.doNothing())
        .execute();
      return `till:${orderCode}`;
    },
    async find(orderCode) {
      const row = await db.selectFrom('tillPayment').selectAll().where('orderCode', '=', orderCode).executeTakeFirst();
      return row === undefined ? null : factsOf(row);
    },
    async close(orderCode) {
      await db
        .updateTable('tillPayment')
        .set({ tradeState: 'CLOSED' })
        .where('orderCode', '=', orderCode)
        .where('tradeState', '=', 'NOTPAY')
        .execute();
    },
    readNotice: (message) => readNotice(message, { keys, apiV3Key, clock }),
    till: {
      async simulate(orderCode, outcome) {
        if (outcome === 'decline') return null;
        const surplusFen = outcome === 'wrongAmount' ? 1 : 0;
        const row = await db
          .updateTable('tillPayment')
          .set({
            tradeState: 'SUCCESS',
            transactionId: `42000${randomInt(10 ** 11, 10 ** 12)}${randomInt(10 ** 10, 10 ** 11)}`,
            paidFen: sql<number>`amount_fen + ${surplusFen}`,
            paidAt: sql<string>`now()`,
          })
          .where('orderCode', '=', orderCode)
          .where('tradeState', '=', 'NOTPAY')
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? null : createNotice(row);
      },
    },
  };
}

function factsOf({ orderCode, tradeState, transactionId, paidFen, paidAt }: Row): PaymentFacts {
  const currency = paidFen === null ? null : 'CNY';
  return { ...MERCHANT, orderCode, tradeState, transactionId, amountFen: paidFen, currency, paidAt };
}

/** In the format of WeChat Pay. */
function transactionOf({ orderCode, tradeState, transactionId, paidFen, paidAt }: Row) {
  return {
    mchid: MERCHANT.merchantId,
    appid: MERCHANT.appId,
    out_trade_no: orderCode,
    transaction_id: transactionId,
    trade_type: 'NATIVE',
    trade_state: tradeState,
    success_time: paidAt,
    amount: { total: paidFen, payer_total: paidFen, currency: 'CNY', payer_currency: 'CNY' },
  };
}
