import type { accountCalls } from '../../contract/account/calls.ts';
import { type Platform, platformHeader } from '../../contract/platform.ts';
import type { SmsPurpose } from '../../contract/sms/schemas.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { RequestContext } from '../http/request-context.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { CaptchaAsker, Captchas } from './captchas.ts';
import { createLoginFailures } from './login-failures.ts';
import type { Passwords } from './passwords.ts';
import { createRegistrationRepository } from './registration-repository.ts';
import { createAccountRepository } from './repository.ts';
import type { Sessions } from './sessions.ts';
import type { SmsCodes } from './sms-codes.ts';
import { isTaken, type Limit } from './sms-limits.ts';

interface Needs {
  db: Database;
  sessions: Sessions;
  passwords: Passwords;
  captchas: Captchas;
  codes: SmsCodes;
}

/** Whoever mistypes a few times while registering is not asked for a captcha. */
const FREE_QUESTIONS: readonly Limit[] = [{ uses: 5, perS: 60 * 60 }];

/** Into the product by a phone: register, log in, a forgotten password. The phone is proved before anything is told of it. */
export function registrationRoutes({ db, sessions, passwords, captchas, codes }: Needs) {
  const accounts = createAccountRepository(db);
  const users = createRegistrationRepository(db);
  const failures = createLoginFailures(db);

  const signIn = async (userId: number, visit: RequestContext) => {
    const session = await sessions.begin(userId, platformHeader[visit.platform], visit);
    return { ...session, user: await accounts.getUser(userId) };
  };
  const askedFor = (purpose: SmsPurpose, proof: { phoneNum: string; flow: string }, platform: Platform) => ({
    phoneNum: proof.phoneNum,
    flow: proof.flow,
    purpose,
    platform,
  });
  const wantCaptchaAfterAFew = async (asker: CaptchaAsker) => {
    if (!(await isTaken(db.sql, `exists:${clientNetwork(asker.address)}`, FREE_QUESTIONS))) await captchas.want(asker);
  };

  return handlersOf<typeof accountCalls>()({
    async addUser({ phoneCode, flow, password, hasAgreed: _agreed, ...user }, visit) {
      const { platform } = visit;
      const place = askedFor('register', { phoneNum: user.phoneNum, flow }, platform);
      const proved = await codes.validate(place, phoneCode, visit);
      const passwordHash = await passwords.hash(password);
      // What is taken is refused inside, so that the code is still good for another name.
      const userId = await db.sql.transaction().execute(async (within) => {
        await codes.spend(within, proved);
        return users.add(within, { ...user, passwordHash, platform });
      });
      return signIn(userId, visit);
    },
    async tokenBySms({ phoneCode, ...proof }, visit) {
      const proved = await codes.validate(askedFor('login', proof, visit.platform), phoneCode, visit);
      const account = await db.sql.transaction().execute(async (within) => {
        await codes.spend(within, proved);
        return users.findByPhone(within, proof.phoneNum);
      });
      return signIn(live(account).userId, visit);
    },
    async forgetPassword({ phoneCode, newPassword, ...proof }, visit) {
      const proved = await codes.validate(askedFor('forget', proof, visit.platform), phoneCode, visit);
      const passwordHash = await passwords.hash(newPassword);
      const account = await db.sql.transaction().execute(async (within) => {
        await codes.spend(within, proved);
        const found = await users.findByPhone(within, proof.phoneNum);
        if (found !== undefined && !found.isDisabled) {
          await users.setPassword(within, found.userId, passwordHash);
          await sessions.endAllOf(found.userId, within);
        }
        return found;
      });
      const { username } = live(account);
      // The failures were of the password that is no more.
      await failures.forgive(username, visit.address);
      await failures.forgive(proof.phoneNum, visit.address);
      return null;
    },
    async phoneIsExist({ phoneNum }, visit) {
      await wantCaptchaAfterAFew(visit);
      return users.isPhoneTaken(phoneNum);
    },
    async userNameIsExist({ username }, visit) {
      await wantCaptchaAfterAFew(visit);
      return users.isUsernameTaken(username);
    },
  });
}

/** Told only to who has proved the phone to be theirs. */
function live<Account extends { isDisabled: boolean }>(account: Account | undefined): Account {
  if (account === undefined) throw new Refusal('600303');
  if (account.isDisabled) throw new Refusal('600307');
  return account;
}
