import type { CrudFilter } from '@refinedev/core';

type Filter = Extract<CrudFilter, { field: string }>;

/** The link to the first page of a list with a filter, as Refine reads it. */
export function listLink(
  path: string,
  { field, operator, value }: Pick<Filter, 'field' | 'operator' | 'value'>,
): string {
  const filter = Object.entries({ field, operator, value: String(value) });
  const query = filter.map(([key, part]) => [`filters[0][${key}]`, part]);
  return `${path}?${new URLSearchParams([['pageSize', '10'], ['current', '1'], ...query])}`;
}
