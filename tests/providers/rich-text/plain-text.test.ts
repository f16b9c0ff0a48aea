import { expect, test } from 'vitest';
import { plainText } from '../../../src/providers/rich-text/plain-text.ts';

test('the plain text has a space between blocks', () => {
  expect(plainText('<h3>One</h3><ul><li>two &amp; three</li><li>four</li></ul>')).toBe('One two & three four');
});

test('white space is single, and marks within a word do not divide it', () => {
  expect(plainText('<p> a\n b&nbsp; c </p>')).toBe('a b c');
  expect(plainText('<p>brake<b>pad</b>s<br>new</p>')).toBe('brakepads new');
  expect(plainText('')).toBe('');
});
