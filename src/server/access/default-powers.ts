import { AGENT, SELLER } from '../../contract/access/role-values.ts';
import { BILL_PAGE } from '../../contract/billing/rules.ts';
import { START_PAGE, STATISTICS_PAGE } from '../../contract/statistics/rules.ts';
import { OPPORTUNITY_PAGE } from '../../contract/users/prospect-rules.ts';
import { USER_PAGE } from '../../contract/users/rules.ts';
import { AGENT_PAGE, SALE_PAGE } from '../../contract/users/staff-rules.ts';

const both = [AGENT, SELLER] as const;

/**
 * The powers of the predefined roles of sellers and agents. Each is granted once, when it is added, so that the staff can
 * revoke it. What they open shows users of their own agency code only.
 */
const rolesOf: Readonly<Record<string, readonly number[]>> = {
  '/manager': both,
  [START_PAGE]: both,
  [STATISTICS_PAGE]: both,
  [USER_PAGE]: both,
  [OPPORTUNITY_PAGE]: [SELLER],
  [`${OPPORTUNITY_PAGE}:edit`]: [SELLER],
  [`${OPPORTUNITY_PAGE}:delete`]: [SELLER],
  [SALE_PAGE]: [SELLER],
  [AGENT_PAGE]: [AGENT],
  [BILL_PAGE]: [SELLER],
};

/** The values of the roles whose predefined role gets a power besides the managers. */
export function defaultRoleValuesOf(powerCode: string): readonly number[] {
  return rolesOf[powerCode] ?? [];
}
