import { normaliseResetCode, RESET_CODE_LENGTH } from '../../contract/account/reset-code-rules.ts';
import {
  AgencyCode,
  BusinessDesc,
  CompanyName,
  ContactName,
  NewPassword,
  NewUsername,
} from '../../contract/account/schemas.ts';
import { type Rule, rule } from './rule.ts';

interface Schema {
  safeParse(value: string): { success: boolean };
}

const matches = (schema: Schema) => (value: string) => schema.safeParse(value).success;

export const password = rule(matches(NewPassword), 'rule.password', 'rule.password');
export const username = rule(matches(NewUsername), 'rule.usernameEmpty', 'rule.usernameWrong');
export const companyName = rule(matches(CompanyName), 'rule.company', 'rule.company');
export const contactName = rule(matches(ContactName), 'rule.contact', 'rule.contact');
export const businessDesc = rule(matches(BusinessDesc), 'rule.business', 'rule.business');

/** As it is handed out by the staff; separators do not matter. */
export const resetCode: Rule<unknown> = (value) =>
  normaliseResetCode(value).length === RESET_CODE_LENGTH ? undefined : 'rule.resetCode';

/** Optional. */
export const agencyCode: Rule<unknown> = (value) =>
  value.trim() === '' || matches(AgencyCode)(value) ? undefined : 'rule.agency';

export const hasAgreed: Rule<unknown> = (value) => (value === 'yes' ? undefined : 'rule.agreement');

export const passwordAgain: Rule<{ password: string }> = (value, values) => {
  if (value === '') return 'rule.againEmpty';
  return value === values.password ? undefined : 'rule.againWrong';
};
