import type { accountCalls } from '../../../contract/account/calls.ts';
import type { OwnSession } from '../../../contract/account/schemas.ts';
import { logged } from '../../http/operation-log.ts';
import type { Session } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';

type CurrentSession = Pick<Session, 'userId' | 'tokenHash'>;

interface Sessions {
  list(current: CurrentSession): Promise<OwnSession[]>;
  endOne(userId: number, sessionId: string): Promise<void>;
  endOthers(current: CurrentSession): Promise<number>;
}

/** The user's own sessions. */
export function sessionRoutes({ sessions }: { sessions: Sessions }) {
  return handlersOf<typeof accountCalls>()({
    listSessions: (_body, { session }) => sessions.list(session),
    endSession: logged(
      async ({ sessionId }, { session }) => {
        await sessions.endOne(session.userId, sessionId);
        return null;
      },
      () => ({ action: 'sessionEnd' }),
    ),
    endOtherSessions: logged(
      async (_body, { session }) => ({ ended: await sessions.endOthers(session) }),
      ({ result: { ended } }) => (ended === 0 ? null : { action: 'sessionEnd', subject: String(ended) }),
    ),
  });
}
