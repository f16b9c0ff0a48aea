import type { accountCalls } from '../../contract/account/calls.ts';
import { type Platform, platformHeader } from '../../contract/platform.ts';
import type { SmsPurpose } from '../../contract/sms/schemas.ts';
import { createKnownClients } from '../http/clients/known-clients.ts';
import { consumeForClient, refuseExhaustedClient, tryConsumeForClient } from '../http/clients/limit-client.ts';
import { logged } from '../http/operation-log.ts';
import type { CaptchaClient, RequestContext } from '../http/request-context.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import type { CaptchaGuard, PhoneCodes } from './dependencies.ts';
import { createLoginFailures } from './login-failures.ts';
import type { Passwords } from './passwords.ts';
import { createRegistrationRepository } from './registration-repository.ts';
import { createAccountRepository } from './repository.ts';
import type { Sessions } from './sessions.ts';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  passwords: Passwords;
  captchas: CaptchaGuard;
  codes: PhoneCodes;
}

/** Checks of a name or phone per address without a captcha: enough for mistyping while registering. */
const CHECKS_WITHOUT_CAPTCHA: readonly RateLimit[] = [{ uses: 5, perS: 60 * 60 }];
/** With captchas: enough for some people behind one address, and little for collecting phones that have accounts. */
const CHECKS: readonly RateLimit[] = [{ uses: 20, perS: 60 * 60 }];

/** Registration, login and password reset by a phone, each authorised by an SMS code. */
export function registrationRoutes({ db, sessions, passwords, captchas, codes }: Dependencies) {
  const accounts = createAccountRepository(db);
  const users = createRegistrationRepository(db);
  const failures = createLoginFailures(db);
  const knownClients = createKnownClients(db);

  const signIn = async (userId: number, context: RequestContext) => {
    const session = await sessions.start(userId, platformHeader[context.platform], context);
    await knownClients.remember(userId, context);
    return { ...session, user: await accounts.getUser(userId) };
  };
  const limitChecks = async (client: CaptchaClient) => {
    const { address } = client;
    // Before the captcha, so that none is solved in vain.
    await refuseExhaustedClient(db.sql, { what: 'exists', address }, CHECKS);
    if (!(await tryConsumeForClient(db.sql, { what: 'exists-free', address }, CHECKS_WITHOUT_CAPTCHA)))
      await captchas.require(client);
    await db.sql
      .transaction()
      .execute((transaction) => consumeForClient(transaction, { what: 'exists', address }, CHECKS));
  };

  return handlersOf<typeof accountCalls>()({
    addUser: logged(
      async ({ phoneCode, flow, password, hasAgreed: _agreed, ...user }, context) => {
        const { platform } = context;
        const scope = scopeOf('register', { phoneNum: user.phoneNum, flow }, platform);
        const code = await codes.validate(scope, phoneCode, context);
        const passwordHash = await passwords.hash(password);
        // If the name is taken, the transaction rolls back and the code stays valid for another name.
        const userId = await db.sql.transaction().execute(async (transaction) => {
          await codes.consume(transaction, code);
          return users.add(transaction, { ...user, passwordHash, platform });
        });
        return signIn(userId, context);
      },
      ({ result }) => ({ action: 'register', by: { userId: result.user.id } }),
    ),
    tokenBySms: logged(
      async ({ phoneCode, ...proof }, context) => {
        const code = await codes.validate(scopeOf('login', proof, context.platform), phoneCode, context);
        const account = await db.sql.transaction().execute(async (transaction) => {
          await codes.consume(transaction, code);
          return users.findByPhone(transaction, proof.phoneNum);
        });
        return signIn(refuseMissing(account).userId, context);
      },
      ({ result }) => ({ action: 'login', by: { userId: result.user.id } }),
    ),
    forgetPassword: logged(
      async ({ phoneCode, newPassword, ...proof }, context) => {
        const code = await codes.validate(scopeOf('forget', proof, context.platform), phoneCode, context);
        const passwordHash = await passwords.hash(newPassword);
        const account = await db.sql.transaction().execute(async (transaction) => {
          await codes.consume(transaction, code);
          const found = await users.findByPhone(transaction, proof.phoneNum);
          if (found !== undefined && !found.isDisabled && !found.isMainDisabled) {
            await users.setPassword(transaction, found.userId, passwordHash);
            await sessions.endAll(found.userId, transaction);
            await knownClients.forget(found.userId, transaction);
          }
          return found;
        });
        const { username } = refuseMissing(account);
        // The failures were those of the old password.
        await failures.clear(username, context.address);
        await failures.clear(proof.phoneNum, context.address);
        return null;
      },
      ({ body }) => ({ action: 'passwordReset', by: { phoneNum: body.phoneNum } }),
    ),
    async phoneIsExist({ phoneNum }, context) {
      await limitChecks(context);
      return users.isPhoneTaken(phoneNum);
    },
    async userNameIsExist({ username }, context) {
      await limitChecks(context);
      return users.isUsernameTaken(username);
    },
  });
}

function scopeOf(purpose: SmsPurpose, { phoneNum, flow }: { phoneNum: string; flow: string }, platform: Platform) {
  return { phoneNum, flow, purpose, platform };
}

/** Only after the code was validated, because it reveals whether the phone has an account. @throws Refusal 600303, 600307, 301021 */
function refuseMissing<Account extends { isDisabled: boolean; isMainDisabled: boolean }>(
  account: Account | undefined,
): Account {
  if (account === undefined) throw new Refusal('600303');
  if (account.isDisabled) throw new Refusal('600307');
  if (account.isMainDisabled) throw new Refusal('301021');
  return account;
}
