import { createKnownClients } from '../http/clients/known-clients.ts';
import type { CaptchaClient } from '../http/request-context.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { CaptchaGuard } from './dependencies.ts';
import { requireCaptchaAfterFailures } from './failure-captcha.ts';
import { createLoginFailures } from './login-failures.ts';
import type { Passwords } from './passwords.ts';

export interface OwnPassword {
  /**
   * Compares it with the user's password. A wrong one counts like a failed login, so that a stolen session cannot
   * bypass the waits.
   * @throws Refusal 800129 after three failures without a solved captcha, 900429 during a wait, 900503 when busy
   */
  verify(userId: number, password: string, client: CaptchaClient): Promise<boolean>;
  hash(password: string): Promise<string>;
}

interface Dependencies {
  db: Database;
  passwords: Passwords;
  captchas: CaptchaGuard;
}

export function createOwnPassword({ db, passwords, captchas }: Dependencies): OwnPassword {
  const failures = createLoginFailures(db);
  const knownClients = createKnownClients(db);
  return {
    hash: (password) => passwords.hash(password),
    async verify(userId, password, client) {
      const { address } = client;
      const account = await db.sql
        .selectFrom('account')
        .select(['username', 'passwordHash'])
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (account === undefined) throw new Refusal('900404');
      const { username, passwordHash } = account;
      const trust = await knownClients.findTrust(userId, client);
      await failures.refuseWhileWaiting(username, address, trust);
      await requireCaptchaAfterFailures(captchas, client, await failures.count(username, address, trust));
      await failures.addAttempt(username, address, trust);
      const isRight = await passwords.verify(passwordHash, password).catch(async (error: unknown) => {
        await failures.removeAttempt(username, address, trust);
        throw error;
      });
      if (isRight) await failures.clear(username, address, trust);
      return isRight;
    },
  };
}
