import type { CrudFilter, CrudSort, DataProvider, LogicalFilter, MetaQuery, Pagination } from '@refinedev/core';
import type { z } from 'zod';
import { allCalls, type ResourceName, resources } from '../contract/all-calls.ts';
import type { AnyCall } from '../contract/call.ts';
import { isRelativeDays, relativeDayRange } from '../contract/days/relative-days.ts';
import { kindOf } from '../contract/field-kind.ts';
import { filterOf } from '../contract/filters.ts';
import { CallError, type FieldProblem } from './calls/call-error.ts';
import { request } from './calls/client.ts';
import { readValue } from './read-value.ts';

/** The page size that the specification uses for a whole list. */
const WHOLE_LIST = 10_000;

/** Refine's page to the contract's. With paging off or on the client, the whole list is requested. */
export function toPage(pagination: Pagination | undefined): { pageNum: number; pageSize: number } {
  const { current = 1, pageSize = 10, mode = 'server' } = pagination ?? {};
  return mode === 'server' ? { pageNum: current, pageSize } : { pageNum: 1, pageSize: WHOLE_LIST };
}

/** Refine's sorters to the contract's. */
export function toSort(sorters: readonly CrudSort[] = []): { field: string; order: 'asc' | 'desc' }[] {
  return sorters.map(({ field, order }) => ({ field, order }));
}

/**
 * Refine's filters to the contract's: `gte` and `lte` become the ends of a range, `ne`, `null` and `nnull` become `not` and
 * `empty`, `eq` on a text is exact, and every other operator is the value itself. Relative days become their range. Empty
 * filters, unknown fields and values that the field cannot have are left out; values from a URL are parsed by the field's
 * schema.
 */
export function toFilters(
  filters: readonly CrudFilter[] = [],
  shape: Readonly<Record<string, z.ZodType>> = {},
): Record<string, unknown> {
  const conditions: Record<string, unknown> = {};
  for (const filter of filters) {
    if (!('field' in filter)) continue;
    const schema = shape[filter.field];
    const condition = schema === undefined ? undefined : toCondition(filter, schema, conditions[filter.field]);
    if (schema === undefined || condition === undefined) continue;
    if (filterOf(schema).safeParse(condition).success) conditions[filter.field] = condition;
  }
  return conditions;
}

/** Undefined for a filter without a value. */
function toCondition({ operator, value: given }: LogicalFilter, schema: z.ZodType, before: unknown): unknown {
  if (operator === 'null' || operator === 'nnull') return { empty: operator === 'null' };
  if (isEmpty(given)) return undefined;
  const value = readValue(schema, given);
  const kind = kindOf(schema);
  const isDay = kind === 'date' || kind === 'time';
  if (isDay && isRelativeDays(value)) return relativeDayRange(value);
  const end = rangeEnds[operator];
  if (end !== undefined) return { ...asRange(before), [end]: value };
  if (operator === 'ne') return { not: value };
  const isText = kind === 'text' || kind === 'longText';
  return operator === 'eq' && isText ? { is: value } : value;
}

const rangeEnds: Partial<Record<LogicalFilter['operator'], 'from' | 'to'>> = { gte: 'from', lte: 'to' };

function asRange(condition: unknown): object {
  return typeof condition === 'object' && condition !== null ? condition : {};
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Problems by form field: `data.values.roleName` belongs to `roleName`. */
export function toFieldErrors(problems: readonly FieldProblem[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of problems) {
    const [field] = path
      .replace(/^data\.?/, '')
      .replace(/^values\.?/, '')
      .split(/[.[]/);
    if (field !== undefined && field !== '') errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

export function resourceNamed(name: string) {
  const isKnown = (key: string): key is ResourceName => Object.hasOwn(resources, key);
  if (!isKnown(name)) throw new Error(`no such resource: ${name}`);
  return resources[name];
}

/** Refine's row type is chosen by its caller; the rows are the contract's items of that resource. */
const rowsAs = <Row>(rows: unknown): Row => rows as Row;

/** The version that a write was made from; hooks pass it as `meta.rowVersion`. */
function rowVersionOf(meta: MetaQuery | undefined): number {
  const { rowVersion } = Object(meta);
  if (typeof rowVersion !== 'number') throw new Error('a write needs meta.rowVersion');
  return rowVersion;
}

/** Refine's data provider over the contract's resources. Writes name the version they were made from in `meta`. */
export const dataProvider: DataProvider = {
  async getList({ resource, pagination, sorters, filters }) {
    const { list, filters: known } = resourceNamed(resource);
    const { rows, total } = await request(list, {
      ...toPage(pagination),
      sort: toSort(sorters),
      filters: toFilters(filters, known.shape),
    });
    return { data: rowsAs(rows), total };
  },
  async getOne({ resource, id }) {
    return { data: rowsAs(await request(resourceNamed(resource).get, { id: Number(id) })) };
  },
  async getMany({ resource, ids }) {
    const { get } = resourceNamed(resource);
    return { data: rowsAs(await Promise.all(ids.map((id) => request(get, { id: Number(id) })))) };
  },
  async create({ resource, variables }) {
    const add: AnyCall = resourceNamed(resource).add;
    return { data: rowsAs(await withFieldErrors(request(add, variables))) };
  },
  async update({ resource, id, variables, meta }) {
    const edit: AnyCall = resourceNamed(resource).edit;
    const body = { id: Number(id), rowVersion: rowVersionOf(meta), values: variables };
    return { data: rowsAs(await withFieldErrors(request(edit, body))) };
  },
  async deleteOne({ resource, id, meta }) {
    await request(resourceNamed(resource).delete, { id: Number(id), rowVersion: rowVersionOf(meta) });
    return { data: rowsAs({ [resourceNamed(resource).id]: id }) };
  },
  async custom({ url, payload }) {
    const call = allCalls.find(({ path }) => path === url);
    if (call === undefined) throw new Error(`no call has the path ${url}`);
    return { data: rowsAs(await request(call, payload ?? {})) };
  },
  getApiUrl: () => '',
};

/** Refine's forms read `errors` of the thrown error. */
async function withFieldErrors<Result>(response: Promise<Result>): Promise<Result> {
  return response.catch((error: unknown) => {
    if (error instanceof CallError) Object.assign(error, { errors: toFieldErrors(error.problems) });
    throw error;
  });
}
