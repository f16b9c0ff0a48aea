import { NewPassword, NewUsername } from '../../contract/account.ts';
import { PhoneCode, PhoneNum } from '../../contract/phone.ts';
import { AgencyCode, BusinessDesc, CompanyName, ContactName } from '../../contract/registration.ts';

/** What is wrong with a value, as a key of the account's words; nothing when it is right. */
export type Rule<Values> = (value: string, values: Values) => string | undefined;

interface Schema {
  safeParse(value: string): { success: boolean };
}

/** Empty says one thing, wrong another: the specification has a message for each. */
function rule(schema: Schema, empty: string, wrong: string): Rule<unknown> {
  return (value) => {
    if (value.trim() === '') return empty;
    return schema.safeParse(value).success ? undefined : wrong;
  };
}

export const phoneNum = rule(PhoneNum, 'rule.phoneEmpty', 'rule.phoneWrong');
export const phoneCode = rule(PhoneCode, 'rule.codeEmpty', 'rule.codeWrong');
export const password = rule(NewPassword, 'rule.password', 'rule.password');
export const username = rule(NewUsername, 'rule.usernameEmpty', 'rule.usernameWrong');
export const companyName = rule(CompanyName, 'rule.company', 'rule.company');
export const contactName = rule(ContactName, 'rule.contact', 'rule.contact');
export const businessDesc = rule(BusinessDesc, 'rule.business', 'rule.business');

/** May be left empty. */
export const agencyCode: Rule<unknown> = (value) =>
  value.trim() === '' || AgencyCode.safeParse(value).success ? undefined : 'rule.agency';

export const hasAgreed: Rule<unknown> = (value) => (value === 'yes' ? undefined : 'rule.agreement');

export const passwordAgain: Rule<{ password: string }> = (value, values) => {
  if (value === '') return 'rule.againEmpty';
  return value === values.password ? undefined : 'rule.againWrong';
};
