import type { accountCalls } from '../../../contract/account/calls.ts';
import { platformHeader } from '../../../contract/platform.ts';
import { createKnownClients } from '../../http/clients/known-clients.ts';
import { logged, maskPhone } from '../../http/operation-log.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { PhoneCodes } from '../dependencies.ts';
import type { OwnPassword } from '../own-password.ts';
import type { Sessions } from '../sessions.ts';
import { getDetail } from './repository.ts';

interface Dependencies {
  db: Database;
  ownPassword: OwnPassword;
  sessions: Pick<Sessions, 'start' | 'endAll'>;
  codes: PhoneCodes;
}

/** Changes of user name, password and phone. The last two need the old password and end all other sessions. */
export function credentialRoutes({ db, ownPassword, sessions, codes }: Dependencies) {
  return handlersOf<typeof accountCalls>()({
    updateUsername: logged(
      async ({ username }, { session }) => {
        // Concurrent changes: the unique index on the lower-cased name decides.
        await db.sql.updateTable('account').set({ username }).where('userId', '=', session.userId).execute();
        return getDetail(db.sql, session.userId);
      },
      ({ body }) => ({ action: 'username', subject: body.username }),
    ),
    updatePassword: logged(
      async ({ oldPassword, newPassword }, context) => {
        const { userId } = context.session;
        if (!(await ownPassword.verify(userId, oldPassword, context))) throw new Refusal('600102');
        if (oldPassword === newPassword) throw new Refusal('600104');
        const passwordHash = await ownPassword.hash(newPassword);
        return changeAndRestartSession({ db, sessions }, context, (transaction) =>
          updateAccount(transaction, userId, { passwordHash }),
        );
      },
      () => ({ action: 'password' }),
    ),
    updatePhone: logged(
      async ({ phoneNum, phoneCode, flow, password }, context) => {
        const { userId } = context.session;
        if (!(await ownPassword.verify(userId, password, context))) throw new Refusal('600102');
        const scope = { phoneNum, purpose: 'changePhone', flow, platform: context.platform } as const;
        const code = await codes.validate(scope, phoneCode, context);
        return changeAndRestartSession({ db, sessions }, context, async (transaction) => {
          await codes.consume(transaction, code);
          await updateAccount(transaction, userId, { phoneNum }).catch(refuseTakenPhone);
        });
      },
      ({ body }) => ({ action: 'phone', subject: maskPhone(body.phoneNum) }),
    ),
    async judgePassword({ id, password }, context) {
      const { session } = context;
      if (id !== undefined && id !== session.userId) throw new Refusal('900404');
      return ownPassword.verify(session.userId, password, context);
    },
  });
}

/** Changes a credential and ends every session in one transaction, then starts a new session for this device. */
async function changeAndRestartSession(
  { db, sessions }: Pick<Dependencies, 'db' | 'sessions'>,
  context: AuthedContext,
  change: (transaction: Sql) => Promise<void>,
) {
  const { platform, address, userAgent } = context;
  const { userId } = context.session;
  const knownClients = createKnownClients(db);
  await db.sql.transaction().execute(async (transaction) => {
    await change(transaction);
    await sessions.endAll(userId, transaction);
    // A thief of the old password may have logged in before.
    await knownClients.forget(userId, transaction);
  });
  await knownClients.remember(userId, context);
  return sessions.start(userId, platformHeader[platform], { address, userAgent });
}

async function updateAccount(db: Sql, userId: number, values: { passwordHash?: string; phoneNum?: string }) {
  await db.updateTable('account').set(values).where('userId', '=', userId).execute();
}

/** Concurrent changes: the unique index decides. */
function refuseTakenPhone(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') throw new Refusal('600105');
  throw error;
}
