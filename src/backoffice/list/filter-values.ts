import type { CrudFilter } from '@refinedev/core';
import { readValue } from '../../providers/read-value.ts';
import { filterSchema } from '../fields/schemas.ts';
import type { Resource, Row } from '../resource.ts';

/** Both ends are included; an open end is null or missing. */
export interface Range {
  from?: unknown;
  to?: unknown;
}

/** The values of the filter form as Refine's filters; empty fields are left out. */
export function toCrudFilters({ filters }: Pick<Resource, 'filters'>, values: Row): CrudFilter[] {
  return filters.flatMap(({ field }): CrudFilter[] => {
    const value = values[field];
    if (isRange(value)) {
      return [
        ...(isEmpty(value.from) ? [] : [{ field, operator: 'gte' as const, value: value.from }]),
        ...(isEmpty(value.to) ? [] : [{ field, operator: 'lte' as const, value: value.to }]),
      ];
    }
    const trimmed = typeof value === 'string' ? value.trim() : value;
    if (isEmpty(trimmed)) return [];
    return [{ field, operator: typeof trimmed === 'string' ? 'contains' : 'eq', value: trimmed }];
  });
}

/** Refine's filters as the values of the form, undefined for a field without one; values from a URL are all text. */
export function toFormValues(resource: Pick<Resource, 'filters' | 'crud'>, filters: readonly CrudFilter[]): Row {
  const values: Row = Object.fromEntries(resource.filters.map(({ field }) => [field, undefined]));
  for (const filter of filters) {
    const schema = 'field' in filter ? filterSchema(resource, filter.field) : undefined;
    if (schema === undefined || !('field' in filter)) continue;
    const { field, operator } = filter;
    const value = readValue(schema, filter.value);
    const before = values[field];
    if (operator === 'gte') values[field] = { ...(isRange(before) ? before : {}), from: value };
    else if (operator === 'lte') values[field] = { ...(isRange(before) ? before : {}), to: value };
    else values[field] = value;
  }
  return values;
}

export function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
