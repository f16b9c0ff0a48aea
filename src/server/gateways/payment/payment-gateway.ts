import type { IncomingHttpHeaders } from 'node:http';

/** The payment service's signed report on one purchase. */
export interface PaymentFacts {
  merchantId: string;
  appId: string;
  orderCode: string;
  /** SUCCESS is paid; NOTPAY, CLOSED and others are not. */
  tradeState: string;
  /** Null before the payment. */
  transactionId: string | null;
  /** Null before the payment. */
  amountFen: number | null;
  currency: string | null;
  paidAt: string | null;
}

export interface PaymentNotice extends PaymentFacts {
  /** Repeated deliveries of a notice have the same id. */
  noticeId: string;
}

export interface PaymentRequest {
  orderCode: string;
  description: string;
  amountFen: number;
  expiresAt: string;
}

/** A message as received: the signature covers the raw bytes. */
export interface SignedMessage {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A payment service: WeChat Pay, or the sandbox till of a demo. */
export interface PaymentGateway {
  merchantId: string;
  appId: string;
  /** Creates the payment and returns the content of its QR code; idempotent per purchase code. @throws Refusal 500709 */
  createPayment(request: PaymentRequest): Promise<string>;
  /** The state of a payment; null if unknown. @throws Refusal 500709 */
  find(orderCode: string): Promise<PaymentFacts | null>;
  /** Closes a payment, so that it cannot be paid. @throws Refusal 500709, also if it has been paid */
  close(orderCode: string): Promise<void>;
  /** @throws NoticeRefusal unless the service signed these bytes within the last 300 s */
  readNotice(message: SignedMessage): PaymentNotice;
  /** Only in the sandbox: pays or declines, and returns the notice of a payment service. */
  till?: { simulate(orderCode: string, outcome: 'pay' | 'decline' | 'wrongAmount'): Promise<SignedMessage | null> };
}

/** An untrusted notice: 401 for its signature, serial or time, 400 for its content. */
export class NoticeRefusal extends Error {
  readonly status: 400 | 401;

  constructor(status: 400 | 401, message: string) {
    super(message);
    this.name = 'NoticeRefusal';
    this.status = status;
  }
}
