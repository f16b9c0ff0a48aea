import type { accountCalls } from '../../../contract/account/calls.ts';
import type { billingCalls } from '../../../contract/billing/calls.ts';
import type { AnyCall, CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { companyCalls } from '../../../contract/company/calls.ts';
import type { provinceCalls } from '../../../contract/provinces/calls.ts';
import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { ContextOf, Handler, Handlers } from '../../http/serve.ts';
import type { LoggedOperation, OperationLogger } from './operation-logger.ts';

type LoggedCalls = Pick<
  typeof accountCalls,
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
  | 'updateDetail'
  | 'updateCompany'
  | 'updateIndustry'
  | 'updateCareer'
  | 'updateChannel'
  | 'updateBusinessDesc'
  | 'updateCommunication'
> &
  Pick<typeof provinceCalls, 'modifyProvince'> &
  Pick<typeof workOrderCalls, 'removeList'> &
  Pick<
    typeof companyCalls,
    | 'addSubAccount'
    | 'editSubAccount'
    | 'disableSubAccount'
    | 'resetSubPassword'
    | 'shareQuota'
    | 'allocateQuota'
    | 'takeBackQuota'
    | 'askPackage'
    | 'answerPackageRequest'
  > &
  Pick<typeof billingCalls, 'createOrder' | 'orderRefund'>;

interface DoneCall<C extends AnyCall> {
  body: CheckedBodyOf<C>;
  result: ResultOf<C>;
  visit: ContextOf<C>;
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
    logout: plain<typeof accountCalls.logout>(handlers.logout, 'logout'),
    updatePassword: plain<typeof accountCalls.updatePassword>(handlers.updatePassword, 'password'),
    updatePhone: writing<typeof accountCalls.updatePhone>(handlers.updatePhone, ({ body }) => ({
      action: 'phone',
      subject: masked(body.phoneNum),
    })),
    updateUsername: writing<typeof accountCalls.updateUsername>(handlers.updateUsername, ({ body }) => ({
      action: 'username',
      subject: body.username,
    })),
    endSession: plain<typeof accountCalls.endSession>(handlers.endSession, 'sessionEnd'),
    endOtherSessions: writing<typeof accountCalls.endOtherSessions>(handlers.endOtherSessions, ({ result }) =>
      result.ended === 0 ? null : { action: 'sessionEnd', subject: String(result.ended) },
    ),
    modifyProvince: writing<typeof provinceCalls.modifyProvince>(handlers.modifyProvince, ({ body, result }) =>
      result.isCharged || body.isDefault ? { action: 'province', subject: body.provinceCode } : null,
    ),
    removeList: writing<typeof workOrderCalls.removeList>(handlers.removeList, ({ body }) => ({
      action: 'orderRemove',
      subject: body.listIds.map((listId) => `#${listId}`).join(', '),
    })),
    createOrder: writing<typeof billingCalls.createOrder>(handlers.createOrder, ({ result }) => ({
      action: 'purchase',
      subject: result.orderCode,
    })),
    orderRefund: writing<typeof billingCalls.orderRefund>(handlers.orderRefund, ({ body, result }) => ({
      action: 'refund',
      about: result.bill.userId,
      subject: `${body.orderCode} ${body.remark}`,
    })),
  };
}

type Writing = ReturnType<typeof writingTo>;

function ofSigningIn(handlers: Handlers<LoggedCalls>, writing: Writing) {
  return {
    token: writing<typeof accountCalls.token>(handlers.token, ({ result }) => ({
      action: 'login',
      by: { userId: result.user.id },
    })),
    tokenBySms: writing<typeof accountCalls.tokenBySms>(handlers.tokenBySms, ({ result }) => ({
      action: 'login',
      by: { userId: result.user.id },
    })),
    addUser: writing<typeof accountCalls.addUser>(handlers.addUser, ({ result }) => ({
      action: 'register',
      by: { userId: result.user.id },
    })),
    forgetPassword: writing<typeof accountCalls.forgetPassword>(handlers.forgetPassword, ({ body }) => ({
      action: 'passwordReset',
      by: { phoneNum: body.phoneNum },
    })),
  };
}

/** What a main account does with its sub accounts, and what they ask of it. */
function ofCompany(handlers: Handlers<LoggedCalls>, writing: Writing) {
  return {
    addSubAccount: writing<typeof companyCalls.addSubAccount>(handlers.addSubAccount, ({ result }) => ({
      action: 'subAdd',
      subject: result.username,
    })),
    editSubAccount: writing<typeof companyCalls.editSubAccount>(handlers.editSubAccount, ({ result }) => ({
      action: 'subEdit',
      subject: result.username,
    })),
    disableSubAccount: writing<typeof companyCalls.disableSubAccount>(
      handlers.disableSubAccount,
      ({ body, result }) => ({
        action: body.isDisabled ? 'subDisable' : 'subEnable',
        subject: result.username,
      }),
    ),
    resetSubPassword: writing<typeof companyCalls.resetSubPassword>(handlers.resetSubPassword, ({ body }) => ({
      action: 'subPassword',
      about: body.id,
    })),
    shareQuota: writing<typeof companyCalls.shareQuota>(handlers.shareQuota, ({ result }) => ({
      action: 'subEdit',
      subject: result.username,
    })),
    allocateQuota: writing<typeof companyCalls.allocateQuota>(handlers.allocateQuota, ({ body }) => ({
      action: 'allocate',
      about: body.id,
      subject: `× ${body.amount}`,
    })),
    takeBackQuota: writing<typeof companyCalls.takeBackQuota>(handlers.takeBackQuota, ({ body }) => ({
      action: 'takeBack',
      about: body.id,
      subject: `× ${body.amount}`,
    })),
    askPackage: writing<typeof companyCalls.askPackage>(handlers.askPackage, () => ({ action: 'packageAsk' })),
    answerPackageRequest: writing<typeof companyCalls.answerPackageRequest>(
      handlers.answerPackageRequest,
      ({ result }) => ({
        action: 'packageAnswer',
        subject: result.username,
      }),
    ),
  };
}

/** What someone says of themselves: that it was changed is the company's to know, and of it the company's name alone. */
function ofProfile(handlers: Handlers<LoggedCalls>, writing: Writing) {
  const changed = () => ({ action: 'profile' }) as const;
  return {
    updateDetail: writing<typeof accountCalls.updateDetail>(handlers.updateDetail, ({ body }) => ({
      action: 'profile',
      subject: body.companyName,
    })),
    updateCompany: writing<typeof accountCalls.updateCompany>(handlers.updateCompany, ({ body }) => ({
      action: 'profile',
      subject: body.companyName,
    })),
    updateIndustry: writing<typeof accountCalls.updateIndustry>(handlers.updateIndustry, changed),
    updateCareer: writing<typeof accountCalls.updateCareer>(handlers.updateCareer, changed),
    updateChannel: writing<typeof accountCalls.updateChannel>(handlers.updateChannel, changed),
    updateBusinessDesc: writing<typeof accountCalls.updateBusinessDesc>(handlers.updateBusinessDesc, changed),
    updateCommunication: writing<typeof accountCalls.updateCommunication>(handlers.updateCommunication, changed),
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
