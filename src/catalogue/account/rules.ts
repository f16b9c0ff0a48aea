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

export const password = rule(matches(NewPassword), 'account-forms:rule.password', 'account-forms:rule.password');
export const username = rule(
  matches(NewUsername),
  'account-forms:rule.usernameEmpty',
  'account-forms:rule.usernameWrong',
);
export const companyName = rule(matches(CompanyName), 'account-forms:rule.company', 'account-forms:rule.company');
export const contactName = rule(matches(ContactName), 'account-forms:rule.contact', 'account-forms:rule.contact');
export const businessDesc = rule(matches(BusinessDesc), 'account-forms:rule.business', 'account-forms:rule.business');

/** As it is handed out by the staff; separators do not matter. */
export const resetCode: Rule<unknown> = (value) =>
  normaliseResetCode(value).length === RESET_CODE_LENGTH ? undefined : 'account-forms:rule.resetCode';

/** Optional. */
export const agencyCode: Rule<unknown> = (value) =>
  value.trim() === '' || matches(AgencyCode)(value) ? undefined : 'account-forms:rule.agency';

export const hasAgreed: Rule<unknown> = (value) => (value === 'yes' ? undefined : 'account-forms:rule.agreement');

export const passwordAgain: Rule<{ password: string }> = (value, values) => {
  if (value === '') return 'account-forms:rule.againEmpty';
  return value === values.password ? undefined : 'account-forms:rule.againWrong';
};
