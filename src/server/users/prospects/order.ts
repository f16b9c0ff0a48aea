import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../platform/errors.ts';
import type { ListQuery } from '../../platform/records/crud-repository.ts';

const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  dueOn: sql`p.due_on`,
  remarkedAt: sql`p.remarked_at`,
  intention: sql`p.intention`,
  agencyCode: sql`p.agency_code`,
};

const DEFAULT: ListQuery['sort'][number] = { field: 'dueOn', order: 'asc' };

/** Whether the list is sorted as by default. */
export function isDefaultOrder([first = DEFAULT]: ListQuery['sort']): boolean {
  return first.field === DEFAULT.field && first.order === DEFAULT.order;
}

/** Fields with few values: prospects of the same value are sorted by due date. */
const groupFields: readonly string[] = ['intention', 'agencyCode'];

/**
 * By due date unless the list is sorted otherwise: overdue prospects come first. Prospects without a value come last, the
 * newest user first among equals. Each order has an index.
 * @throws Refusal 900400 for a field that the list cannot be sorted by
 */
export function orderOf([first = DEFAULT]: ListQuery['sort']): RawBuilder<unknown> {
  const isDown = first.order === 'desc';
  // Users are registered in the order of their ids.
  if (['userId', 'createdAt'].includes(first.field)) return isDown ? sql`p.user_id desc` : sql`p.user_id`;
  const column = columns[first.field];
  if (column === undefined) {
    const problem = { path: 'data.sort', zh: '不能按该字段排序', en: 'cannot be sorted by this field' };
    throw new Refusal('900400', { problems: [problem] });
  }
  const among = groupFields.includes(first.field) ? sql`p.due_on, p.user_id desc` : sql`p.user_id desc`;
  return isDown ? sql`${column} desc nulls last, ${among}` : sql`${column}, ${among}`;
}
