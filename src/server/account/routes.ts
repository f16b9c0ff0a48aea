import type { accessCalls } from '../../contract/access/calls.ts';
import { powers } from '../../contract/access/resources.ts';
import type { accountCalls } from '../../contract/account/calls.ts';
import type { captchaCalls } from '../../contract/captcha/calls.ts';
import { platformHeader } from '../../contract/platform.ts';
import { PhoneNum } from '../../contract/sms/schemas.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Captchas } from './captchas.ts';
import { CAPTCHA_AFTER, createLoginFailures } from './login-failures.ts';
import type { Passwords } from './passwords.ts';
import { createAccountRepository } from './repository.ts';
import { hashOf, type Sessions } from './sessions.ts';

type AccountCalls = Pick<typeof accountCalls, 'token' | 'logout' | 'userInfo'> &
  Pick<typeof accessCalls, 'systemMenu' | 'allMenus'> &
  typeof captchaCalls;

interface Needs {
  db: Database;
  sessions: Sessions;
  passwords: Passwords;
  captchas: Captchas;
}

export function accountRoutes({ db, sessions, passwords, captchas }: Needs): Handlers<AccountCalls> {
  const accounts = createAccountRepository(db);
  const failures = createLoginFailures(db);

  return {
    async token({ username: typed, password }, visit) {
      const { address, platform, userAgent } = visit;
      const username = loginName(typed);
      await failures.refuseWaiting(username, address);
      if ((await failures.countOf(username)) >= CAPTCHA_AFTER) await captchas.want(visit);
      await failures.beginTry(username, address);
      const account = await accounts.findCredentials(username);
      const isRight = await passwords.verify(account?.passwordHash, password).catch(async (error: unknown) => {
        await failures.takeBack(username, address);
        throw error;
      });
      if (!isRight || account === undefined || account.isDisabled) throw new Refusal('600101');
      await failures.forgive(username, address);
      const session = await sessions.begin(account.userId, platformHeader[platform], { address, userAgent });
      // A password that was changed meanwhile has ended all sessions, but not this one, which is of the old password.
      if ((await accounts.findCredentials(username))?.passwordHash !== account.passwordHash) {
        await sessions.end(hashOf(session.token));
        throw new Refusal('600101');
      }
      return { ...session, user: await accounts.getUser(account.userId) };
    },
    async logout(_body, { session }) {
      await sessions.end(session.tokenHash);
      return null;
    },
    async userInfo({ id }, { session }) {
      if (id !== undefined && id !== session.userId) throw new Refusal('900404');
      return accounts.getUser(session.userId);
    },
    systemMenu: (_body, { session }) => accounts.listPowers(session.roleId),
    allMenus: (_body, { session }) =>
      session.powers.has(powers.list.access) ? accounts.listAllPowers() : accounts.listPowers(session.roleId),
    refreshCaptcha: (_body, { address }) => captchas.raise(address),
    async verifyCaptcha({ userInputCode }, visit) {
      if (!(await captchas.solve(visit, userInputCode))) throw new Refusal('800130');
      return null;
    },
  };
}

/** A phone however it is set is one name: its failures are counted together. */
function loginName(typed: string): string {
  const phoneNum = PhoneNum.safeParse(typed);
  return phoneNum.success ? phoneNum.data : typed;
}
