import { z } from 'zod';
import { NoticeRefusal, type PaymentFacts, type PaymentNotice, type SignedMessage } from './payment-gateway.ts';
import { openResource, Resource } from './wechat-resource.ts';
import { type PublicKeys, verifyMessage } from './wechat-signature.ts';

const Notice = z.object({ id: z.string().min(1).max(64), resource: Resource });

/** A transaction of WeChat Pay, in notices and query responses. */
const Transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string().max(64),
  trade_state: z.string().max(32),
  transaction_id: z.string().max(64).optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.number().int().optional(), currency: z.string().max(16).optional() }).optional(),
});

export interface NoticeVerification {
  keys: PublicKeys;
  apiV3Key: string;
  /** In milliseconds. */
  clock: () => number;
}

/** Verifies and opens a notice. @throws NoticeRefusal */
export function readNotice(message: SignedMessage, { keys, apiV3Key, clock }: NoticeVerification): PaymentNotice {
  verifyMessage(message, keys, Math.floor(clock() / 1000));
  const notice = Notice.safeParse(parseJson(message.body.toString()));
  if (!notice.success) throw new NoticeRefusal(400, 'not a payment notice');
  const { id, resource } = notice.data;
  return { noticeId: id, ...factsOf(parseJson(openResource(resource, apiV3Key))) };
}

/** @throws NoticeRefusal 400 if it is not a transaction */
export function factsOf(value: unknown): PaymentFacts {
  const transaction = Transaction.safeParse(value);
  if (!transaction.success) throw new NoticeRefusal(400, 'not a transaction');
  const { mchid, appid, out_trade_no, trade_state, transaction_id, success_time, amount } = transaction.data;
  const isPaid = trade_state === 'SUCCESS';
  if (isPaid && (transaction_id === undefined || amount?.total === undefined || amount.currency === undefined)) {
    throw new NoticeRefusal(400, 'a payment without number or amount');
  }
  return {
    merchantId: mchid,
    appId: appid,
    orderCode: out_trade_no,
    tradeState: trade_state,
    transactionId: transaction_id ?? null,
    amountFen: amount?.total ?? null,
    currency: amount?.currency ?? null,
    paidAt: success_time === undefined ? null : new Date(success_time).toISOString(),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoticeRefusal(400, 'no JSON');
  }
}
