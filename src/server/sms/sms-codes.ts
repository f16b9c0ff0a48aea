import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';
import type { SmsPurpose } from '../../contract/sms/schemas.ts';
import type { OutboxSms, SmsSender } from '../gateways/sms/sms-sender.ts';
import { createKnownClients } from '../http/clients/known-clients.ts';
import { consumeForClient, refuseExhaustedClient } from '../http/clients/limit-client.ts';
import type { CaptchaClient, Session } from '../http/request-context.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import * as limits from '../platform/rate-limits.ts';
import { fixedSettings, type Settings } from '../platform/settings.ts';
import { createWrongCodes } from './wrong-codes.ts';

const TTL_S = 10 * 60;
const TRIES_MAX = 5;
/** Time after a code expires in which another one in the same flow needs no captcha. */
const FLOW_TTL_S = 60 * 60;
/** The longest window first: it decides the wait in the message. */
const PER_PHONE: readonly limits.RateLimit[] = [
  { uses: 10, perS: 24 * 60 * 60 },
  { uses: 5, perS: 60 * 60 },
  { uses: 1, perS: 60 },
];
const PER_ADDRESS: readonly limits.RateLimit[] = [{ uses: 10, perS: 60 * 60 }];
const BUDGET_S = 60 * 60;
/** Of the site's messages; the rest is for devices that have logged in to the phone's account before. */
const STRANGERS_SHARE = 0.8;
/** The captcha's level when the strangers' messages have run out. */
const HARDEST_LEVEL = 4;

/** The properties that a code is bound to. */
export interface CodeScope {
  phoneNum: string;
  purpose: SmsPurpose;
  /** The random id of the screen that requested the code. */
  flow: string;
  platform: Platform;
}

interface Client extends CaptchaClient {
  language: Language;
  session: Pick<Session, 'userId'> | null;
}

/** A code that was right when it was validated, to be consumed in the transaction that it authorises. */
export interface ValidatedCode {
  scope: CodeScope;
  phoneCode: string;
}

/** Refuses a client that has not solved a captcha. */
interface CaptchaGuard {
  require(client: CaptchaClient, level?: number): Promise<void>;
}

export interface SmsCodes {
  /**
   * Sends a code. Does not check whether the phone has an account, so that nothing can be learnt from it.
   * @throws Refusal 900429 too often, 800129 captcha required, 600304 not accepted by the provider, 600305 no provider
   */
  send(scope: CodeScope, client: Client): Promise<{ resendAfterS: number; expiresInS: number }>;
  /** Counts a wrong code as a try, outside of any transaction that could roll it back. @throws Refusal 600301, 800129, 900429 */
  validate(scope: CodeScope, phoneCode: string, client: Client): Promise<ValidatedCode>;
  /** Deletes the code within a transaction; one of several concurrent requests gets it. @throws Refusal 600301 */
  consume(transaction: Sql, code: ValidatedCode): Promise<void>;
  invalidate(scope: CodeScope): Promise<void>;
  /** The messages of a screen in a demo's outbox. @throws Refusal 900404 without an outbox */
  listOutbox(scope: Pick<CodeScope, 'phoneNum' | 'flow'>): Promise<OutboxSms[]>;
}

interface Dependencies {
  db: Database;
  sender: SmsSender;
  captchas: CaptchaGuard;
  settings?: Settings;
}

