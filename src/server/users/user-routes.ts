import type { CheckedBodyOf } from '../../contract/call.ts';
import type { usersCalls } from '../../contract/users/calls.ts';
import { USER_QUOTA_POWER } from '../../contract/users/rules.ts';
import type { AuthedContext } from '../http/request-context.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, type Change, runChange } from '../platform/audit/change.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { logForUser } from '../platform/log-for-user.ts';
import { giveLookups, type QuotaGifts } from './give-lookups.ts';
import { lockUser } from './user-guards.ts';
import { editUser, setPhone, setState, setUserAgency, setUserRole, type UserSessions } from './user-writes.ts';

export interface UserRouteDependencies {
  db: Database;
  sessions: UserSessions & {
    endOne(userId: number, sessionId: string, transaction?: Sql): Promise<void>;
  };
  resetCodes: {
    add(within: Sql, issue: { userId: number; createdBy: number }): Promise<{ code: string; expiresAt: string }>;
  };
  quota: QuotaGifts;
}

/** The writes that may wait for a second person. */
export function approvableUserWrites({ sessions, quota }: Pick<UserRouteDependencies, 'sessions' | 'quota'>) {
  return {
    async updateUser(
      change: Change,
      { disparity, ...body }: CheckedBodyOf<typeof usersCalls.updateUser>,
      { session }: AuthedContext,
    ) {
      if (disparity > 0 && !session.powers.has(USER_QUOTA_POWER)) throw new Refusal('900403');
      const { rowVersion } = await editUser(change, body, session);
      return disparity === 0
        ? { rowVersion }
        : giveLookups(change, { id: body.id, rowVersion, amount: disparity, session, quota });
    },
    giveUserLookups: (
      change: Change,
      body: CheckedBodyOf<typeof usersCalls.giveUserLookups>,
      { session }: AuthedContext,
    ) => giveLookups(change, { ...body, session, quota }),
    async updateUserRole(
      change: Change,
      body: CheckedBodyOf<typeof usersCalls.updateUserRole>,
      { session }: AuthedContext,
    ) {
      const { rowVersion } = await setUserRole(change, body, { session, sessions });
      return { rowVersion };
    },
  };
}

/** Changes of users by the staff. */
export function userRoutes({ db, sessions, resetCodes, quota }: UserRouteDependencies) {
  const writes = approvableUserWrites({ sessions, quota });
  return handlersOf<typeof usersCalls>()({
    updateUser: (body, context) =>
      runChange(db, actorOf(context), (change) => writes.updateUser(change, body, context)),
    giveUserLookups: (body, context) =>
      runChange(db, actorOf(context), (change) => writes.giveUserLookups(change, body, context)),
    async setAgency(body, context) {
      const { rowVersion } = await runChange(db, actorOf(context), (change) =>
        setUserAgency(change, body, context.session),
      );
      return { rowVersion };
    },
    updateUserRole: (body, context) =>
      runChange(db, actorOf(context), (change) => writes.updateUserRole(change, body, context)),
    async setUserState(body, context) {
      const { rowVersion } = await runChange(db, actorOf(context), (change) =>
        setState(change, body, { session: context.session, sessions }),
      );
      return { rowVersion };
    },
    async setUserPhone(body, context) {
      const { rowVersion } = await runChange(db, actorOf(context), (change) =>
        setPhone(change, body, { session: context.session, sessions }),
      );
      return { rowVersion };
    },
    passwordReset({ id }, context) {
      const { session } = context;
      // With a stolen session it would replace the password without knowing the present one.
      if (id === session.userId) throw new Refusal('300203');
      return runChange(db, actorOf(context), async (change) => {
        const user = await lockUser(change.sql, session, { id });
        if (user.isDisabled) throw new Refusal('600307');
        const issued = await resetCodes.add(change.sql, { userId: id, createdBy: session.userId });
        change.record({ action: 'passwordReset', subject: 'user', subjectId: id, subjectName: user.username });
        await logForUser(change.sql, { userId: id, action: 'staffReset' });
        return issued;
      });
    },
    endUserSessions({ id, sessionId }, context) {
      return runChange(db, actorOf(context), async (change) => {
        const user = await lockUser(change.sql, context.session, { id });
        const ended = await endSessions(change.sql, { id, sessionId });
        change.record({
          action: 'sessionEnd',
          subject: 'user',
          subjectId: id,
          subjectName: user.username,
          after: { ended },
        });
        await logForUser(change.sql, { userId: id, action: 'staffSessionEnd' });
        return { ended };
      });
    },
  });

  async function endSessions(within: Sql, { id, sessionId }: { id: number; sessionId?: string | undefined }) {
    if (sessionId !== undefined) {
      await sessions.endOne(id, sessionId, within);
      return 1;
    }
    const live = await within.selectFrom('session').select('sessionId').where('userId', '=', id).execute();
    await sessions.endAll(id, within);
    return live.length;
  }
}
