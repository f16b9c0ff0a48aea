import { expect, test } from 'vitest';
import { fieldText } from '../../../src/backoffice/fields/field-text.ts';
import type { Row } from '../../../src/backoffice/resource.ts';
import type { ResourceName } from '../../../src/contract/all-calls.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';
import { resourceOf } from '../../support/screens/resource-of.ts';

const textOf = (name: ResourceName, field: string, row: Row, isStored = false) =>
  fieldText(resourceOf(name), field, {
    row,
    messages: keyMessages(),
    names: { parentId: new Map([[7, 'Root']]) },
    isStored,
  });

test('a value is shown by the kind of its field', () => {
  expect(textOf('package', 'kind', { kind: 'daily' })).toBe('package:option.kind.daily');
  expect(textOf('package', 'isOnSale', { isOnSale: false })).toBe('no');
  expect(textOf('package', 'priceFen', { priceFen: 12_050 })).toMatch(/120\.50/);
  expect(textOf('package', 'days', { days: 30 })).toBe('30');
});

test('no value is no text, but zero and false are values', () => {
  for (const value of [null, undefined, ''])
    expect(textOf('package', 'formerPriceFen', { formerPriceFen: value })).toBe('');
  expect(textOf('package', 'priceFen', { priceFen: 0 })).toMatch(/0\.00/);
});

test('a reference is shown by its name, one that is not known by its id', () => {
  expect([textOf('dict', 'parentId', { parentId: 7 }), textOf('dict', 'parentId', { parentId: 8 })]).toEqual([
    'Root',
    '8',
  ]);
});

test('no id is shown while names are loading', () => {
  const context = { messages: keyMessages(), names: {}, areNamesLoading: true };
  expect(fieldText(resourceOf('dict'), 'parentId', { row: { parentId: 7 }, ...context })).toBe('…');
});

test('names are translated, except where values are compared or restored', () => {
  const row = { packageName: '月卡', packageNameEn: 'Monthly' };
  expect(textOf('package', 'packageName', row)).toBe('Monthly');
  expect(textOf('package', 'packageName', row, true)).toBe('月卡');
});
