import { isPhoneCode, isPhoneNum } from '../../contract/sms/phone.ts';
import { rule } from './rule.ts';

export const phoneNum = rule(isPhoneNum, 'rule.phoneEmpty', 'rule.phoneWrong');
export const phoneCode = rule(isPhoneCode, 'rule.codeEmpty', 'rule.codeWrong');
