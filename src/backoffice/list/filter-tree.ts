import type { CrudFilter } from '@refinedev/core';
import { kindOf } from '../../contract/field-kind.ts';
import { shopDate } from '../../contract/shop-time.ts';
import { itemSchema } from '../fields/schemas.ts';
import type { Resource, Row } from '../resource.ts';
import { isRange, type Range, toFormValues } from './filter-values.ts';

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
  const active = Object.entries(toFormValues(resource, filters)).filter(([, value]) => value !== undefined);
  if (tree === undefined || active.length === 0) return [...rows];
  const rowOf = new Map(rows.map((row) => [row[crud.id], row]));
  const found = new Set<Row>();
  for (const row of rows) {
    if (!active.every(([field, value]) => matches(resource, row, { field, value, text: textOf(row, field) }))) continue;
    // Stops at an ancestor that is there already.
    for (let one: Row | undefined = row; one !== undefined && !found.has(one); one = rowOf.get(one[tree.parent])) {
      found.add(one);
    }
  }
  return rows.filter((row) => found.has(row));
}

interface Condition {
  field: string;
  value: unknown;
  /** The field as the list shows it. */
  text: string;
}

function matches(resource: Resource, row: Row, { field, value, text }: Condition): boolean {
  const schema = itemSchema(resource, field);
  const kind = schema === undefined ? 'text' : kindOf(schema);
  if (kind === 'text' || kind === 'longText') {
    const part = String(value).toLowerCase();
    return [text, String(row[field] ?? '')].some((one) => one.toLowerCase().includes(part));
  }
  const stored = kind === 'time' && typeof row[field] === 'string' ? shopDate(new Date(row[field])) : row[field];
  return isRange(value) ? isWithin(stored, value) : stored === value;
}

function isWithin(stored: unknown, { from, to }: Range): boolean {
  if (typeof stored === 'number') return !(Number(from ?? stored) > stored) && !(Number(to ?? stored) < stored);
  if (typeof stored === 'string') return !(String(from ?? stored) > stored) && !(String(to ?? stored) < stored);
  return false;
}
