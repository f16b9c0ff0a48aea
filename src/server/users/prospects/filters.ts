import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ProspectFilterFields } from '../../../contract/users/prospect-schemas.ts';
import type { Sql } from '../../platform/db/database.ts';
import { filterCondition } from '../../platform/records/filter-condition.ts';
import { codesLike } from '../markets.ts';
import { isNameOrPhone, matchesNameOrPhone } from '../user-filters.ts';

type Condition = RawBuilder<unknown>;
type Field = keyof typeof ProspectFilterFields.shape;

const columns: Readonly<Record<Exclude<Field, 'nameOrPhone'>, Condition>> = {
  intention: sql`p.intention`,
  ownerId: sql`p.owner_id`,
  dueOn: sql`p.due_on`,
  remarkedAt: sql`p.remarked_at`,
  agencyCode: sql`p.agency_code`,
};

const isColumn = (field: string): field is keyof typeof columns => Object.hasOwn(columns, field);

const Is = z.strictObject({ is: z.string() });
const Not = z.strictObject({ not: z.string() });
const Empty = z.strictObject({ empty: z.boolean() });

/** The condition of a validated filter of the contract. */
export async function conditionOf(db: Sql, field: string, filter: unknown): Promise<Condition> {
  if (field === 'agencyCode' && typeof filter === 'string') {
    // A part of a code has no index; the codes that contain it are few.
    return sql`p.agency_code = any(${await codesLike(db, filter)}::text[])`;
  }
  if (isColumn(field)) return filterCondition(columns[field], ProspectFilterFields.shape[field], filter);
  const not = Not.safeParse(filter).data?.not;
  if (not !== undefined) return sql`(${isNameOrPhone(not)}) is not true`;
  // Every user has a name.
  const empty = Empty.safeParse(filter).data?.empty;
  if (empty !== undefined) return empty ? sql`false` : sql`true`;
  const is = Is.safeParse(filter).data?.is;
  return is === undefined ? matchesNameOrPhone(db, String(filter), false) : isNameOrPhone(is);
}

/** Whether a filter is about the account and not the prospect itself. */
export function needsAccount({ nameOrPhone }: Readonly<Record<string, unknown>>): boolean {
  return nameOrPhone !== undefined;
}
