import { expect, test } from 'vitest';
import { phoneCode, phoneNum } from '../../../src/catalogue/account/phone-rules.ts';
import * as rules from '../../../src/catalogue/account/rules.ts';
import { PhoneCode, PhoneNum } from '../../../src/contract/sms/schemas.ts';

test.each([
  ['', 'rule.phoneEmpty'],
  ['1380000000', 'rule.phoneWrong'],
  ['138000000000', 'rule.phoneWrong'],
  ['1380000000a', 'rule.phoneWrong'],
  ['+86 138-0000-0000', undefined],
  [`138${'-'.repeat(30)}00000000`, 'rule.phoneWrong'],
])('the phone %s has the error %s, in agreement with its schema', (input, error) => {
  expect(PhoneNum.safeParse(input).success).toBe(error === undefined);
  expect(phoneNum(input, {})).toBe(error);
});

test.each([
  ['', 'rule.codeEmpty'],
  ['12345', 'rule.codeWrong'],
  ['123 456', undefined],
  [`123${' '.repeat(20)}456`, 'rule.codeWrong'],
])('the code %s has the error %s, in agreement with its schema', (input, error) => {
  expect(PhoneCode.safeParse(input).success).toBe(error === undefined);
  expect(phoneCode(input, {})).toBe(error);
});

test.each([
  ['Abc#123', false],
  ['Abc#1234', true],
  [`Abc#1234${'x'.repeat(12)}`, true],
  [`Abc#1234${'x'.repeat(13)}`, false],
  ['Abcd1234', false],
  ['Abcd####', false],
  ['1234####', false],
  ['Abc #1234', false],
  ['密码很长#1234', true],
])('the password %s is valid: %s', (password, isValid) => {
  expect(rules.password(password, {}) === undefined).toBe(isValid);
});

test('a username is neither empty nor a phone number', () => {
  expect(rules.username('  ', {})).toBe('account-forms:rule.usernameEmpty');
  expect(rules.username('13800000000', {})).toBe('account-forms:rule.usernameWrong');
  expect(rules.username('a', {})).toBeUndefined();
});

test.each([
  ['a company', 80, 'account-forms:rule.company', rules.companyName],
  ['a contact', 30, 'account-forms:rule.contact', rules.contactName],
  ['a business', 380, 'account-forms:rule.business', rules.businessDesc],
] as const)('%s has 2 to %i characters', (_, max, error, rule) => {
  expect(rule('修', {})).toBe(error);
  expect(rule('修'.repeat(2), {})).toBeUndefined();
  expect(rule('修'.repeat(max), {})).toBeUndefined();
  expect(rule('修'.repeat(max + 1), {})).toBe(error);
});

test('the repeated password equals the password', () => {
  expect(rules.passwordAgain('', { password: 'x' })).toBe('account-forms:rule.againEmpty');
  expect(rules.passwordAgain('y', { password: 'x' })).toBe('account-forms:rule.againWrong');
  expect(rules.passwordAgain('x', { password: 'x' })).toBeUndefined();
});
