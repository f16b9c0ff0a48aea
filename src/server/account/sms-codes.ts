import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';
import type { SmsPurpose } from '../../contract/sms/schemas.ts';
import type { ShownSms, SmsSender } from '../gateways/sms/sms-sender.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { CaptchaAsker, Captchas } from './captchas.ts';
import * as limits from './sms-limits.ts';

const LIFE_S = 10 * 60;
const MAX_TRIES = 5;
/** Another code in the same flow needs no captcha again for so long after the one before it ran out. */
const FLOW_KEPT_S = 60 * 60;
/** A breaker on guessing at the site as a whole: from so many wrong codes on each try wants a captcha, then none is taken. */
const WRONG_SPAN_S = 10 * 60;
const WRONG_BEFORE_CAPTCHA = 100;
const WRONG_BEFORE_STOP = 1_000;

/** What a code is bound to: it is good for nothing else. */
export interface CodePlace {
  phoneNum: string;
  purpose: SmsPurpose;
  /** The random id of the screen that asked. */
  flow: string;
  platform: Platform;
}

interface Asker extends CaptchaAsker {
  language: Language;
}

/** A code that was right a moment ago, to be spent in the transaction that it allows. */
export interface ProvedCode {
  place: CodePlace;
  phoneCode: string;
}

export interface SmsCodes {
  /**
   * Sends a code; never looks whether anyone has that phone, so that nothing can be learnt from it.
   * @throws Refusal 900429 too often, 800129 a captcha is wanted, 600304 not handed over, 600305 no provider
   */
  send(place: CodePlace, asker: Asker): Promise<{ resendAfterS: number; expiresInS: number }>;
  /** Counts a wrong code as a try, outside any transaction that might take it back. @throws Refusal 600301, 800129, 900429 */
  validate(place: CodePlace, phoneCode: string, asker: Asker): Promise<ProvedCode>;
  /** Uses the code up with what it allows: of many at once one gets it. @throws Refusal 600301 */
  spend(within: Sql, proved: ProvedCode): Promise<void>;
  invalidate(place: CodePlace): Promise<void>;
  /** What a demo's outbox has for this screen. @throws Refusal 900404 where messages are really sent */
  outbox(place: Pick<CodePlace, 'phoneNum' | 'flow'>): Promise<ShownSms[]>;
}

interface Needs {
  db: Database;
  sender: SmsSender;
  captchas: Pick<Captchas, 'want'>;
  /** Messages that the whole site sends in an hour at most. */
  budgetPerHour: number;
}

export function createSmsCodes({ db, sender, captchas, budgetPerHour }: Needs): SmsCodes {
  return {
    async send(place, asker) {
      const { address, language } = asker;
      // First the limits, so that no captcha is solved in vain; they are counted after it.
      await limits.refuseSpent(db.sql, phoneKey(place), limits.OF_PHONE);
      await limits.refuseSpent(db.sql, addressKey(address), limits.OF_ADDRESS);
      if (!(await hasFlow(db.sql, place))) await captchas.want(asker);
      await db.sql.transaction().execute(async (within) => {
        await limits.takeUse(within, phoneKey(place), limits.OF_PHONE);
        await limits.takeUse(within, addressKey(address), limits.OF_ADDRESS);
        await limits.takeOfSite(within, 'sent', { uses: budgetPerHour, perS: 60 * 60 });
      });
      await forgetOld(db.sql);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await keep(db.sql, place, code);
      const { phoneNum, purpose, platform } = place;
      await sender.send({ phoneNum, purpose, platform, code, language, flowHash: flowHashOf(place.flow) });
      return { resendAfterS: 60, expiresInS: LIFE_S };
    },
    async validate(place, phoneCode, asker) {
      const { uses: wrong, leftS } = await limits.usesOfSite(db.sql, 'wrong', WRONG_SPAN_S);
      if (wrong >= WRONG_BEFORE_STOP) throw limits.tooMany(leftS);
      if (wrong >= WRONG_BEFORE_CAPTCHA) await captchas.want(asker);
      const verdict = await tryCode(db.sql, place, phoneCode);
      if (verdict === 'right') return { place, phoneCode };
      // Only guesses at a code that stands are counted, or anyone could trip the breaker with none in hand.
      if (verdict === 'wrong')
        await limits.takeOfSite(db.sql, 'wrong', { uses: WRONG_BEFORE_STOP, perS: WRONG_SPAN_S });
      throw new Refusal('600301');
    },
    async spend(within, { place, phoneCode }) {
      const spent = await within
        .deleteFrom('smsCode')
        .where((where) => where.and({ ...keyOf(place), codeHash: codeHashOf(place, phoneCode) }))
        .where('tries', '<', MAX_TRIES)
        .where('expiresAt', '>', sql<string>`now()`)
        .returning('phoneNum')
        .executeTakeFirst();
      if (spent === undefined) throw new Refusal('600301');
    },
    async invalidate(place) {
      await db.sql
        .deleteFrom('smsCode')
        .where((where) => where.and(keyOf(place)))
        .execute();
    },
    async outbox({ phoneNum, flow }) {
      if (sender.outbox === null) throw new Refusal('900404');
      return sender.outbox({ phoneNum, flowHash: flowHashOf(flow) });
    },
  };
}

