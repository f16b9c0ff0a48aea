import type { CrudFilter, CrudSort, DataProvider, Pagination } from '@refinedev/core';
import { type ResourceName, resources } from '../contract/index.ts';
import { ask } from './client.ts';
import { post } from './http.ts';

/** The specification's size of a whole list. */
const WHOLE_LIST = 10_000;

/** Refine's page to the contract's: with paging off, or done by the client, the whole list is asked for. */
export function toPage(pagination: Pagination | undefined): { pageNum: number; pageSize: number } {
  const { current = 1, pageSize = 10, mode = 'server' } = pagination ?? {};
  return mode === 'server' ? { pageNum: current, pageSize } : { pageNum: 1, pageSize: WHOLE_LIST };
}

/** Refine's sorters to the contract's. */
export function toSort(sorters: readonly CrudSort[] = []): { field: string; order: 'asc' | 'desc' }[] {
  return sorters.map(({ field, order }) => ({ field, order }));
}

/** Refine's filters to the contract's: a value a field. Empty ones ask for nothing. */
export function toFilters(filters: readonly CrudFilter[] = []): Record<string, unknown> {
  const given = filters.flatMap((filter) => ('field' in filter ? [filter] : []));
  return Object.fromEntries(given.filter(({ value }) => !isEmpty(value)).map(({ field, value }) => [field, value]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function resourceNamed(name: string) {
  const isKnown = (key: string): key is ResourceName => key in resources;
  if (!isKnown(name)) throw new Error(`no resource is named ${name}`);
  return resources[name];
}

/** Refine wants its caller's row type back; it is the contract's item, by the resource's name. */
const rowsAs = <Row>(rows: unknown): Row => rows as Row;

/** Refine's whole data interface over the contract's resources. */
export const dataProvider: DataProvider = {
  async getList({ resource, pagination, sorters, filters }) {
    const { list } = resourceNamed(resource);
    const { rows, total } = await ask(list, {
      ...toPage(pagination),
      sort: toSort(sorters),
      filters: toFilters(filters),
    });
    return { data: rowsAs(rows), total };
  },
  async getOne({ resource, id }) {
    return { data: rowsAs(await ask(resourceNamed(resource).get, { id: Number(id) })) };
  },
  async getMany({ resource, ids }) {
    const { get } = resourceNamed(resource);
    return { data: rowsAs(await Promise.all(ids.map((id) => ask(get, { id: Number(id) })))) };
  },
  async create({ resource, variables }) {
    return { data: rowsAs(await post(resourceNamed(resource).add.path, variables)) };
  },
  async update({ resource, id, variables }) {
    return { data: rowsAs(await post(resourceNamed(resource).edit.path, { id: Number(id), values: variables })) };
  },
  async deleteOne({ resource, id }) {
    await ask(resourceNamed(resource).delete, { id: Number(id) });
    return { data: rowsAs({ [resourceNamed(resource).id]: id }) };
  },
  async custom({ url, payload }) {
    return { data: rowsAs(await post(url, payload ?? {})) };
  },
  getApiUrl: () => '',
};
