import { MANAGER } from '../../contract/access/role-values.ts';
import type { User } from '../../contract/account/schemas.ts';
import { platformHeader } from '../../contract/platform.ts';
import { USER_PHONE_POWER } from '../../contract/users/rules.ts';
import type { viewAsCalls } from '../../contract/users/view-as-calls.ts';
import type { Session } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import { resultInView } from '../http/view-as.ts';
import { type Actor, actorOf, runChange } from '../platform/audit/change.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { logForUser } from '../platform/log-for-user.ts';
import { lockUser } from './user-guards.ts';

export interface ViewDependencies {
  db: Database;
  sessions: {
    startView(
      view: {
        userId: number;
        viewer: Pick<Session, 'userId' | 'tokenHash'>;
        reason: string;
        platform: string;
        address: string;
        userAgent: string;
      },
      transaction: Sql,
    ): Promise<{ token: string; secretKey: string; expiresAt: string }>;
    end(tokenHash: string, transaction?: Sql): Promise<void>;
  };
  getUser(userId: number): Promise<User>;
}

/** Views of the storefront as a user, for support (ADR 30). */
export function viewAsRoutes({ db, sessions, getUser }: ViewDependencies): Handlers<typeof viewAsCalls> {
  return {
    async viewAsUser({ id, reason }, context) {
      const { session, platform, address, userAgent } = context;
      if (id === session.userId) throw new Refusal('301003');
      const actor: Actor = { ...actorOf(context), reason };
      const started = await runChange(db, actor, async (change) => {
        const locked = await lockUser(change.sql, session, { id });
        if (locked.roleValue === MANAGER) throw new Refusal('301003');
        if (locked.isDisabled) throw new Refusal('600307');
        const view = await sessions.startView(
          { userId: id, viewer: session, reason, platform: platformHeader[platform], address, userAgent },
          change.sql,
        );
        change.record({
          ...{ action: 'viewAs', subject: 'user', subjectId: id, subjectName: locked.username },
          after: { viewUntil: view.expiresAt, reason },
        });
        await logForUser(change.sql, { userId: id, action: 'staffViewAs', subject: reason });
        return view;
      });
      const viewer = { userId: session.userId, seesPhones: session.powers.has(USER_PHONE_POWER) };
      return { ...started, user: resultInView(await getUser(id), { ...session, viewer }) };
    },
    async endViewAsUser(_body, { session, address }) {
      const { viewer, userId, tokenHash } = session;
      if (viewer === null) throw new Refusal('900404');
      await runChange(db, { userId: viewer.userId, address, source: 'page' }, async (change) => {
        const { username, viewReason, sessionId } = await change.sql
          .selectFrom('session')
          .innerJoin('account', 'account.userId', 'session.userId')
          .select(['username', 'viewReason', 'sessionId'])
          .where('tokenHash', '=', tokenHash)
          .executeTakeFirstOrThrow(() => new Refusal('600209'));
        await sessions.end(tokenHash, change.sql);
        await change.sql.deleteFrom('userView').where('sessionId', '=', sessionId).execute();
        change.record({
          ...{ action: 'viewAs', subject: 'user', subjectId: userId, subjectName: username },
          after: { viewEnded: true, reason: viewReason },
        });
      });
      return null;
    },
  };
}
