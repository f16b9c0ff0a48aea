import { expect, test } from 'vitest';
import { passwordStrength } from '../../../src/catalogue/account/password-strength.ts';
import * as rules from '../../../src/catalogue/account/rules.ts';

test('an invalid password has strength 0; length and more kinds of characters raise it', () => {
  const rate = (password: string) => passwordStrength(password, rules.password(password, {}) === undefined);
  expect(['abcdefgh', 'abcd#123', 'aaaa#1111111', 'Abcd#123', 'Abcd#123efgh5678'].map(rate)).toEqual([0, 1, 1, 2, 3]);
});

test('a long password of few different characters is weak', () => {
  expect(passwordStrength('Abcd#1111111', true)).toBe(1);
  expect(passwordStrength('Abcd#12', true)).toBe(2);
});

test('ten and fourteen characters each raise the strength', () => {
  expect(['abcde#123', 'abcdef#123', 'abcdefghij#123'].map((password) => passwordStrength(password, true))).toEqual([
    1, 2, 3,
  ]);
});
