import { expect, test } from 'vitest';
import { provinceOf, provinceOfAbbreviation } from '../../../../src/contract/imports/cells/province.ts';
import { provinces } from '../../../../src/contract/provinces/province-names.ts';

test('every province is read by its code, its first two digits, its name and its English name', () => {
  for (const { code, zh, en } of provinces)
    for (const text of [code, code.slice(0, 2), zh, en, en.toUpperCase()]) expect(provinceOf(text), text).toBe(code);
});

test('short and long forms of a name mean the same', () => {
  for (const text of ['广西', '广西自治区', '广西壮族自治区']) expect(provinceOf(text)).toBe('450000');
  for (const text of ['内蒙', '内蒙古', '内蒙古自治区', 'Inner Mongolia Autonomous Region'])
    expect(provinceOf(text)).toBe('150000');
  for (const text of ['香港', '香港特别行政区', 'Hong Kong SAR']) expect(provinceOf(text)).toBe('810000');
  expect([provinceOf('广东 省'), provinceOf('Guangdong Province'), provinceOf('上海市')]).toEqual([
    '440000',
    '440000',
    '310000',
  ]);
});

test('the whole country is no province but is known', () => {
  for (const text of ['全国', '全国统一', 'Nationwide', 'CHINA', '000000']) expect(provinceOf(text)).toBeNull();
});

test('a name with more in it, a code of none and an empty text are no province', () => {
  for (const text of ['上海大众', '99', '31000', '', '省', '沪']) expect(provinceOf(text), text).toBeUndefined();
});

test('every province has an abbreviation, some two, which is read with spaces around it', () => {
  const signs = [...'京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新台港澳'];
  expect(new Set(signs.map(provinceOfAbbreviation))).toEqual(new Set(provinces.map(({ code }) => code)));
  expect(provinceOfAbbreviation(' 沪 ')).toBe('310000');
  expect(provinceOfAbbreviation('蜀')).toBe(provinceOfAbbreviation('川'));
  for (const text of ['', '上', '沪粤']) expect(provinceOfAbbreviation(text)).toBeUndefined();
});
