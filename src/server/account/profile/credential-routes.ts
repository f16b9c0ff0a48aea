import type { accountCalls } from '../../../contract/account/calls.ts';
import type { Language } from '../../../contract/codes.ts';
import { type Platform, platformHeader } from '../../../contract/platform.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { getDetail } from './repository.ts';

/** Who may be shown a picture to read. */
type CaptchaAsker = Pick<AuthedContext, 'address' | 'captchaId'>;

interface OwnPassword {
  /** Whether it is the user's password; each try counts like a login. @throws Refusal 800129, 900429, 900503 */
  isRight(userId: number, password: string, asker: CaptchaAsker): Promise<boolean>;
  hash(password: string): Promise<string>;
}

interface CodePlace {
  phoneNum: string;
  purpose: 'changePhone';
  flow: string;
  platform: Platform;
}

interface ProvedCode {
  phoneCode: string;
}

/** Codes by text message: first proved, then used up with the change that they allow. */
export interface PhoneCodes<Proved extends ProvedCode = ProvedCode> {
  validate(place: CodePlace, phoneCode: string, asker: CaptchaAsker & { language: Language }): Promise<Proved>;
  spend(within: Sql, proved: Proved): Promise<void>;
}

interface SessionEnds {
  begin(
    userId: number,
    platform: string,
    from: { address: string; userAgent: string },
  ): Promise<{ token: string; secretKey: string }>;
  endAllOf(userId: number, within: Sql): Promise<void>;
}

export interface CredentialNeeds<Proved extends ProvedCode> {
  db: Database;
  password: OwnPassword;
  sessions: SessionEnds;
  phoneCodes: PhoneCodes<Proved>;
}

/** How one logs in: name and password. Who changes the password shows the old one, and is signed in nowhere else after. */
export function credentialRoutes<Proved extends ProvedCode>({
  db,
  password,
  sessions,
  phoneCodes,
}: CredentialNeeds<Proved>) {
  return handlersOf<typeof accountCalls>()({
    async updateUsername({ username }, { session }) {
      // The unique index on the lower-cased name decides between two at once: the second is told that it is taken.
      await db.sql.updateTable('account').set({ username }).where('userId', '=', session.userId).execute();
      return getDetail(db.sql, session.userId);
    },
    async updatePassword({ oldPassword, newPassword }, visit) {
      const { userId } = visit.session;
      if (!(await password.isRight(userId, oldPassword, visit))) throw new Refusal('600102');
      if (oldPassword === newPassword) throw new Refusal('600104');
      const passwordHash = await password.hash(newPassword);
      return endedElsewhere({ db, sessions }, visit, (within) => change(within, userId, { passwordHash }));
    },
    async updatePhone({ phoneNum, phoneCode, flow, password: told }, visit) {
      const { userId } = visit.session;
      if (!(await password.isRight(userId, told, visit))) throw new Refusal('600102');
      const place = { phoneNum, purpose: 'changePhone', flow, platform: visit.platform } as const;
      const proved = await phoneCodes.validate(place, phoneCode, visit);
      return endedElsewhere({ db, sessions }, visit, async (within) => {
        await phoneCodes.spend(within, proved);
        await change(within, userId, { phoneNum }).catch(takenPhone);
      });
    },
    async judgePassword({ id, password: told }, visit) {
      const { session } = visit;
      if (id !== undefined && id !== session.userId) throw new Refusal('900404');
      return password.isRight(session.userId, told, visit);
    },
  });
}

/** Changes a credential and ends every session with it, whole or not at all; then begins this device's anew. */
async function endedElsewhere(
  { db, sessions }: { db: Database; sessions: SessionEnds },
  { session: { userId }, platform, address, userAgent }: AuthedContext,
  work: (within: Sql) => Promise<void>,
) {
  await db.sql.transaction().execute(async (transaction) => {
    await work(transaction);
    await sessions.endAllOf(userId, transaction);
  });
  return sessions.begin(userId, platformHeader[platform], { address, userAgent });
}

async function change(db: Sql, userId: number, values: { passwordHash?: string; phoneNum?: string }): Promise<void> {
  await db.updateTable('account').set(values).where('userId', '=', userId).execute();
}

/** The unique index decides whose phone it is, however many ask at once. */
function takenPhone(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') throw new Refusal('600105');
  throw error;
}
