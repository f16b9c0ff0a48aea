import { expect, test } from 'vitest';
import { generatePassword, isValid } from '../../../../src/catalogue/company/main-account/sub-account-rules.ts';

test('generated passwords are valid and differ', () => {
  const passwords = Array.from({ length: 50 }, generatePassword);
  expect(passwords.every((password) => isValid('password', password))).toBe(true);
  expect(new Set(passwords).size).toBe(50);
});

test('a contact phone is empty or has eleven digits', () => {
  expect(isValid('contactPhone', ' ')).toBe(true);
  expect(isValid('contactPhone', '13800000000')).toBe(true);
  for (const wrong of ['1380000000', '138000000000', '1380000000a']) expect(isValid('contactPhone', wrong)).toBe(false);
});
