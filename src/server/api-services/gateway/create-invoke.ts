import { rejectUnstorableText } from '../../http/reject-unstorable-text.ts';
import type { Database } from '../../platform/db/database.ts';
import { errorResponse, Refusal } from '../../platform/errors.ts';
import type { Settings } from '../../platform/settings.ts';
import type { LiveInterface, LiveInterfaces } from '../interfaces/live-interfaces.ts';
import type { KeyFinder, LiveKey } from '../keys/key-finder.ts';
import type { Meter } from '../metering/meter.ts';
import type { CustomerAccess, CustomerAccessReader } from '../permissions/customer-access.ts';
import type { Answer, createAnswerer } from './answer.ts';
import {
  type ApiCall,
  idempotencyKeyOf,
  knownRemaining,
  meteredCallOf,
  newApiCall,
  type Outcome,
  responseOf,
} from './api-call.ts';
import type { Authenticate } from './authenticate.ts';
import { checkAccess, checkAddress, checkInterface, checkUnits, limitsOf } from './check-call.ts';
import { claimIdempotencyKey } from './idempotency.ts';
import type { ApiResponse, Invoke } from './invoke.ts';
import type { LeasedLimits } from './leased-limits.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
  authenticate: Authenticate;
  finder: KeyFinder;
  interfaces: Pick<LiveInterfaces, 'find'>;
  access: CustomerAccessReader;
  limits: LeasedLimits;
  answer: ReturnType<typeof createAnswerer>;
  meter: Meter;
  /** For errors that are ours. */
  onError(error: unknown, requestId: string): void;
}

/** A call whose key, interface and permission are known. */
type CheckedCall = ApiCall & { key: LiveKey; live: LiveInterface; access: CustomerAccess };

/** The gateway that HTTP calls and the debugger share. */
export function createInvoke(dependencies: Dependencies): Invoke {
  const { db, answer, meter, onError } = dependencies;

  async function process(call: ApiCall): Promise<ApiResponse> {
    meter.refuseOverload();
    const checked = await check(call, dependencies);
    call.body = parseBody(call.request.rawBody);
    checkUnits(checked.key, checked.access, checked.live);
    const key = idempotencyKeyOf(call.request);
    if (key !== undefined) {
      const { userId } = checked.key;
      const { interfaceCode, rawBody } = call.request;
      const claimed = await claimIdempotencyKey(db, { userId, interfaceCode, key, rawBody });
      if ('stored' in claimed) return settle(checked, { ...claimed.stored, status: 200, units: 0, reason: 'repeated' });
      call.claim = claimed.claim;
    }
    return settle(checked, storable(call, await run(checked)));
  }

  const run = ({ request, key, live, access, body }: CheckedCall): Promise<Answer> => {
    const { userId, keyId, mode } = key;
    const caller = { userId, keyId, mode, language: request.language, provinceCode: access.provinceCode };
    const { pin, repeatIfLost } = db.catalogue;
    return pin({ isOnPrimary: false }, () =>
      repeatIfLost(() => answer(live.definition, body, { caller, rules: access.fieldRules })),
    );
  };

  /** Meters the call, then answers: nothing is sent that is not charged and logged. */
  async function settle(call: CheckedCall, outcome: Outcome): Promise<ApiResponse> {
    const metered = await meter.record(meteredCallOf(call, outcome));
    call.isMetered = true;
    if (metered.outcome === 'exhausted') throw new Refusal('301211');
    if (metered.outcome === 'superseded') throw new Refusal('301214', { retryAfterS: 1 });
    return responseOf(call, outcome, call.key.mode === 'live' ? metered.remaining : null);
  }

  async function refuse(call: ApiCall, error: unknown): Promise<ApiResponse> {
    const { status, body, retryAfterS } = errorResponse(error, call.request.language);
    if (status >= 500) onError(error, call.requestId);
    const outcome: Outcome = { ...body, status, retryAfterS, units: 0, reason: 'error' };
    await logRefusal(call, outcome);
    return responseOf(call, outcome, knownRemaining(call));
  }

  /** A refusal is sent even if it cannot be logged. */
  async function logRefusal(call: ApiCall, outcome: Outcome): Promise<void> {
    const { key } = call;
    if (key === undefined || call.isMetered) return;
    const recorded = meter.record(meteredCallOf({ ...call, key }, outcome)).then(
      () => undefined,
      (error: unknown) => onError(error, call.requestId),
    );
    // Calls beyond a limit are only counted, and do not wait for it: there may be very many.
    if (outcome.status !== 429) await recorded;
  }

  return async (request) => {
    const call = newApiCall(request);
    try {
      return await process(call);
    } catch (error) {
      return refuse(call, error);
    }
  };
}

/** Everything that needs no body. Fills in the call as it goes, for the log. */
async function check(call: ApiCall, dependencies: Dependencies): Promise<CheckedCall> {
  const { authenticate, finder, interfaces, access: reader, limits, settings, onError } = dependencies;
  const { request } = call;
  const key = await authenticate(request);
  call.key = key;
  if (key.isUsedLongAgo) finder.touch(key, request.address).catch((error) => onError(error, call.requestId));
  checkAddress(key, request.address);
  const found = await interfaces.find(request.interfaceCode);
  // The log names an interface that is off or has ended, so that the staff see who still calls it.
  if (found !== undefined) call.live = found;
  const live = checkInterface(found);
  const access = checkAccess(key, await reader.find(key.userId, live.code), live.code);
  call.access = access;
  const { states, exceeded } = await limits(limitsOf({ key, access, code: live.code }, { reader, settings }));
  call.states = states;
  if (exceeded !== undefined) {
    const code = exceeded.limit.window === 'second' ? '301223' : '301224';
    throw new Refusal(code, { retryAfterS: exceeded.resetS, result: { limit: exceeded.limit.name } });
  }
  return Object.assign(call, { key, live, access });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws Refusal 900400 for anything but a JSON object that can be stored */
function parseBody(rawBody: Buffer): unknown {
  const problems = [{ path: '', zh: '请求体不是可接受的 JSON 对象', en: 'the body is not an acceptable JSON object' }];
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(rawBody));
  } catch {
    throw new Refusal('900400', { problems });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('900400', { problems });
  rejectUnstorableText(body);
  return body;
}

/** With what is kept for repetitions, if the caller wants any. */
function storable({ claim }: ApiCall, { code, message, result, units, reason }: Answer): Outcome {
  const outcome = { status: 200, code, message, result, units, reason };
  return claim === undefined ? outcome : { ...outcome, stored: JSON.stringify({ code, message, result }) };
}
