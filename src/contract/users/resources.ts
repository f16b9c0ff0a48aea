import { crud } from '../crud.ts';
import { USER_PAGE, USER_STATE_POWER } from './rules.ts';
import { StaffUser, UserBulk, UserInput } from './user-schemas.ts';

/**
 * Users as the staff lists and edits them. `nameOrPhone` matches names, and whole phone numbers or their last four digits;
 * with the power to see phone numbers also their first digits.
 */
export const users = crud('user', {
  item: StaffUser,
  id: 'userId',
  input: UserInput,
  filters: StaffUser.pick({
    nameOrPhone: true,
    companyType: true,
    marketName: true,
    intention: true,
    userType: true,
    userState: true,
    expireTime: true,
    agencyCode: true,
    roleValue: true,
  }),
  power: USER_PAGE,
  table: 'account',
  nameField: 'username',
  without: ['add', 'delete'],
  bulk: { values: UserBulk, powers: { userState: USER_STATE_POWER }, withReason: ['userState'] },
});
