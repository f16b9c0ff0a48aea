import { expect, test } from 'vitest';
import { fieldRuleOf, withFieldRule } from '../../../src/backoffice/api-services/permissions/field-rule-of.ts';

test('a field has its own rule, else that of the nearest field above it, else it is given in full', () => {
  const rules = { list: 'masked', 'list.part': 'absent', 'list.part.name': 'full' } as const;
  expect(
    ['list', 'list.price', 'list.part.oe', 'list.part.name', 'total', 'listing'].map((path) =>
      fieldRuleOf(path, rules),
    ),
  ).toEqual([...['masked', 'masked', 'absent', 'full'], ...['full', 'full']]);
});

test('a rule that is taken away leaves the others and does not change what was given', () => {
  const rules = { a: 'masked', b: 'absent' } as const;
  expect(withFieldRule(rules, 'a', 'full')).toEqual({ a: 'full', b: 'absent' });
  expect(withFieldRule(rules, 'a', undefined)).toEqual({ b: 'absent' });
  expect(rules).toEqual({ a: 'masked', b: 'absent' });
});
