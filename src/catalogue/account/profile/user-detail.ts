import { accountCalls } from '../../../contract/account/calls.ts';
import type { UserDetail } from '../../../contract/account/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { session, setSession } from '../../../providers/session/session.ts';
import type { ProfileField } from './profile-fields.ts';

export function useUserDetail() {
  return useCall(accountCalls.userDetail, {});
}

/** Puts a changed profile into the cache and the session, which the header shows. */
export function storeUserDetail(detail: UserDetail): void {
  queryClient.setQueryData(queryKeyOf(accountCalls.userDetail, {}), detail);
  const current = session.get();
  if (current === null) return;
  const { username, phoneNum, userRealname, companyName } = detail.sysUserDetailVo;
  setSession({ ...current, user: { ...current.user, username, phoneNum, userRealname, companyName } });
}

const updates: Record<ProfileField, (text: string) => Promise<UserDetail>> = {
  userRealname: (userRealname) => request(accountCalls.updateDetail, { userRealname }),
  companyName: (companyName) => request(accountCalls.updateCompany, { companyName }),
  companyType: (companyType) => request(accountCalls.updateIndustry, { companyType: Number(companyType) }),
  jobFlag: (jobFlag) => request(accountCalls.updateCareer, { jobFlag: Number(jobFlag) }),
  howKnowEpc: (howKnowEpc) => request(accountCalls.updateChannel, { howKnowEpc: Number(howKnowEpc) }),
  businessDesc: (businessDesc) => request(accountCalls.updateBusinessDesc, { businessDesc }),
  hasCommunication: (answer) => request(accountCalls.updateCommunication, { hasCommunication: answer === 'yes' }),
};

/** Saves a field; `hasCommunication` is the text yes or no, a choice the text of its id. @throws CallError */
export async function saveField(field: ProfileField, text: string): Promise<void> {
  storeUserDetail(await updates[field](text.trim()));
}

const confirmations = {
  userRealname: accountCalls.perfectUpdate,
  companyName: accountCalls.perfectCompanyMessage,
  companyType: accountCalls.perfectCompanyType,
  jobFlag: accountCalls.perfectJob,
  howKnowEpc: accountCalls.perfectHowKnow,
  businessDesc: accountCalls.perfectBusinessDesc,
  hasCommunication: accountCalls.perfectCommunication,
} as const satisfies Record<ProfileField, unknown>;

/** Confirms a field's present value. @throws CallError */
export async function confirmField(field: ProfileField): Promise<void> {
  storeUserDetail(await request(confirmations[field], { perfect: 'true' }));
}
