import type { UserRecord } from '../../../src/backoffice/users/user/user-record.ts';
import {
  USER_EDIT_POWER,
  USER_NUMBER_POWER,
  USER_PHONE_POWER,
  USER_QUOTA_POWER,
  USER_RESET_POWER,
  USER_ROLE_POWER,
  USER_SESSION_POWER,
  USER_STATE_POWER,
} from '../../../src/contract/users/rules.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

/** Every power of the pages, and those of the actions on a user. */
export const staffPowers: readonly string[] = [
  ...allPowers,
  USER_EDIT_POWER,
  USER_NUMBER_POWER,
  USER_PHONE_POWER,
  USER_QUOTA_POWER,
  USER_RESET_POWER,
  USER_ROLE_POWER,
  USER_SESSION_POWER,
  USER_STATE_POWER,
];

export const userRecord: UserRecord = {
  userId: 7,
  nameOrPhone: 'Ms Li 139****0001',
  username: 'liwei',
  phoneNum: '139****0001',
  userRealname: 'Ms Li',
  companyName: 'Garage Li',
  companyType: 3,
  jobFlag: null,
  howKnowEpc: null,
  businessDesc: null,
  hasCommunication: true,
  intention: null,
  userType: 2,
  userState: 'enabled',
  expireTime: '2027-03-01T16:00:00.000Z',
  agencyCode: 'S01',
  marketName: 'Zhou',
  roleName: '普通用户',
  roleNameEn: 'General user',
  roleValue: 1,
  parentName: null,
  childType: null,
  platform: 'easyEpc',
  createdAt: '2026-11-01T02:00:00.000Z',
  rowVersion: 4,
};

export const choices = {
  companyType: [{ value: 3, label: 'Repair shop' }],
  jobFlag: [],
  howKnowEpc: [],
  intention: [{ value: 11, label: 'High' }],
};

const overrides: Overrides = {
  userList: { rows: [userRecord], total: 1 },
  userGet: userRecord,
  userChoices: choices,
};

export const openUsers = (url: string, more: Overrides = {}, powers: readonly string[] = staffPowers) =>
  openBackoffice(url, { overrides: { ...overrides, ...more }, powers });

export const bodiesOf = (calls: readonly { operation: string; body: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ body }) => body);

/** A write that is refused once, because the user was changed by someone else. */
export function conflictOnce(theirs: UserRecord = { ...userRecord, rowVersion: 5 }): {
  user: () => UserRecord;
  write: () => { rowVersion: number };
} {
  let hasFailed = false;
  return {
    user: () => (hasFailed ? theirs : userRecord),
    write: () => {
      if (hasFailed) return { rowVersion: 6 };
      hasFailed = true;
      return refuse('900410', { theirs, changedBy: 'chen', changedAt: null });
    },
  };
}