export function createSmsCodes({ db, sender, captchas, settings = fixedSettings() }: Dependencies): SmsCodes {
  const knownClients = createKnownClients(db);
  const wrongCodes = createWrongCodes({ db, captchas });
  const findDevice = ({ phoneNum, purpose }: CodeScope, client: Client) =>
    // A changed phone is new; its owner is the user.
    knownClients.findDevice(purpose === 'changePhone' ? { userId: client.session?.userId } : { phoneNum }, client);
  return {
    async send(scope, client) {
      const { language } = client;
      const device = await findDevice(scope, client);
      const share = device === null ? STRANGERS_SHARE : 1;
      const budget = { uses: Math.max(1, Math.floor(settings.get('sms.perHour') * share)), perS: BUDGET_S };
      // Check the limits before the captcha, so that none is solved in vain, and count after it.
      await limits.refuseExhausted(db.sql, phoneKey(scope), PER_PHONE);
      await refuseExhaustedSender(db.sql, client, device);
      if (!(await hasFlow(db.sql, scope))) {
        const { uses } = await limits.fixedWindowOf(db.sql, 'sent', BUDGET_S);
        const used = uses / budget.uses;
        // The proof of work gets dearer as the site's messages run out.
        await captchas.require(client, device === null ? Math.floor(used * HARDEST_LEVEL) : 0);
      }
      await db.sql.transaction().execute(async (transaction) => {
        await limits.consume(transaction, phoneKey(scope), PER_PHONE);
        await consumeForSender(transaction, client, device);
        await limits.consumeInFixedWindow(transaction, 'sent', budget);
      });
      await deleteOld(db.sql);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await store(db.sql, scope, code);
      const { phoneNum, purpose, platform } = scope;
      await sender.send({ phoneNum, purpose, platform, code, language, flowHash: flowHashOf(scope.flow) });
      return { resendAfterS: 60, expiresInS: TTL_S };
    },
    async validate(scope, phoneCode, client) {
      const entry = { phoneNum: scope.phoneNum, client, device: await findDevice(scope, client) };
      await wrongCodes.refuseAfterTooMany(entry);
      const verdict = await tryCode(db.sql, scope, phoneCode);
      if (verdict === 'right') return { scope, phoneCode };
      // Only guesses at an existing code are counted, or anyone could exhaust the limits.
      if (verdict === 'wrong') await wrongCodes.add(entry);
      throw new Refusal('600301');
    },
    async consume(transaction, { scope, phoneCode }) {
      const consumed = await transaction
        .deleteFrom('smsCode')
        .where((where) => where.and({ ...keyOf(scope), codeHash: codeHashOf(scope, phoneCode) }))
        .where('tries', '<', TRIES_MAX)
        .where('expiresAt', '>', sql<string>`monotonic_now()`)
        .returning('phoneNum')
        .executeTakeFirst();
      if (consumed === undefined) throw new Refusal('600301');
    },
    async invalidate(scope) {
      await db.sql
        .deleteFrom('smsCode')
        .where((where) => where.and(keyOf(scope)))
        .execute();
    },
    async listOutbox({ phoneNum, flow }) {
      if (sender.outbox === null) throw new Refusal('900404');
      return sender.outbox({ phoneNum, flowHash: flowHashOf(flow) });
    },
  };
}

/** A device that is known to the phone's account is not held up by what others behind its address send. */
async function refuseExhaustedSender(db: Sql, { address }: Client, device: string | null): Promise<void> {
  if (device !== null) await limits.refuseExhausted(db, device, PER_ADDRESS);
  else await refuseExhaustedClient(db, { what: 'address', address }, PER_ADDRESS);
}

async function consumeForSender(db: Sql, { address }: Client, device: string | null): Promise<void> {
  if (device !== null) await limits.consume(db, device, PER_ADDRESS);
  else await consumeForClient(db, { what: 'address', address }, PER_ADDRESS);
}

/** Replaces the code before it, with new tries: the rate limits bound how many codes there are. */
async function store(db: Sql, scope: CodeScope, code: string): Promise<void> {
  const fresh = {
    codeHash: codeHashOf(scope, code),
    tries: 0,
    expiresAt: sql<string>`monotonic_now() + make_interval(secs => ${TTL_S})`,
  };
  await db
    .insertInto('smsCode')
    .values({ ...keyOf(scope), ...fresh })
    .onConflict((conflict) => conflict.columns(['phoneNum', 'purpose', 'flowHash', 'platform']).doUpdateSet(fresh))
    .execute();
}

/** One conditional statement, so that concurrent tries cannot exceed TRIES_MAX. */
async function tryCode(db: Sql, scope: CodeScope, phoneCode: string): Promise<'right' | 'wrong' | 'none'> {
  const isSame = sql<boolean>`code_hash = ${codeHashOf(scope, phoneCode)}`;
  const row = await db
    .updateTable('smsCode')
    .set({ tries: sql<number>`tries + case when ${isSame} then 0 else 1 end` })
    .where((where) => where.and(keyOf(scope)))
    .where('tries', '<', TRIES_MAX)
    .where('expiresAt', '>', sql<string>`monotonic_now()`)
    .returning(isSame.as('isSame'))
    .executeTakeFirst();
  if (row === undefined) return 'none';
  return row.isSame ? 'right' : 'wrong';
}

async function hasFlow(db: Sql, scope: CodeScope): Promise<boolean> {
  const row = await db
    .selectFrom('smsCode')
    .select('phoneNum')
    .where((where) => where.and(keyOf(scope)))
    .where('expiresAt', '>', sql<string>`monotonic_now() - make_interval(secs => ${FLOW_TTL_S})`)
    .executeTakeFirst();
  return row !== undefined;
}

async function deleteOld(db: Sql): Promise<void> {
  await db
    .deleteFrom('smsCode')
    .where('expiresAt', '<', sql<string>`monotonic_now() - make_interval(secs => ${FLOW_TTL_S})`)
    .execute();
}

const phoneKey = ({ phoneNum }: CodeScope) => `phone:${phoneNum}`;

const keyOf = ({ phoneNum, purpose, platform, flow }: CodeScope) => ({
  phoneNum,
  purpose,
  platform,
  flowHash: flowHashOf(flow),
});

function flowHashOf(flow: string): string {
  return hashOf(['flow', flow]);
}

function codeHashOf({ phoneNum, purpose, platform, flow }: CodeScope, phoneCode: string): string {
  return hashOf(['code', flow, phoneNum, purpose, platform, phoneCode]);
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
