import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { CaptchaPicture } from '../../contract/captcha/schemas.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createQueue } from '../platform/queue.ts';
import { drawCaptcha } from './captcha-picture.ts';

const LIFE_MINUTES = 2;
/** A whole shop may sit behind one address; whoever asks for more pictures than these loses the oldest. */
const MOST_OF_ADDRESS = 50;
/** Anyone may request a picture, and each takes some milliseconds of a processor. */
const DRAWING_LIMITS = { concurrency: 2, maxWaiting: 32, maxWaitMs: 10_000, retryAfterS: 2 };

/** Who is asked: an address, and the picture that they say they have. */
export type CaptchaAsker = Pick<RequestContext, 'address' | 'captchaId'>;

export interface Captchas {
  /** A new picture for someone behind this address; the others' stay good. @throws Refusal 900503 while too many are drawn */
  raise(address: string): Promise<CaptchaPicture>;
  /** Whether the answer is right: of the asker's picture, or of the address's latest. A wrong one uses it up as well. */
  solve(asker: CaptchaAsker, answer: string): Promise<boolean>;
  /** Uses a solved picture up, once each. @throws Refusal 800129 with a new one where there is none */
  want(asker: CaptchaAsker): Promise<void>;
}

export function createCaptchas({ sql: db }: Database): Captchas {
  const queue = createQueue(DRAWING_LIMITS);
  const raise = async (address: string): Promise<CaptchaPicture> => {
    const { text, image } = await queue.run(drawCaptcha);
    const captchaId = randomBytes(16).toString('base64url');
    await db.deleteFrom('captcha').where('expiresAt', '<', sql<string>`now()`).execute();
    const network = clientNetwork(address);
    await dropOldest(db, network);
    await db
      .insertInto('captcha')
      .values({
        captchaId,
        address: network,
        answerHash: hashOf(text, randomBytes(8).toString('hex')),
        raisedAt: sql<string>`clock_timestamp()`,
        expiresAt: sql<string>`now() + make_interval(mins => ${LIFE_MINUTES})`,
      })
      .execute();
    return { image, captchaId };
  };
  return {
    raise,
    async solve(asker, answer) {
      const row = await take(db, asker, false);
      if (row === undefined) return false;
      const [salt = ''] = row.answerHash.split(':');
      if (!timingSafeEqual(Buffer.from(row.answerHash), Buffer.from(hashOf(answer, salt)))) return false;
      await db
        .insertInto('captcha')
        .values({ ...row, isSolved: true })
        .execute();
      return true;
    },
    async want(asker) {
      if ((await take(db, asker, true)) !== undefined) return;
      throw new Refusal('800129', { result: await raise(asker.address) });
    },
  };
}

/** One statement: of many at once one gets the picture, and it is gone. */
async function take(db: Sql, { address, captchaId }: CaptchaAsker, isSolved: boolean) {
  const latest = db
    .selectFrom('captcha as other')
    .select('other.captchaId')
    .where('other.address', '=', clientNetwork(address))
    .where('other.isSolved', '=', isSolved)
    .where('other.expiresAt', '>', sql<string>`now()`)
    .orderBy('other.raisedAt', 'desc')
    .limit(1);
  return db
    .deleteFrom('captcha')
    .where('captchaId', '=', captchaId ?? latest)
    .where('address', '=', clientNetwork(address))
    .where('isSolved', '=', isSolved)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['captchaId', 'address', 'answerHash', 'raisedAt', 'expiresAt'])
    .executeTakeFirst();
}

async function dropOldest(db: Sql, network: string): Promise<void> {
  await sql`
    delete from captcha where captcha_id in (
      select captcha_id from captcha where address = ${network}
      order by raised_at desc offset ${MOST_OF_ADDRESS - 1})`.execute(db);
}

/** Salted for each picture, so that nothing is learnt from two rows alike; the rows live two minutes. */
function hashOf(answer: string, salt: string): string {
  return `${salt}:${createHash('sha256').update(`${salt}:${answer.trim().toLowerCase()}`).digest('hex')}`;
}
