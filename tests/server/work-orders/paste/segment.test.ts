import { expect, test } from 'vitest';
import { namesIn, type PartNames, segment } from '../../../../src/server/work-orders/paste/segment.ts';

const known = new Set(['机滤', '灯', '大灯', '刹车片', '前刹车片', '后刹车片', '刹车片报警线', '发动机', '发动机支架']);
const names: PartNames = {
  longest: 6,
  has: (text) => known.has(text),
  lacksPlace: () => false,
  isLike: () => false,
};
const piecesOf = (word: string) => segment(word, names).map(({ kind, text }) => `${kind} ${text}`);

test('the longest name is taken, and names follow each other without a separator', () => {
  expect(piecesOf('刹车片报警线机滤')).toEqual(['part 刹车片报警线', 'part 机滤']);
  expect(piecesOf('发动机支架')).toEqual(['part 发动机支架']);
});

test('words of courtesy around names are no parts of them', () => {
  expect(piecesOf('麻烦查一下机滤和刹车片有货吗')).toEqual([
    'filler 麻烦',
    'filler 查一下',
    'part 机滤',
    'filler 和',
    'part 刹车片',
    'filler 有货吗',
  ]);
});

test('a name that begins like a filler is a name', () => {
  expect(piecesOf('发动机')).toEqual(['part 发动机']);
});

test('a single character that could be a filler belongs to the unknown word around it', () => {
  expect(piecesOf('喵有呜')).toEqual(['rest 喵有呜']);
  expect(piecesOf('来喵呜吗')).toEqual(['filler 来', 'rest 喵呜', 'filler 吗']);
});

test('front and rear are two parts, left and right one pair, and either is one piece of the message', () => {
  expect(piecesOf('前后刹车片机滤')).toEqual(['part 前后刹车片', 'part 机滤']);
  expect(namesIn('前后刹车片')).toEqual({ texts: ['前刹车片', '后刹车片'], isPair: false, unsure: [] });
  expect(namesIn('左右大灯')).toEqual({ texts: ['大灯'], isPair: true, unsure: [] });
  expect(namesIn('大灯')).toEqual({ texts: ['大灯'], isPair: false, unsure: [] });
  expect(namesIn('空滤内外芯')).toEqual({ texts: ['空滤内芯', '空滤外芯'], isPair: false, unsure: [] });
  expect(namesIn('三滤')).toEqual({ texts: ['机滤', '空滤', '空调滤'], isPair: false, unsure: ['空调滤'] });
});

test('front and rear of a name of one character are two parts if each is a name', () => {
  const bumpers = { ...names, has: (text: string) => ['前杠', '后杠'].includes(text) };
  expect(segment('前后杠', bumpers)).toMatchObject([{ kind: 'part', text: '前后杠' }]);
  expect(namesIn('前后杠').texts).toEqual(['前杠', '后杠']);
  expect(piecesOf('前后灯')).toEqual(['rest 前后灯']);
});

test('a fluid is a part, but not at the beginning of a longer word', () => {
  expect(piecesOf('机油机滤')).toEqual(['part 机油', 'part 机滤']);
  expect(piecesOf('机油喵')).toEqual(['rest 机油喵']);
});

test('one character is a name only by itself', () => {
  expect(piecesOf('灯')).toEqual(['part 灯']);
  expect(piecesOf('喵灯')).toEqual(['rest 喵灯']);
});

test('an offset counts from the beginning of the word, and no character is lost', () => {
  const word = '请来喵🚗呜机滤的刹车片';
  const pieces = segment(word, names);
  expect(pieces.map(({ text }) => text).join('')).toBe(word);
  for (const { at, text } of pieces) expect(word.slice(at, at + text.length)).toBe(text);
});
