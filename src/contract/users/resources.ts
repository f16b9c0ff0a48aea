import { crud } from '../crud.ts';
import { OPPORTUNITY_PAGE } from './prospect-rules.ts';
import { Prospect, ProspectFilterFields, ProspectInput } from './prospect-schemas.ts';
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

/**
 * Prospects: general users with a main account. Sellers and agents only see those of their agency code. `nameOrPhone` matches
 * names, and whole phone numbers or their last four digits. By `dueOn`, those without one come last.
 *
 * An edit gives a prospect to a seller, who sees it from then on: a user of another agency code, and its sub accounts, move
 * to the seller's. 300224 unless the owner is an enabled seller whom the caller may see.
 */
export const prospects = crud('prospect', {
  item: Prospect,
  id: 'userId',
  input: ProspectInput,
  filters: ProspectFilterFields,
  power: OPPORTUNITY_PAGE,
  nameField: 'username',
  without: ['add', 'delete'],
});
