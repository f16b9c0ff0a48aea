import type { accountCalls } from '../../contract/account/calls.ts';
import { platformHeader } from '../../contract/platform.ts';
import { PhoneNum } from '../../contract/sms/schemas.ts';
import { createKnownClients } from '../http/clients/known-clients.ts';
import { logged } from '../http/operation-log.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { CaptchaGuard } from './dependencies.ts';
import { requireCaptchaAfterFailures } from './failure-captcha.ts';
import { createLoginFailures } from './login-failures.ts';
import type { Passwords } from './passwords.ts';
import { createAccountRepository } from './repository.ts';
import { hashOf } from './session-rows.ts';
import type { Sessions } from './sessions.ts';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  passwords: Passwords;
  captchas: CaptchaGuard;
}

/** Login by password, logout, and the signed-in user. */
export function loginRoutes({ db, sessions, passwords, captchas }: Dependencies) {
  const accounts = createAccountRepository(db);
  const failures = createLoginFailures(db);
  const knownClients = createKnownClients(db);

  return handlersOf<typeof accountCalls>()({
    token: logged(
      async ({ username: input, password }, context) => {
        const { address, platform, userAgent } = context;
        const username = normaliseLoginName(input);
        const account = await accounts.findCredentials(username);
        const trust = await knownClients.findTrust(account?.userId, context);
        await failures.refuseWhileWaiting(username, address, trust);
        await requireCaptchaAfterFailures(captchas, context, await failures.count(username, address, trust));
        await failures.addAttempt(username, address, trust);
        const isRight = await passwords.verify(account?.passwordHash, password).catch(async (error: unknown) => {
          await failures.removeAttempt(username, address, trust);
          throw error;
        });
        if (!isRight || account === undefined) throw new Refusal('600101');
        // Only those who know the password learn these.
        if (account.isDisabled) throw new Refusal('600307');
        if (account.isMainDisabled) throw new Refusal('301021');
        await failures.clear(username, address, trust);
        const session = await sessions.start(account.userId, platformHeader[platform], { address, userAgent });
        // A password change in the meantime ended all sessions except this one, which was opened with the old password.
        if ((await accounts.findCredentials(username))?.passwordHash !== account.passwordHash) {
          await sessions.end(hashOf(session.token));
          throw new Refusal('600101');
        }
        await knownClients.remember(account.userId, context);
        return { ...session, user: await accounts.getUser(account.userId) };
      },
      ({ result }) => ({ action: 'login', by: { userId: result.user.id } }),
    ),
    logout: logged(
      async (_body, { session }) => {
        await sessions.end(session.tokenHash);
        return null;
      },
      () => ({ action: 'logout' }),
    ),
    async userInfo({ id }, { session }) {
      if (id !== undefined && id !== session.userId) throw new Refusal('900404');
      return accounts.getUser(session.userId);
    },
  });
}

/** Normalises phone numbers, so that the failures of all spellings are counted together. */
function normaliseLoginName(input: string): string {
  const phoneNum = PhoneNum.safeParse(input);
  return phoneNum.success ? phoneNum.data : input;
}
