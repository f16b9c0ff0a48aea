import { accountCalls } from '../../../contract/account/calls.ts';
import type { UserDetail } from '../../../contract/account/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { queryKeyOf, useCall } from '../../../providers/calls/use-call.ts';
import { session, setSession } from '../../../providers/session/session.ts';
import type { ProfileField } from './profile-fields.ts';

export function useOwnDetail() {
  return useCall(accountCalls.userDetail, {});
}

/** Shows the profile as the server has it now, in the header's menu too. */
export function keepDetail(detail: UserDetail): void {
  queryClient.setQueryData(queryKeyOf(accountCalls.userDetail, {}), detail);
  const current = session.get();
  if (current === null) return;
  const { username, phoneNum, userRealname, companyName } = detail.sysUserDetailVo;
  setSession({ ...current, user: { ...current.user, username, phoneNum, userRealname, companyName } });
}

const savings: Record<ProfileField, (text: string) => Promise<UserDetail>> = {
  userRealname: (userRealname) => request(accountCalls.updateDetail, { userRealname }),
  companyName: (companyName) => request(accountCalls.updateCompany, { companyName }),
  companyType: (companyType) => request(accountCalls.updateIndustry, { companyType }),
  jobFlag: (jobFlag) => request(accountCalls.updateCareer, { jobFlag }),
  howKnowEpc: (howKnowEpc) => request(accountCalls.updateChannel, { howKnowEpc }),
  businessDesc: (businessDesc) => request(accountCalls.updateBusinessDesc, { businessDesc }),
  hasCommunication: (answer) => request(accountCalls.updateCommunication, { hasCommunication: answer === 'yes' }),
};

/** Keeps what was typed or chosen; a wish to be called is the text yes or no. @throws CallError */
export async function saveField(field: ProfileField, text: string): Promise<void> {
  keepDetail(await savings[field](text.trim()));
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

/** Says that what stands in a field is right. @throws CallError */
export async function confirmField(field: ProfileField): Promise<void> {
  keepDetail(await request(confirmations[field], { perfect: 'true' }));
}
