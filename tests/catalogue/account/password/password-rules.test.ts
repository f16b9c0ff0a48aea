import { expect, test } from 'vitest';
import {
  passwordRules,
  ruleNames,
  validatePasswords,
} from '../../../../src/catalogue/account/password/password-rules.ts';
import { NewPassword } from '../../../../src/contract/account/schemas.ts';

test.each([
  'a1#aaaa',
  'a1#aaaaa',
  `a1#${'a'.repeat(17)}`,
  `a1#${'a'.repeat(18)}`,
  '12345678#',
  'abcdefg#',
  'abcdefg1',
  'a1# aaaaa',
  '密码1#密码密码',
  '',
])('the displayed rules together accept “%s” exactly when the contract does', (password) => {
  const isValid = ruleNames.every((rule) => passwordRules[rule](password));
  expect(isValid).toBe(NewPassword.safeParse(password).success);
});

test('each invalid field has its own error', () => {
  expect(validatePasswords({ oldPassword: '', newPassword: 'x', again: '' })).toEqual({
    oldPassword: 'passwordEmpty',
    newPassword: 'newPassword',
    again: 'again',
  });
  expect(validatePasswords({ oldPassword: 'same#2026', newPassword: 'same#2026', again: 'same#2026' })).toEqual({
    newPassword: 'samePassword',
  });
  expect(validatePasswords({ oldPassword: 'old#2026', newPassword: 'new#2026', again: 'new#2026' })).toEqual({});
});
