import { expect, test } from 'vitest';
import { nameTokens } from '../../../src/server/vehicles/name-tokens.ts';

test.each([
  ['大众 朗逸', ['大众', '朗逸']],
  ['朗逸2018款1.4T自动', ['朗逸', '2018', '1.4t', '自动']],
  ['朗逸 18款', ['朗逸', '2018']],
  ['捷达 98年款', ['捷达', '1998']],
  ['朗逸 １.６Ｌ　ＭＴ', ['朗逸', '1.6l', 'mt']],
  ['朗逸1.6升手动挡', ['朗逸', '1.6', '手动挡']],
  ['朗逸 自动舒适版', ['朗逸', '自动', '舒适版']],
  ['一汽-大众 CR-V', ['一汽大众', 'crv']],
  ['解放J6P 6×4牵引车460马力', ['解放', 'j6p', '6x4', '牵引车', '460', '马力']],
  ['VW Lavida (2016), DCT', ['vw', 'lavida', '2016', 'dct']],
  ['ID.4 CROZZ.', ['id.4', 'crozz']],
  ['朗逸 朗逸', ['朗逸']],
  ['2016-2018', ['2016', '2018']],
])('%s is read as its words', (typed, tokens) => {
  expect(nameTokens(typed)).toEqual(tokens);
});

test('a text without a word has none', () => {
  expect(nameTokens(' -- (…) ')).toEqual([]);
});
