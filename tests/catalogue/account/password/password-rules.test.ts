import { expect, test } from 'vitest';
import { passwordRules, problemsOf, ruleNames } from '../../../../src/catalogue/account/password/password-rules.ts';
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
])('the rules shown together say of “%s” what the contract says', (password) => {
  const isGood = ruleNames.every((rule) => passwordRules[rule](password));
  expect(isGood).toBe(NewPassword.safeParse(password).success);
});

test('each field is told what is wrong with it', () => {
  expect(problemsOf({ oldPassword: '', newPassword: 'x', again: '' })).toEqual({
    oldPassword: 'passwordEmpty',
    newPassword: 'newPassword',
    again: 'again',
  });
  expect(problemsOf({ oldPassword: 'same#2026', newPassword: 'same#2026', again: 'same#2026' })).toEqual({
    newPassword: 'samePassword',
  });
  expect(problemsOf({ oldPassword: 'old#2026', newPassword: 'new#2026', again: 'new#2026' })).toEqual({});
});
