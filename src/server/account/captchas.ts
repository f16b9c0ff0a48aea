import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { drawCaptcha } from './captcha-picture.ts';

const LIFE_MINUTES = 2;

export interface Captchas {
  /** A new picture for this key, as a data URL; the one before it is gone. */
  raise(key: string): Promise<string>;
  /** Whether the answer is right. A wrong one uses the picture up as well. */
  solve(key: string, answer: string): Promise<boolean>;
  /** Uses a solved captcha up: true once for each. */
  spend(key: string): Promise<boolean>;
}

export function createCaptchas({ sql: db }: Database): Captchas {
  return {
    async raise(key) {
      const { text, image } = await drawCaptcha();
      const fresh = {
        answerHash: hashOf(text, randomBytes(8).toString('hex')),
        isSolved: false,
        expiresAt: sql<string>`now() + make_interval(mins => ${LIFE_MINUTES})`,
      };
      await db.deleteFrom('captcha').where('expiresAt', '<', sql<string>`now()`).execute();
      await db
        .insertInto('captcha')
        .values({ key, ...fresh })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
        .execute();
      return image;
    },
    async solve(key, answer) {
      const row = await db
        .deleteFrom('captcha')
        .where('key', '=', key)
        .where('isSolved', '=', false)
        .where('expiresAt', '>', sql<string>`now()`)
        .returning(['answerHash', 'expiresAt'])
        .executeTakeFirst();
      if (row === undefined) return false;
      const [salt = ''] = row.answerHash.split(':');
      if (!timingSafeEqual(Buffer.from(row.answerHash), Buffer.from(hashOf(answer, salt)))) return false;
      await db
        .insertInto('captcha')
        .values({ key, ...row, isSolved: true })
        // Another picture was raised meanwhile: the solved one counts.
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...row, isSolved: true }))
        .execute();
      return true;
    },
    async spend(key) {
      const row = await db
        .deleteFrom('captcha')
        .where('key', '=', key)
        .where('isSolved', '=', true)
        .where('expiresAt', '>', sql<string>`now()`)
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Salted for each picture, so that nothing is learnt from two rows alike; the rows live two minutes. */
function hashOf(answer: string, salt: string): string {
  return `${salt}:${createHash('sha256').update(`${salt}:${answer.trim().toLowerCase()}`).digest('hex')}`;
}
