import type { accountCalls } from '../../../contract/account/calls.ts';
import type { OwnSession } from '../../../contract/account/schemas.ts';
import type { Session } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';

type OwnedBy = Pick<Session, 'userId' | 'tokenHash'>;

interface OwnSessions {
  listOf(own: OwnedBy): Promise<OwnSession[]>;
  endOne(userId: number, sessionId: string): Promise<void>;
  endOthers(own: OwnedBy): Promise<number>;
}

/** Where the user is signed in: one's own sessions, and nobody else's. */
export function sessionRoutes({ sessions }: { sessions: OwnSessions }) {
  return handlersOf<typeof accountCalls>()({
    listSessions: (_body, { session }) => sessions.listOf(session),
    async endSession({ sessionId }, { session }) {
      await sessions.endOne(session.userId, sessionId);
      return null;
    },
    endOtherSessions: async (_body, { session }) => ({ ended: await sessions.endOthers(session) }),
  });
}
