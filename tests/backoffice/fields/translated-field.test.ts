import { expect, test } from 'vitest';
import { translatedField } from '../../../src/backoffice/fields/translated-field.ts';
import type { Messages } from '../../../src/backoffice/messages.ts';

const messagesIn = (language: Messages['language']): Messages => ({
  language,
  t: (key) => key,
  has: () => true,
  titleAt: () => undefined,
});

test('a name is English in English only, and falls back to the Chinese one', () => {
  const nameOf = translatedField('name');
  const row = { name: '维修厂', nameEn: 'Repair shop' };
  expect(nameOf(row, messagesIn('en'))).toBe('Repair shop');
  expect(nameOf(row, messagesIn('zh-CN'))).toBe('维修厂');
  expect(nameOf({ ...row, nameEn: '' }, messagesIn('en'))).toBe('维修厂');
});
