import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { CaptchaAsker, Captchas } from './captchas.ts';
import { CAPTCHA_AFTER, createLoginFailures } from './login-failures.ts';
import type { Passwords } from './passwords.ts';

export interface OwnPassword {
  /**
   * Whether it is the password of the user who is signed in. A wrong one counts like a failed login: a stolen session
   * is no way round the waits.
   * @throws Refusal 800129 after three failures without a solved captcha, 900429 while a wait runs, 900503 when busy
   */
  isRight(userId: number, password: string, asker: CaptchaAsker): Promise<boolean>;
  hash(password: string): Promise<string>;
}

interface Needs {
  db: Database;
  passwords: Passwords;
  captchas: Captchas;
}

export function createOwnPassword({ db, passwords, captchas }: Needs): OwnPassword {
  const failures = createLoginFailures(db);
  return {
    hash: (password) => passwords.hash(password),
    async isRight(userId, password, asker) {
      const { address } = asker;
      const account = await db.sql
        .selectFrom('account')
        .select(['username', 'passwordHash'])
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (account === undefined) throw new Refusal('900404');
      const { username, passwordHash } = account;
      await failures.refuseWaiting(username, address);
      if ((await failures.countOf(username)) >= CAPTCHA_AFTER) await captchas.want(asker);
      await failures.beginTry(username, address);
      const isRight = await passwords.verify(passwordHash, password).catch(async (error: unknown) => {
        await failures.takeBack(username, address);
        throw error;
      });
      if (isRight) await failures.forgive(username, address);
      return isRight;
    },
  };
}
