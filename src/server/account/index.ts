import type { accountCalls } from '../../contract/account/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import type { CaptchaGuard, PhoneCodes } from './dependencies.ts';
import { loginRoutes } from './login-routes.ts';
import { createOwnPassword } from './own-password.ts';
import { createPasswords } from './passwords.ts';
import { credentialRoutes } from './profile/credential-routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { sessionRoutes } from './profile/session-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { createAccountRepository } from './repository.ts';
import { resetCodeRoutes } from './reset-code-routes.ts';
import { resetCodes } from './reset-codes.ts';
import { findSessionOfUser } from './session-of-user.ts';
import { listSessionsOf, startView } from './session-views.ts';
import { createSessions } from './sessions.ts';

interface Dependencies {
  db: Database;
  captcha: { captchas: CaptchaGuard };
  sms: { codes: PhoneCodes };
}

export function accountDomain({ db, captcha: { captchas }, sms: { codes } }: Dependencies) {
  const sessions = createSessions(db);
  const passwords = createPasswords();
  const ownPassword = createOwnPassword({ db, passwords, captchas });
  const calls: Handlers<typeof accountCalls> = {
    ...loginRoutes({ db, sessions, passwords, captchas }),
    ...registrationRoutes({ db, sessions, passwords, captchas, codes }),
    ...profileRoutes({ db }),
    ...credentialRoutes({ db, sessions, ownPassword, codes }),
    ...sessionRoutes({ sessions }),
    ...resetCodeRoutes({ db, sessions, passwords }),
  };
  const findOfUser = findSessionOfUser;
  const listOf = (userId: number) => listSessionsOf(db, userId);
  return {
    calls,
    sessions: { ...sessions, listOf, startView, findOfUser },
    passwords,
    resetCodes,
    getUser: createAccountRepository(db).getUser,
  };
}
