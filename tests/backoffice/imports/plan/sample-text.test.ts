import { expect, test } from 'vitest';
import { sampleChanges, sampleName, valueText } from '../../../../src/backoffice/imports/plan/sample-text.ts';
import { keyMessages } from '../../../support/screens/key-messages.ts';

type Values = Readonly<Record<string, unknown>>;
const sample = (before: Values | null, after: Values) =>
  ({ op: before === null ? 'new' : 'changed', line: 2, before, after }) as const;
const text = (field: string, value: unknown) => valueText(field, value, keyMessages('en'));

test('a change shows what a person can read: no ids, keys and search texts', () => {
  const after = { name_zh: '片', name_en: '', brand_id: 7, oe_key: 'A1', pinyin: 'p', norm: 'x', price_fen: 100 };
  expect(sampleChanges(sample(null, after)).map(({ field }) => field)).toEqual(['name_zh', 'price_fen']);
  expect(sampleChanges(sample({ name_en: 'pad' }, { name_en: '' }))).toEqual([
    { field: 'name_en', before: 'pad', after: '' },
  ]);
});

test('a new row is called by its name in the reader’s language, else by its number', () => {
  const after = { name_zh: '片', name_en: 'pad', oe: 'A 1' };
  expect([sampleName(sample(null, after), 'en'), sampleName(sample(null, after), 'zh-CN')]).toEqual(['pad', '片']);
  expect(sampleName(sample(null, { name_en: '', name_zh: null, oe: 'A 1' }), 'en')).toBe('A 1');
  expect(sampleName(sample(null, {}), 'en')).toBe('');
});

test('fen are shown in yuan, each price once and four at most; zero is no price', () => {
  expect(text('price_fen', 28_650)).toBe('¥286.50');
  expect(text('price_fen', [100, 100, 200, 0])).toBe('¥1.00, ¥2.00');
  expect(text('price_fen', [1, 2, 3, 4, 5])).toMatch(/^(¥0\.0\d, ){3}¥0\.04…$/);
  expect([text('price_fen', 0), text('price_fen', [])]).toEqual(['—', '—']);
});

test('of a long list that arrives cut, the last number is not taken for a whole one', () => {
  expect(text('price_fen', '[100,200,30')).toBe('¥1.00, ¥2.00');
  expect(text('hotspots', '[{"orderNo":1},{"orderNo":2},{"ord')).toBe('2+');
  expect(text('hotspots', [{}, {}])).toBe('2');
});

test('nothing is a dash, and no is not nothing', () => {
  expect([null, undefined, '', [], ['', null]].map((value) => text('note', value))).toEqual(Array(5).fill('—'));
  expect([text('is_on', false), text('amount', 0), text('codes', ['a', 'b'])]).toEqual([
    'catalogueImport:no',
    '0',
    'a, b',
  ]);
});

test('the last day built is that of the file', () => {
  expect(text('produced_to', '2022-01-01')).toBe('2021-12-31');
});

test('a quantity of zero is as required', () => {
  expect([text('quantity', 0), text('quantity', 2)]).toEqual(['catalogueImport:plan.asRequired', '2']);
});
