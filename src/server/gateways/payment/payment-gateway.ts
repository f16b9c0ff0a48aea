import type { IncomingHttpHeaders } from 'node:http';

/** What a payment service says of one order, under its own signature. */
export interface PaymentFacts {
  merchantId: string;
  appId: string;
  orderCode: string;
  /** SUCCESS is paid; NOTPAY, CLOSED and others are not. */
  tradeState: string;
  /** Of the payment; null while there is none. */
  transactionId: string | null;
  /** In fen, as the order has it; null while nothing was paid. */
  amountFen: number | null;
  currency: string | null;
  paidAt: string | null;
}

export interface PaymentNotice extends PaymentFacts {
  /** The same notice comes again until it is answered. */
  noticeId: string;
}

export interface PaymentRequest {
  orderCode: string;
  description: string;
  amountFen: number;
  expiresAt: string;
}

/** A message as it went over the wire: a signature covers these bytes and no others. */
export interface SignedMessage {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Takes money for orders: WeChat Pay, or the sandbox till of demo mode. */
export interface PaymentGateway {
  merchantId: string;
  appId: string;
  /** Opens an order there and gives what the QR code says; the same order again is harmless. @throws Refusal 500709 */
  order(wanted: PaymentRequest): Promise<string>;
  /** How an order stands there; null where it is not known. @throws Refusal 500709 */
  find(orderCode: string): Promise<PaymentFacts | null>;
  /** Lets nobody pay any more. @throws Refusal 500709, also when it was paid in between */
  close(orderCode: string): Promise<void>;
  /** @throws NoticeRefusal unless the service itself wrote exactly this, within the last 300 s */
  readNotice(message: SignedMessage): PaymentNotice;
  /** Only the sandbox has one: pays, or does not, and gives the notice that the payment service would send. */
  till?: { act(orderCode: string, outcome: 'pay' | 'decline' | 'wrongAmount'): Promise<SignedMessage | null> };
}

/** A notice that is not to be believed: 401 for its signature, serial or time, 400 for what it says. */
export class NoticeRefusal extends Error {
  readonly status: 400 | 401;

  constructor(status: 400 | 401, message: string) {
    super(message);
    this.name = 'NoticeRefusal';
    this.status = status;
  }
}
