import type { CatalogueRead } from '../../platform/db/database.ts';
import type { PartRow } from '../part-row.ts';
import { bookRows } from './book-statements.ts';

/** The rows of book $2 with one of the keys $3. */
export const rowsByOes: CatalogueRead<PartRow> = {
  name: 'part-rows-by-oes',
  reads: 'catalogue',
  text: bookRows({ where: 'a.group_id = $2::integer and p.oe_key = any($3::text[])' }),
};

/** The standard parts of the numbers $3. */
const REQUESTED = 'select requested.std_part_id from part requested where requested.oe_key = any($3::text[])';

/**
 * The rows of book $2 for the numbers $3: their own, those of the same and of related standard parts, and those of the
 * same assemblies, where the part of the other side is.
 */
export const rowsOfOrder: CatalogueRead<PartRow> = {
  name: 'part-rows-of-order',
  reads: 'catalogue',
  text: bookRows({
    where: `a.group_id = $2::integer and (
      p.std_part_id in (${REQUESTED})
      or p.std_part_id in (
        select rel.related_std_part_id from std_part_relation rel where rel.std_part_id in (${REQUESTED})
      )
      or a.assembly_id in (
        select other.assembly_id
        from part requested
        join fit other on other.oe_id = requested.oe_id
        join assembly own on own.assembly_id = other.assembly_id
        where own.group_id = $2::integer and requested.oe_key = any($3::text[])
      )
    )
    order by a.assembly_id, fit.fit_id`,
  }),
};

export interface StdPartRelation {
  stdPartId: number;
  relatedStdPartId: number;
  kind: 'together' | 'oneTime';
}

/** All relations between standard parts. */
export const stdPartRelations: CatalogueRead<StdPartRelation> = {
  name: 'std-part-relations',
  reads: 'catalogue',
  text: `
    select rel.std_part_id as "stdPartId", rel.related_std_part_id as "relatedStdPartId", rel.kind
    from std_part_relation rel`,
};

/** Those of the keys $1 that an original part of any brand has. */
export const knownKeys: CatalogueRead<{ searchOe: string }> = {
  name: 'part-known-keys',
  reads: 'catalogue',
  text: `select distinct p.oe_key as "searchOe" from part p where p.oe_key = any($1::text[])`,
};
