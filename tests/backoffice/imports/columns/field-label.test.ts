import { expect, test } from 'vitest';
import { fieldLabel, shortFieldLabel, valueLabel } from '../../../../src/backoffice/imports/columns/field-label.ts';
import { catalogueFile } from '../../../../src/contract/imports/format/catalogue-files.ts';
import { keyMessages } from '../../../support/screens/key-messages.ts';

const prices = catalogueFile('prices');

test('the short label leaves out what explains blank cells', () => {
  expect(fieldLabel(prices, 'taxIncluded', 'en')).toBe('includes tax; yes where it is blank');
  expect([shortFieldLabel(prices, 'taxIncluded', 'en'), shortFieldLabel(prices, 'taxIncluded', 'zh-CN')]).toEqual([
    'includes tax',
    '含税',
  ]);
});

test('a field that the format no longer has is called by its name', () => {
  expect(shortFieldLabel(prices, 'formerField', 'en')).toBe('formerField');
});

test('choices and yes or no are said in words, other values as they are', () => {
  const { kind, taxIncluded, number } = prices.fields;
  expect(valueLabel(kind, 'guide', keyMessages('zh-CN'))).toBe('指导价');
  expect(valueLabel(kind, 'guide', keyMessages('en'))).toBe('guide');
  expect(['是', 'N', '也许'].map((value) => valueLabel(taxIncluded, value, keyMessages()))).toEqual([
    'catalogueImport:yes',
    'catalogueImport:no',
    '也许',
  ]);
  expect(valueLabel(number, '1', keyMessages())).toBe('1');
  expect(valueLabel(undefined, '是', keyMessages())).toBe('是');
});
