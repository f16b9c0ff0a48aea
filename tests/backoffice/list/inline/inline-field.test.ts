import { expect, test } from 'vitest';
import { inlineField } from '../../../../src/backoffice/list/inline/inline-field.ts';
import type { Column, Resource } from '../../../../src/backoffice/resource.ts';
import { resourceList } from '../../../../src/backoffice/resource-list.ts';

const packages = resourceList.find(({ name }) => name === 'package');
const kindOf = (column: Column, given: Partial<Resource> = {}) => {
  if (packages === undefined) throw new Error('no packages');
  return inlineField(
    { ...packages, form: [{ field: 'packageName' }, { field: 'isOnSale' }, { field: 'kind' }], ...given },
    column,
  )?.kind;
};

test('short texts and switches of the form are edited in the list', () => {
  expect([kindOf({ field: 'packageName' }), kindOf({ field: 'isOnSale' })]).toEqual(['text', 'boolean']);
});

test('choices, columns with a text of their own, and those that the form lacks or that say so are not', () => {
  expect(kindOf({ field: 'kind' })).toBeUndefined();
  expect(kindOf({ field: 'packageName', text: () => '' })).toBeUndefined();
  expect(kindOf({ field: 'packageName', isInline: false })).toBeUndefined();
  expect(kindOf({ field: 'packageName' }, { form: [] })).toBeUndefined();
});
