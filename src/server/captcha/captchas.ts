import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { CaptchaPicture } from '../../contract/captcha/schemas.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { CaptchaClient } from '../http/request-context.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createQueue } from '../platform/queue.ts';
import { drawCaptcha } from './captcha-picture.ts';

const TTL_MINUTES = 2;
/** Captchas stored per address, behind which there may be a whole shop; a further one replaces the oldest. */
const MAX_PER_ADDRESS = 50;
/** Anyone may request a picture, and each takes some milliseconds of a processor. */
const DRAWING_LIMITS = { concurrency: 2, maxWaiting: 32, maxWaitMs: 10_000, retryAfterS: 2 };

export interface Captchas {
  /** Creates a captcha for the address; its others stay valid. @throws Refusal 900503 while too many are being drawn */
  create(address: string): Promise<CaptchaPicture>;
  /** Checks an answer to the client's captcha, or the latest of its address. A wrong answer invalidates it. */
  verify(client: CaptchaClient, answer: string): Promise<boolean>;
  /** Consumes a solved captcha. @throws Refusal 800129 with a new captcha if there is none */
  require(client: CaptchaClient): Promise<void>;
}

export function createCaptchas({ sql: db }: Database): Captchas {
  const queue = createQueue(DRAWING_LIMITS);
  const create = async (address: string): Promise<CaptchaPicture> => {
    const { text, image } = await queue.run(drawCaptcha);
    const captchaId = randomBytes(16).toString('base64url');
    await db.deleteFrom('captcha').where('expiresAt', '<', sql<string>`now()`).execute();
    const network = clientNetwork(address);
    await deleteOldest(db, network);
    await db
      .insertInto('captcha')
      .values({
        captchaId,
        address: network,
        answerHash: hashOf(text, randomBytes(8).toString('hex')),
        raisedAt: sql<string>`clock_timestamp()`,
        expiresAt: sql<string>`now() + make_interval(mins => ${TTL_MINUTES})`,
      })
      .execute();
    return { image, captchaId };
  };
  return {
    create,
    async verify(client, answer) {
      const row = await take(db, client, false);
      if (row === undefined) return false;
      const [salt = ''] = row.answerHash.split(':');
      if (!timingSafeEqual(Buffer.from(row.answerHash), Buffer.from(hashOf(answer, salt)))) return false;
      await db
        .insertInto('captcha')
        .values({ ...row, isSolved: true })
        .execute();
      return true;
    },
    async require(client) {
      if ((await take(db, client, true)) !== undefined) return;
      throw new Refusal('800129', { result: await create(client.address) });
    },
  };
}

/** Deletes the captcha in one statement, so that only one of several concurrent requests gets it. */
async function take(db: Sql, { address, captchaId }: CaptchaClient, isSolved: boolean) {
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

async function deleteOldest(db: Sql, network: string): Promise<void> {
  await sql`
    delete from captcha where captcha_id in (
      select captcha_id from captcha where address = ${network}
      order by raised_at desc offset ${MAX_PER_ADDRESS - 1})`.execute(db);
}

/** Salted per captcha, so that equal answers have different hashes. */
function hashOf(answer: string, salt: string): string {
  return `${salt}:${createHash('sha256').update(`${salt}:${answer.trim().toLowerCase()}`).digest('hex')}`;
}
