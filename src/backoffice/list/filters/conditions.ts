import type { CrudFilter } from '@refinedev/core';
import type { z } from 'zod';
import { isRelativeDays } from '../../../contract/days/relative-days.ts';
import { type FieldKind, kindOf } from '../../../contract/field-kind.ts';
import { canBeEmpty } from '../../../contract/filters.ts';
import { readValue } from '../../../providers/read-value.ts';
import { filterSchema } from '../../fields/schemas.ts';
import type { Resource } from '../../resource.ts';

export type Operator = 'contains' | 'is' | 'not' | 'range' | 'empty' | 'notEmpty';

/** One condition of a list's filter: a chip. The value of a range is a `Range` or relative days. */
export interface Condition {
  field: string;
  operator: Operator;
  value?: unknown;
}

/** Both ends are included; an open end is null or missing. */
export interface Range {
  from?: unknown;
  to?: unknown;
}

const operators: Record<FieldKind, readonly Operator[]> = {
  text: ['contains', 'is', 'not'],
  longText: ['contains', 'is', 'not'],
  richText: ['contains'],
  number: ['range', 'is', 'not'],
  money: ['range', 'is', 'not'],
  date: ['range', 'is', 'not'],
  time: ['range', 'is', 'not'],
  boolean: ['is'],
  choice: ['is', 'not'],
  // The contract does not allow a filter by an array.
  choices: [],
  reference: ['is', 'not'],
};

/** The operators of a field by the kind of its schema, the usual one first. */
export function operatorsOf(schema: z.ZodType): readonly Operator[] {
  return [...operators[kindOf(schema)], ...(canBeEmpty(schema) ? (['empty', 'notEmpty'] as const) : [])];
}

/** Refine's filters, whose values are all text when they come from a URL, as one condition per field. */
export function toConditions(resource: Pick<Resource, 'crud'>, filters: readonly CrudFilter[]): Condition[] {
  const conditions = new Map<string, Condition>();
  for (const filter of filters) {
    const schema = 'field' in filter ? filterSchema(resource, filter.field) : undefined;
    if (schema === undefined || !('field' in filter)) continue;
    const { field } = filter;
    const value = readValue(schema, filter.value);
    const before = conditions.get(field)?.value;
    const range = isRange(before) ? before : {};
    switch (filter.operator) {
      case 'null':
      case 'nnull':
        conditions.set(field, { field, operator: filter.operator === 'null' ? 'empty' : 'notEmpty' });
        break;
      case 'gte':
        conditions.set(field, { field, operator: 'range', value: { ...range, from: value } });
        break;
      case 'lte':
        conditions.set(field, { field, operator: 'range', value: { ...range, to: value } });
        break;
      default:
        if (!isEmpty(value))
          conditions.set(field, { field, operator: operatorOf(filter.operator, schema, value), value });
    }
  }
  return [...conditions.values()];
}

/** Links of earlier versions have `contains` for every text, choices included. */
function operatorOf(operator: CrudFilter['operator'], schema: z.ZodType, value: unknown): Operator {
  const kind = kindOf(schema);
  if (operator === 'ne') return 'not';
  if ((kind === 'date' || kind === 'time') && isRelativeDays(value)) return 'range';
  return operator === 'contains' && (kind === 'text' || kind === 'longText') ? 'contains' : 'is';
}

/** Conditions as Refine's filters; those without a value are left out. */
export function toCrudFilters(conditions: readonly Condition[]): CrudFilter[] {
  return conditions.filter(isComplete).flatMap(crudFiltersOf);
}

const crudOperators = { empty: 'null', notEmpty: 'nnull', not: 'ne', contains: 'contains', is: 'eq' } as const;

function crudFiltersOf({ field, operator, value }: Condition): CrudFilter[] {
  if (operator === 'empty' || operator === 'notEmpty')
    return [{ field, operator: crudOperators[operator], value: true }];
  if (operator !== 'range') return [{ field, operator: crudOperators[operator], value: trimmed(value) }];
  if (!isRange(value)) return [{ field, operator: 'eq', value }];
  return [
    ...(isEmpty(value.from) ? [] : [{ field, operator: 'gte' as const, value: value.from }]),
    ...(isEmpty(value.to) ? [] : [{ field, operator: 'lte' as const, value: value.to }]),
  ];
}

/** Whether the condition has the value that its operator needs. */
export function isComplete({ operator, value }: Condition): boolean {
  if (operator === 'empty' || operator === 'notEmpty') return true;
  if (isRange(value)) return !isEmpty(value.from) || !isEmpty(value.to);
  return !isEmpty(trimmed(value));
}

export function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null;
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
