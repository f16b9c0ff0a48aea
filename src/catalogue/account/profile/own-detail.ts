import {
  perfectUpdates,
  type UserDetail,
  updateBusinessDesc,
  updateCareer,
  updateChannel,
  updateCommunication,
  updateCompany,
  updateDetail,
  updateIndustry,
  userDetail,
} from '../../../contract/profile.ts';
import { ask } from '../../../providers/client.ts';
import { queryClient } from '../../../providers/query-client.ts';
import { keepSession, session } from '../../../providers/session.ts';
import { keyOf, useCall } from '../../../providers/use-call.ts';
import type { ProfileField } from './profile-fields.ts';

export function useOwnDetail() {
  return useCall(userDetail, {});
}

/** Shows the profile as the server has it now, in the header's menu too. */
export function keepDetail(detail: UserDetail): void {
  queryClient.setQueryData(keyOf(userDetail, {}), detail);
  const current = session.get();
  if (current === null) return;
  const { username, phoneNum, userRealname, companyName } = detail.sysUserDetailVo;
  keepSession({ ...current, user: { ...current.user, username, phoneNum, userRealname, companyName } });
}

const savings: Record<ProfileField, (text: string) => Promise<UserDetail>> = {
  userRealname: (userRealname) => ask(updateDetail, { userRealname }),
  companyName: (companyName) => ask(updateCompany, { companyName }),
  companyType: (companyType) => ask(updateIndustry, { companyType }),
  jobFlag: (jobFlag) => ask(updateCareer, { jobFlag }),
  howKnowEpc: (howKnowEpc) => ask(updateChannel, { howKnowEpc }),
  businessDesc: (businessDesc) => ask(updateBusinessDesc, { businessDesc }),
  hasCommunication: (answer) => ask(updateCommunication, { hasCommunication: answer === 'yes' }),
};

/** Keeps what was typed or chosen; a wish to be called is the text yes or no. @throws CallError */
export async function saveField(field: ProfileField, text: string): Promise<void> {
  keepDetail(await savings[field](text.trim()));
}

const confirmations = {
  userRealname: perfectUpdates.perfectUpdate,
  companyName: perfectUpdates.perfectCompanyMessage,
  companyType: perfectUpdates.perfectCompanyType,
  jobFlag: perfectUpdates.perfectJob,
  howKnowEpc: perfectUpdates.perfectHowKnow,
  businessDesc: perfectUpdates.perfectBusinessDesc,
  hasCommunication: perfectUpdates.perfectCommunication,
} as const satisfies Record<ProfileField, unknown>;

/** Says that what stands in a field is right. @throws CallError */
export async function confirmField(field: ProfileField): Promise<void> {
  keepDetail(await ask(confirmations[field], { perfect: 'true' }));
}
