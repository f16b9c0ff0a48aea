import { expect, test } from 'vitest';
import { bulkFields, bulkSchema } from '../../../src/backoffice/bulk/bulk-fields.ts';
import { resourceOf } from '../../support/screens/resource-of.ts';

test('names, parents and parts with calls of their own are not set for many records', () => {
  expect(bulkFields(resourceOf('role'), new Set())).toEqual(['roleNameEn', 'roleValue', 'remark']);
  expect(bulkFields(resourceOf('dict'), new Set())).not.toContain('parentId');
});

test('a field that needs a power of its own is offered only with that power, and the reason is no field', () => {
  const user = resourceOf('user');
  const powers = Object.values(user.crud.bulk?.powers ?? {}).filter((power) => power !== undefined);
  expect(powers.length).toBeGreaterThan(0);
  const [without, withAll] = [bulkFields(user, new Set()), bulkFields(user, new Set(powers))];
  for (const [field, power] of Object.entries(user.crud.bulk?.powers ?? {})) {
    if (power === undefined) continue;
    expect([without.includes(field), withAll.includes(field)], field).toEqual([false, true]);
  }
  expect(withAll).not.toContain('reason');
});

test('each field that is offered has a schema, any other is refused', () => {
  for (const name of ['role', 'package', 'user'] as const)
    for (const field of bulkFields(resourceOf(name), new Set()))
      expect(bulkSchema(resourceOf(name), field)).toBeDefined();
  expect(() => bulkSchema(resourceOf('role'), 'nothing')).toThrow('role has no field nothing');
});
