import type { AnyCall, CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import type { LoggedOperation, OperationLogger } from '../operation-logger.ts';
import type { Handler, Handlers, VisitOf } from '../serve.ts';

type LoggedCalls = Pick<
  Calls,
  | 'token'
  | 'logout'
  | 'updatePassword'
  | 'updatePhone'
  | 'updateUsername'
  | 'endSession'
  | 'endOtherSessions'
  | 'modifyProvince'
  | 'removeList'
>;

interface DoneCall<C extends AnyCall> {
  body: CheckedBodyOf<C>;
  result: ResultOf<C>;
  visit: VisitOf<C>;
}

/**
 * The calls that leave a line in the operation log once they have succeeded, whichever domain answers them: what a main
 * account wants to know of its company's accounts. Look-ups stand in the ledger, not here.
 */
export function loggedCalls(handlers: Handlers<LoggedCalls>, log: OperationLogger): Handlers<LoggedCalls> {
  const writing = writingTo(log);
  return {
    token: writing<Calls['token']>(handlers.token, ({ result }) => ({ userId: result.user.id, action: 'login' })),
    logout: writing<Calls['logout']>(handlers.logout, ({ visit }) => ({
      userId: visit.session.userId,
      action: 'logout',
    })),
    updatePassword: writing<Calls['updatePassword']>(handlers.updatePassword, ({ visit }) => ({
      userId: visit.session.userId,
      action: 'password',
    })),
    updatePhone: writing<Calls['updatePhone']>(handlers.updatePhone, ({ body, visit }) => ({
      userId: visit.session.userId,
      action: 'phone',
      subject: masked(body.phoneNum),
    })),
    updateUsername: writing<Calls['updateUsername']>(handlers.updateUsername, ({ body, visit }) => ({
      userId: visit.session.userId,
      action: 'username',
      subject: body.username,
    })),
    endSession: writing<Calls['endSession']>(handlers.endSession, ({ visit }) => ({
      userId: visit.session.userId,
      action: 'sessionEnd',
    })),
    endOtherSessions: writing<Calls['endOtherSessions']>(handlers.endOtherSessions, ({ visit, result }) =>
      result.ended === 0 ? null : { userId: visit.session.userId, action: 'sessionEnd', subject: String(result.ended) },
    ),
    modifyProvince: writing<Calls['modifyProvince']>(handlers.modifyProvince, ({ body, visit, result }) =>
      result.isCharged || body.isDefault
        ? { userId: visit.session.userId, action: 'province', subject: body.provinceCode }
        : null,
    ),
    removeList: writing<Calls['removeList']>(handlers.removeList, ({ body, visit }) => ({
      userId: visit.session.userId,
      action: 'orderRemove',
      subject: body.listIds.map((listId) => `#${listId}`).join(', '),
    })),
  };
}

/** Makes handlers that write down what they have done; null leaves no line. */
function writingTo(log: OperationLogger) {
  return <C extends AnyCall>(
    handler: Handler<C>,
    describe: (done: DoneCall<C>) => LoggedOperation | null,
  ): Handler<C> =>
    async (body, visit) => {
      const result = await handler(body, visit);
      const operation = describe({ body, result, visit });
      if (operation !== null) await log.add(operation, visit);
      return result;
    };
}

/** A phone as a log may name it: 139****0001. */
function masked(phoneNum: string): string {
  return `${phoneNum.slice(0, 3)}****${phoneNum.slice(-4)}`;
}