/** A new code in place of the one before it, with new tries: the limits bound how many there are. */
async function keep(db: Sql, place: CodePlace, code: string): Promise<void> {
  const fresh = {
    codeHash: codeHashOf(place, code),
    tries: 0,
    expiresAt: sql<string>`now() + make_interval(secs => ${LIFE_S})`,
  };
  await db
    .insertInto('smsCode')
    .values({ ...keyOf(place), ...fresh })
    .onConflict((conflict) => conflict.columns(['phoneNum', 'purpose', 'flowHash', 'platform']).doUpdateSet(fresh))
    .execute();
}

/** One conditional statement: of fifty tries at once no more than five are looked at, unless one of them is right. */
async function tryCode(db: Sql, place: CodePlace, phoneCode: string): Promise<'right' | 'wrong' | 'none'> {
  const isSame = sql<boolean>`code_hash = ${codeHashOf(place, phoneCode)}`;
  const row = await db
    .updateTable('smsCode')
    .set({ tries: sql<number>`tries + case when ${isSame} then 0 else 1 end` })
    .where((where) => where.and(keyOf(place)))
    .where('tries', '<', MAX_TRIES)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(isSame.as('isSame'))
    .executeTakeFirst();
  if (row === undefined) return 'none';
  return row.isSame ? 'right' : 'wrong';
}

async function hasFlow(db: Sql, place: CodePlace): Promise<boolean> {
  const row = await db
    .selectFrom('smsCode')
    .select('phoneNum')
    .where((where) => where.and(keyOf(place)))
    .where('expiresAt', '>', sql<string>`now() - make_interval(secs => ${FLOW_KEPT_S})`)
    .executeTakeFirst();
  return row !== undefined;
}

async function forgetOld(db: Sql): Promise<void> {
  await db
    .deleteFrom('smsCode')
    .where('expiresAt', '<', sql<string>`now() - make_interval(secs => ${FLOW_KEPT_S})`)
    .execute();
  await limits.forgetUses(db);
}

const phoneKey = ({ phoneNum }: CodePlace) => `phone:${phoneNum}`;
const addressKey = (address: string) => `address:${clientNetwork(address)}`;

const keyOf = ({ phoneNum, purpose, platform, flow }: CodePlace) => ({
  phoneNum,
  purpose,
  platform,
  flowHash: flowHashOf(flow),
});

function flowHashOf(flow: string): string {
  return hashOf(['flow', flow]);
}

function codeHashOf({ phoneNum, purpose, platform, flow }: CodePlace, phoneCode: string): string {
  return hashOf(['code', flow, phoneNum, purpose, platform, phoneCode]);
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
