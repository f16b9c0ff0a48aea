import type { CrudFilter } from '@refinedev/core';
import { isRelativeDays, relativeDayRange } from '../../../contract/days/relative-days.ts';
import { kindOf } from '../../../contract/field-kind.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { itemSchema } from '../../fields/schemas.ts';
import type { Resource, Row } from '../../resource.ts';
import { type Condition, isRange, type Range, toConditions } from './conditions.ts';

/**
 * The rows of a tree that match the filters, with their ancestors. Texts are matched against the displayed values, which
 * may differ from the stored ones: a power that is named by its code is displayed with the title of its page.
 */
export function filterTree(
  resource: Resource,
  rows: readonly Row[],
  { filters, textOf }: { filters: readonly CrudFilter[]; textOf: (row: Row, field: string) => string },
): Row[] {
  const { tree, crud } = resource;
  const conditions = toConditions(resource, filters);
  if (tree === undefined || conditions.length === 0) return [...rows];
  const rowOf = new Map(rows.map((row) => [row[crud.id], row]));
  const found = new Set<Row>();
  for (const row of rows) {
    if (!conditions.every((condition) => matches(resource, row, { ...condition, text: textOf(row, condition.field) })))
      continue;
    // Stops at an ancestor that is there already.
    for (let one: Row | undefined = row; one !== undefined && !found.has(one); one = rowOf.get(one[tree.parent])) {
      found.add(one);
    }
  }
  return rows.filter((row) => found.has(row));
}

/** A condition, and the field as the list shows it. */
type Shown = Condition & { text: string };

function matches(resource: Resource, row: Row, { field, operator, value, text }: Shown): boolean {
  const schema = itemSchema(resource, field);
  const kind = schema === undefined ? 'text' : kindOf(schema);
  const stored = kind === 'time' && typeof row[field] === 'string' ? shopDate(new Date(row[field])) : row[field];
  const isText = kind === 'text' || kind === 'longText';
  const isSame = isText ? [text, stored].includes(value) : stored === value;
  switch (operator) {
    case 'empty':
    case 'notEmpty':
      return [null, undefined, ''].some((nothing) => nothing === stored) === (operator === 'empty');
    case 'contains': {
      const part = String(value).toLowerCase();
      return [text, String(stored ?? '')].some((one) => one.toLowerCase().includes(part));
    }
    case 'is':
      return isSame;
    case 'not':
      return !isSame;
    case 'range':
      return isWithin(stored, isRelativeDays(value) ? relativeDayRange(value) : isRange(value) ? value : {});
  }
}

function isWithin(stored: unknown, { from, to }: Range): boolean {
  if (typeof stored === 'number') return !(Number(from ?? stored) > stored) && !(Number(to ?? stored) < stored);
  if (typeof stored === 'string') return !(String(from ?? stored) > stored) && !(String(to ?? stored) < stored);
  return false;
}
