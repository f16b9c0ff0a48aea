import { expect, test } from 'vitest';
import { readName, withArabicDigits, withDigitsApart } from '../../../../src/server/vehicles/names/read-name.ts';

test.each([
  ['VW朗逸', ['volkswagen', '朗逸']],
  ['上海大众帕萨特', ['上汽大众帕萨特']],
  ['benz glc', ['mercedesbenz', 'glc']],
  ['雪弗兰科鲁兹', ['雪佛兰科鲁兹']],
  ['Mercedes C Class', ['mercedes', 'cclass']],
  ['马六 2.0', ['马自达', '6', '2.0']],
  ['宝马3', ['宝马', '3']],
  ['Howo dump truck', ['howo', 'tipper']],
  ['赛欧3 1.4', ['赛欧', '3', '1.4']],
  ['BYD Atto 3', ['byd', 'yuan', 'plus']],
  ['Kia Rio China', ['kia', 'k2']],
  ['新桑 1.6', ['桑塔纳', '1.6']],
  ['新帕 380', ['帕萨特', '380']],
  ['玛卡 2.0T', ['macan', '2.0t']],
  ['宝马五系', ['宝马', '5', '系']],
  ['本田CRV1.5T两驱', ['本田', 'crv', '1.5t', '两驱']],
  ['哈弗H61.5T', ['哈弗', 'h6', '1.5t']],
  ['ID.4', ['id.4']],
])('%s is read in the words of the catalogue', (text, tokens) => {
  expect(readName(text).tokens).toEqual(tokens);
});

test.each([
  ['朗逸 国六', 'china6', '国六'],
  ['朗逸国VI', 'china6', '国vi'],
  ['朗逸 国Ⅴ', 'china5', '国v'],
  ['朗逸 国 4', 'china4', '国 4'],
  ['Lavida China 6b', 'china6', 'china 6b'],
  ['豪沃 欧三', 'china3', '欧三'],
])('%s states the emission standard %s', (text, token, typed) => {
  const name = readName(text);
  expect(name.tokens).toContain(token);
  expect(name.typed.get(token)).toBe(typed);
});

test('a year stays a word, because it may be a family, and two are a span', () => {
  expect(readName('标致 2008')).toMatchObject({ tokens: ['标致', '2008'], years: { from: 2008, to: 2008 } });
  expect(readName('2018年的途观')).toMatchObject({ tokens: ['2018', '途观'], years: { from: 2018, to: 2018 } });
  expect(readName('朗逸15-17款')).toMatchObject({ tokens: ['朗逸'], years: { from: 2015, to: 2017 } });
  expect(readName('朗逸2015-2017款')).toMatchObject({ tokens: ['朗逸'], years: { from: 2015, to: 2017 } });
});

test.each([
  ['瑞虎八', '瑞虎8'],
  ['奥迪A四 2019', '奥迪A4 2019'],
  ['五菱宏光三', '五菱宏光3'],
  ['三菱 帕杰罗', '三菱 帕杰罗'],
  ['九龙 商务', '九龙 商务'],
  ['朗逸 国四', '朗逸 国四'],
])('%s has the number of its model in digits: %s', (text, expected) => {
  expect(withArabicDigits(text)).toBe(expected);
});

test.each([
  ['二零一八款轩逸', ['2018', '轩逸'], 2018, 2018],
  ['一六年途观', ['2016', '途观'], 2016, 2016],
  ['14年9月的宝来', ['2014', '宝来'], 2014, 2014],
  ['2015.6 高尔夫', ['2015', '高尔夫'], 2015, 2015],
  ['langyi2015', ['langyi', '2015'], 2015, 2015],
  ['十代思域', ['思域'], 2016, 2021],
  ['雅阁九代半', ['雅阁'], 2016, 2017],
  ['雅阁十代 1.5T', ['雅阁', '1.5t'], 2018, 2022],
  ['8代雅阁', ['雅阁'], 2008, 2013],
  ['10代思域', ['思域'], 2016, 2021],
  ['索纳塔八', ['索纳塔'], 2011, 2014],
  ['golf mk7', ['高尔夫'], 2014, 2020],
  ['高7 1.4T', ['高尔夫', '1.4t'], 2014, 2020],
  ['B7L迈腾', ['迈腾'], 2012, 2016],
  ['帕萨特领驭 1.8T', ['帕萨特', '1.8t'], 2005, 2010],
  ['发现4 3.0', ['发现', '3.0'], 2010, 2016],
  ['14-18 轩逸', ['轩逸'], 2014, 2018],
])('%s states its years', (text, tokens, from, to) => {
  expect(readName(text)).toMatchObject({ tokens, years: { from, to } });
});

test('the last character of a name before a displacement is no emission standard', () => {
  expect(readName('蒙迪欧2.0T').tokens).toEqual(['蒙迪欧', '2.0t']);
  expect(readName('蒙迪欧 欧4').tokens).toEqual(['蒙迪欧', 'china4']);
});

test('the letters of a badge stand apart from its digits, those of a part number do not', () => {
  expect(withDigitsApart('glk300 2012')).toBe('glk 300 2012');
  expect(withDigitsApart('HA71411 LR5830 x5')).toBe('HA71411 LR5830 x5');
});
