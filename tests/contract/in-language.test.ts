import { expect, test } from 'vitest';
import { inLanguage } from '../../src/contract/in-language.ts';

test('readers of English see the English text, and Chinese where there is none', () => {
  expect(inLanguage('en', '公告', 'Notice')).toBe('Notice');
  expect(inLanguage('en', '公告', '')).toBe('公告');
  expect(inLanguage('zh-CN', '公告', 'Notice')).toBe('公告');
});
