import type { AnyCall, CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import type { Handler, Handlers, VisitOf } from '../../http/serve.ts';
import type { LoggedOperation, OperationLogger } from './operation-logger.ts';

type LoggedCalls = Pick<
  Calls,
  | 'token'
  | 'tokenBySms'
  | 'addUser'
  | 'forgetPassword'
  | 'logout'
  | 'updatePassword'
  | 'updatePhone'
  | 'updateUsername'
  | 'endSession'
  | 'endOtherSessions'
  | 'modifyProvince'
  | 'removeList'
  | 'addSubAccount'
  | 'editSubAccount'
  | 'disableSubAccount'
  | 'resetSubPassword'
  | 'shareQuota'
  | 'allocateQuota'
  | 'takeBackQuota'
  | 'askPackage'
  | 'answerPackageRequest'
  | 'createOrder'
  | 'orderRefund'
  | 'updateDetail'
  | 'updateCompany'
  | 'updateIndustry'
  | 'updateCareer'
  | 'updateChannel'
  | 'updateBusinessDesc'
  | 'updateCommunication'
>;

interface DoneCall<C extends AnyCall> {
  body: CheckedBodyOf<C>;
  result: ResultOf<C>;
  visit: VisitOf<C>;
}

/** By whoever is signed in, unless it says by whom. */
type Described = Omit<LoggedOperation, 'by'> & Partial<Pick<LoggedOperation, 'by'>>;

/**
 * The calls that leave a line in the operation log once they have succeeded, whichever domain answers them: what a main
 * account wants to know of its company's accounts. Look-ups stand in the ledger, not here.
 */
export function loggedCalls(handlers: Handlers<LoggedCalls>, log: OperationLogger): Handlers<LoggedCalls> {
  const writing = writingTo(log);
  const plain = <C extends AnyCall>(handler: Handler<C>, action: LoggedOperation['action']) =>
    writing<C>(handler, () => ({ action }));
  return {
    ...ofSigningIn(handlers, writing),
    ...ofCompany(handlers, writing),
    ...ofProfile(handlers, writing),
    logout: plain<Calls['logout']>(handlers.logout, 'logout'),
    updatePassword: plain<Calls['updatePassword']>(handlers.updatePassword, 'password'),
    updatePhone: writing<Calls['updatePhone']>(handlers.updatePhone, ({ body }) => ({
      action: 'phone',
      subject: masked(body.phoneNum),
    })),
    updateUsername: writing<Calls['updateUsername']>(handlers.updateUsername, ({ body }) => ({
      action: 'username',
      subject: body.username,
    })),
    endSession: plain<Calls['endSession']>(handlers.endSession, 'sessionEnd'),
    endOtherSessions: writing<Calls['endOtherSessions']>(handlers.endOtherSessions, ({ result }) =>
      result.ended === 0 ? null : { action: 'sessionEnd', subject: String(result.ended) },
    ),
    modifyProvince: writing<Calls['modifyProvince']>(handlers.modifyProvince, ({ body, result }) =>
      result.isCharged || body.isDefault ? { action: 'province', subject: body.provinceCode } : null,
    ),
    removeList: writing<Calls['removeList']>(handlers.removeList, ({ body }) => ({
      action: 'orderRemove',
      subject: body.listIds.map((listId) => `#${listId}`).join(', '),
    })),
    createOrder: writing<Calls['createOrder']>(handlers.createOrder, ({ result }) => ({
      action: 'purchase',
      subject: result.orderCode,
    })),
    orderRefund: writing<Calls['orderRefund']>(handlers.orderRefund, ({ body, result }) => ({
      action: 'refund',
      about: result.bill.userId,
      subject: `${body.orderCode} ${body.remark}`,
    })),
  };
}

type Writing = ReturnType<typeof writingTo>;

function ofSigningIn(handlers: Handlers<LoggedCalls>, writing: Writing) {
  return {
    token: writing<Calls['token']>(handlers.token, ({ result }) => ({
      action: 'login',
      by: { userId: result.user.id },
    })),
    tokenBySms: writing<Calls['tokenBySms']>(handlers.tokenBySms, ({ result }) => ({
      action: 'login',
      by: { userId: result.user.id },
    })),
    addUser: writing<Calls['addUser']>(handlers.addUser, ({ result }) => ({
      action: 'register',
      by: { userId: result.user.id },
    })),
    forgetPassword: writing<Calls['forgetPassword']>(handlers.forgetPassword, ({ body }) => ({
      action: 'passwordReset',
      by: { phoneNum: body.phoneNum },
    })),
  };
}

/** What a main account does with its sub accounts, and what they ask of it. */
function ofCompany(handlers: Handlers<LoggedCalls>, writing: Writing) {
  return {
    addSubAccount: writing<Calls['addSubAccount']>(handlers.addSubAccount, ({ result }) => ({
      action: 'subAdd',
      subject: result.username,
    })),
    editSubAccount: writing<Calls['editSubAccount']>(handlers.editSubAccount, ({ result }) => ({
      action: 'subEdit',
      subject: result.username,
    })),
    disableSubAccount: writing<Calls['disableSubAccount']>(handlers.disableSubAccount, ({ body, result }) => ({
      action: body.isDisabled ? 'subDisable' : 'subEnable',
      subject: result.username,
    })),
    resetSubPassword: writing<Calls['resetSubPassword']>(handlers.resetSubPassword, ({ body }) => ({
      action: 'subPassword',
      about: body.id,
    })),
    shareQuota: writing<Calls['shareQuota']>(handlers.shareQuota, ({ result }) => ({
      action: 'subEdit',
      subject: result.username,
    })),
    allocateQuota: writing<Calls['allocateQuota']>(handlers.allocateQuota, ({ body }) => ({
      action: 'allocate',
      about: body.id,
      subject: `× ${body.amount}`,
    })),
    takeBackQuota: writing<Calls['takeBackQuota']>(handlers.takeBackQuota, ({ body }) => ({
      action: 'takeBack',
      about: body.id,
      subject: `× ${body.amount}`,
    })),
    askPackage: writing<Calls['askPackage']>(handlers.askPackage, () => ({ action: 'packageAsk' })),
    answerPackageRequest: writing<Calls['answerPackageRequest']>(handlers.answerPackageRequest, ({ result }) => ({
      action: 'packageAnswer',
      subject: result.username,
    })),
  };
}

/** What someone says of themselves: that it was changed is the company's to know, and of it the company's name alone. */
function ofProfile(handlers: Handlers<LoggedCalls>, writing: Writing) {
  const changed = () => ({ action: 'profile' }) as const;
  return {
    updateDetail: writing<Calls['updateDetail']>(handlers.updateDetail, ({ body }) => ({
      action: 'profile',
      subject: body.companyName,
    })),
    updateCompany: writing<Calls['updateCompany']>(handlers.updateCompany, ({ body }) => ({
      action: 'profile',
      subject: body.companyName,
    })),
    updateIndustry: writing<Calls['updateIndustry']>(handlers.updateIndustry, changed),
    updateCareer: writing<Calls['updateCareer']>(handlers.updateCareer, changed),
    updateChannel: writing<Calls['updateChannel']>(handlers.updateChannel, changed),
    updateBusinessDesc: writing<Calls['updateBusinessDesc']>(handlers.updateBusinessDesc, changed),
    updateCommunication: writing<Calls['updateCommunication']>(handlers.updateCommunication, changed),
  };
}

/** Makes handlers that write down what they have done; null leaves no line. */
function writingTo(log: OperationLogger) {
  return <C extends AnyCall>(handler: Handler<C>, describe: (done: DoneCall<C>) => Described | null): Handler<C> =>
    async (body, visit) => {
      const result = await handler(body, visit);
      const described = describe({ body, result, visit });
      const by = described?.by ?? (visit.session === null ? undefined : { userId: visit.session.userId });
      if (described !== null && by !== undefined) await log.add({ ...described, by }, visit);
      return result;
    };
}

/** A phone as a log may name it: 139****0001. */
function masked(phoneNum: string): string {
  return `${phoneNum.slice(0, 3)}****${phoneNum.slice(-4)}`;
}
