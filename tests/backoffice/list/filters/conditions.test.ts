import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  isComplete,
  operatorsOf,
  toConditions,
  toCrudFilters,
} from '../../../../src/backoffice/list/filters/conditions.ts';
import { packages } from '../../../../src/contract/billing/resources.ts';
import { notices } from '../../../../src/contract/notices/resources.ts';

const ofPackages = { crud: packages };

test('conditions become filters, without those that have no value yet', () => {
  const conditions = [
    { field: 'packageName', operator: 'contains', value: ' Trial ' },
    { field: 'isOnSale', operator: 'is', value: false },
    { field: 'kind', operator: 'not', value: 'daily' },
    { field: 'platform', operator: 'is' },
    { field: 'formerPriceFen', operator: 'empty' },
  ] as const;
  expect(toCrudFilters(conditions)).toEqual([
    { field: 'packageName', operator: 'contains', value: 'Trial' },
    { field: 'isOnSale', operator: 'eq', value: false },
    { field: 'kind', operator: 'ne', value: 'daily' },
    { field: 'formerPriceFen', operator: 'null', value: true },
  ]);
});

test('a range becomes one filter for each end that is set', () => {
  const conditions = [
    { field: 'day', operator: 'range', value: { from: '2026-03-01', to: '2026-03-02' } },
    { field: 'amount', operator: 'range', value: { from: 0, to: null } },
    { field: 'price', operator: 'range', value: {} },
  ] as const;
  expect(toCrudFilters(conditions)).toEqual([
    { field: 'day', operator: 'gte', value: '2026-03-01' },
    { field: 'day', operator: 'lte', value: '2026-03-02' },
    { field: 'amount', operator: 'gte', value: 0 },
  ]);
});

test('filters from a URL, which are all text, become conditions with values of the schema', () => {
  const filters = [
    { field: 'isOnSale', operator: 'eq', value: 'false' },
    { field: 'packageName', operator: 'contains', value: '7' },
    { field: 'unknown', operator: 'eq', value: '7' },
  ] as const;
  expect(toConditions(ofPackages, filters)).toEqual([
    { field: 'isOnSale', operator: 'is', value: false },
    { field: 'packageName', operator: 'contains', value: '7' },
  ]);
});

test('a choice in a link of an earlier version, which has “contains”, is an exact condition', () => {
  const [condition] = toConditions(ofPackages, [{ field: 'kind', operator: 'contains', value: 'daily' }]);
  expect(condition).toEqual({ field: 'kind', operator: 'is', value: 'daily' });
});

test('conditions survive the way through a URL', () => {
  const conditions = [
    { field: 'title', operator: 'not', value: 'a' },
    { field: 'version', operator: 'is', value: '2' },
    { field: 'endTime', operator: 'range', value: 'last7Days' },
  ] as const;
  expect(toConditions({ crud: notices }, toCrudFilters(conditions))).toEqual(conditions);
});

test('only fields that can lack a value have the operators “empty” and “not empty”', () => {
  expect(operatorsOf(z.number())).toEqual(['range', 'is', 'not']);
  expect(operatorsOf(z.number().nullable())).toEqual(['range', 'is', 'not', 'empty', 'notEmpty']);
  expect(operatorsOf(z.boolean())).toEqual(['is']);
  expect(operatorsOf(z.string().max(20))).toContain('empty');
});

test('a condition is complete with a value, or with an operator that needs none', () => {
  expect(isComplete({ field: 'a', operator: 'contains', value: ' ' })).toBe(false);
  expect(isComplete({ field: 'a', operator: 'range', value: { from: null } })).toBe(false);
  expect(isComplete({ field: 'a', operator: 'range', value: { to: 0 } })).toBe(true);
  expect(isComplete({ field: 'a', operator: 'notEmpty' })).toBe(true);
});
