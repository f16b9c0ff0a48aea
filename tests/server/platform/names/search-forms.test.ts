import { expect, test } from 'vitest';
import { normalName, searchForms } from '../../../../src/server/platform/names/search-forms.ts';

test('the normal form drops filler words, width, case and separators', () => {
  expect(normalName('前大灯总成（左）')).toBe('前大灯左');
  expect(normalName('ＡＢＳ 泵的件')).toBe('abs泵');
  expect(normalName('总成')).toBe('总成');
});

test('a Chinese word is found by pinyin in full and by initials', () => {
  expect(searchForms('电瓶')).toEqual({ norm: '电瓶', pinyin: 'dianping', initials: 'dp' });
  expect(searchForms('叶子板')).toMatchObject({ pinyin: 'yeziban', initials: 'yzb' });
});
