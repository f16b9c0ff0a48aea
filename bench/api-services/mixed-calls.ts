import { createHash, createHmac, randomUUID } from 'node:crypto';
import { addressOf } from '../../src/contract/api-services/definition.ts';
import { stringToSign } from '../../src/contract/api-services/signature.ts';
import { type ApiEnvelope, signatureHeaders } from '../../src/contract/api-services/wire.ts';
import type { BenchCustomer, BenchKey } from './customers.ts';
import type { BenchInterface } from './interfaces.ts';

export const mixedInterfaces: readonly BenchInterface[] = [
  { code: 'benchOne', operation: 'oeSearch', rule: 'answer', count: 1 },
  { code: 'benchItems', operation: 'oeBatch', rule: 'item', count: 2 },
  { code: 'benchFree', operation: 'oeSearch', rule: 'free', count: 0 },
  // An operation that does not exist: an error of ours.
  { code: 'benchBroken', operation: 'missing', rule: 'answer', count: 1 },
];

export interface MixedCall {
  customer: BenchCustomer;
  path: string;
  body: string;
  headers(): Record<string, string>;
  /** Repeated when its answer is lost, and one in three of them anyway. */
  idempotencyKey: string | undefined;
}

interface Mix {
  customers: readonly BenchCustomer[];
  numbers: readonly string[];
}

/** Call `n` of a mix of keys, signatures, bodies and outcomes, the same in each run. */
export function mixedCall(n: number, { customers, numbers }: Mix): MixedCall {
  const pick = <Value>(values: readonly Value[], salt: number): Value => {
    const value = values[Math.floor(n * salt) % values.length];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const customer = pick(customers, 1);
  const { code } = n % 40 === 7 ? pick(mixedInterfaces.slice(3), 1) : pick(mixedInterfaces.slice(0, 3), 1 / 3);
  const path = addressOf(code);
  const body = JSON.stringify(bodyOf(n, code, pick(numbers, 7)));
  const key = n % 9 === 4 ? customer.test : customer.live;
  const idempotencyKey = n % 4 === 0 ? `mixed-${Math.floor(n / 12)}-${n % 12}-${customer.userId}` : undefined;
  const headers = () => ({
    'content-type': 'application/json',
    ...authorization(n, key, { path, body }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  });
  return { customer, path, body, headers, idempotencyKey };
}

/** Found, not found, or against the definition. */
function bodyOf(n: number, code: string, oe: string): object {
  if (n % 17 === 3) return { wrong: n };
  const wanted = n % 11 === 5 ? `NONE${n}XX` : oe;
  return code === 'benchItems' ? { oes: [wanted, `NONE${n}YY`] } : { oe: wanted };
}

function authorization(n: number, key: BenchKey, { path, body }: { path: string; body: string }) {
  if (n % 61 === 13) return { authorization: `Bearer epc_live_${'x'.repeat(43)}` };
  if (n % 5 === 1) return signed(key, path, body);
  return { authorization: `${n % 5 === 2 ? 'APPCODE' : 'Bearer'} ${key.secret}` };
}

function signed({ accessId, secret }: BenchKey, path: string, body: string): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomUUID()];
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = stringToSign({ method: 'POST', path, bodyHash, timestamp, nonce });
  return {
    [signatureHeaders.keyId]: accessId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
  };
}

/** What the callers have seen. */
export class Tally {
  answers = 0;
  /** Without an answer, and not repeated: these may or may not be metered. */
  lost = 0;
  /** Units of each answer, by request. */
  readonly units = new Map<string, number>();
  /** Requests whose key was valid and that were not beyond a limit: they are in the log. */
  readonly logged = new Set<string>();
  readonly statuses = new Map<string, number>();
  readonly #chargedByKey = new Map<string, number>();

  add(call: MixedCall, status: number, { code, requestId, charge }: ApiEnvelope): void {
    this.answers += 1;
    const kind = `${status} ${code} ${charge.reason}`;
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1);
    if (status !== 401 && status !== 429) this.logged.add(requestId);
    if (charge.count === 0) return;
    this.units.set(requestId, charge.count);
    if (call.idempotencyKey === undefined) return;
    this.#chargedByKey.set(call.idempotencyKey, (this.#chargedByKey.get(call.idempotencyKey) ?? 0) + 1);
  }

  /** Idempotency keys that were charged more than once. */
  get chargedTwice(): number {
    return [...this.#chargedByKey.values()].filter((times) => times > 1).length;
  }
}
