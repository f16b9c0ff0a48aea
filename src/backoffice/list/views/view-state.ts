import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { ViewState } from '../../../contract/saved-views/schemas.ts';
import type { Resource } from '../../resource.ts';
import { type ListLayout, parseLayout } from '../columns/list-layout.ts';
import { toConditions, toCrudFilters } from '../filters/conditions.ts';

/** A list as the user sees it. */
export interface ListState {
  filters: readonly CrudFilter[];
  sorters: readonly CrudSort[];
  layout: ListLayout;
}

/** What a view keeps of a list. */
export function toViewState(resource: Pick<Resource, 'crud'>, { filters, sorters, layout }: ListState): ViewState {
  // Read and written again, so that values of a URL have the types of their fields.
  const typed = toCrudFilters(toConditions(resource, filters));
  return {
    filters: typed.flatMap((filter) =>
      'field' in filter && isViewOperator(filter.operator)
        ? [{ field: filter.field, operator: filter.operator, value: filter.value }]
        : [],
    ),
    sort: sorters.map(({ field, order }) => ({ field, order })),
    columns: layout.columns.map(({ field, width }) => ({ field, width })),
    density: layout.density,
  };
}

/** The list that a view shows; fields that the list no longer has are left out. */
export function fromViewState(resource: Resource, { filters, sort, columns, density }: ViewState): ListState {
  const sortable = new Set(Object.keys(resource.crud.item.shape));
  return {
    filters: toCrudFilters(toConditions(resource, filters)),
    sorters: sort.filter(({ field }) => sortable.has(field)),
    layout: parseLayout(resource, { columns, density }),
  };
}

export function isSameState(one: ViewState, other: ViewState): boolean {
  return textOf(one) === textOf(other);
}

/** The database returns the fields of an object in another order than they were sent. */
function textOf({ filters, sort, columns, density }: ViewState): string {
  return JSON.stringify([
    filters.map(({ field, operator, value }) => [field, operator, value]),
    sort.map(({ field, order }) => [field, order]),
    columns.map(({ field, width }) => [field, width]),
    density,
  ]);
}

type ViewOperator = ViewState['filters'][number]['operator'];
const operators: readonly ViewOperator[] = ['eq', 'ne', 'contains', 'gte', 'lte', 'null', 'nnull'];

function isViewOperator(operator: CrudFilter['operator']): operator is ViewOperator {
  return operators.some((one) => one === operator);
}
