import type { MatchReason } from '../../../contract/oe/schemas.ts';
import type { CatalogueRead } from '../../platform/db/database.ts';
import { OE_PART, OE_PART_JOINS, type OePartRow } from '../numbers/number-statements.ts';
import type { ReplacementLink } from '../numbers/replacement-chain.ts';
import { named } from '../part-columns.ts';

/** Most candidates of one number. */
export const CANDIDATES_MAX = 12;
export interface GuessRow {
  place: number;
  reason: Exclude<MatchReason, 'replaced'>;
  oeId: number;
  searchOe: string;
  via: string;
}

/**
 * Candidates for the unknown numbers $2: an aftermarket number, one of the lookalikes $4 (of the numbers at the indexes $3),
 * another revision of the bases $6 (of the numbers at the indexes $5), a prefix of a number. Each takes a few index reads.
 */
export const batchGuesses: CatalogueRead<GuessRow> = {
  name: 'batch-guesses',
  reads: 'catalogue',
  text: `
    with requested as materialized (
      select (place - 1)::integer as place, oe_key from unnest($2::text[]) with ordinality as a(oe_key, place)
    )
    select requested.place, 'aftermarket' as reason, p.oe_id as "oeId", p.oe_key as "searchOe",
      ${named('aft')} || ' ' || a.number as via
    from requested
    cross join lateral (
      select * from aft_part where number_key = requested.oe_key order by aft_part_id limit ${CANDIDATES_MAX}
    ) a
    join aft_brand aft on aft.aft_brand_id = a.aft_brand_id
    join part p on p.oe_id = a.oe_id
    union all
    select l.place, 'lookalike', p.oe_id, p.oe_key, ''
    from unnest($3::integer[], $4::text[]) as l(place, oe_key)
    join part p on p.oe_key = l.oe_key
    union all
    select b.place, 'revision', p.oe_id, p.oe_key, ''
    from unnest($5::integer[], $6::text[]) as b(place, base)
    cross join lateral (
      select oe_id, oe_key, brand_id from part
      where oe_key ~>=~ b.base and oe_key ~<~ (b.base || '~') and oe_key ~ ('^' || b.base || '[A-Z]{0,2}$')
      order by oe_key using ~<~, brand_id, oe_id
      limit ${CANDIDATES_MAX}
    ) p
    union all
    select requested.place, 'beginning', p.oe_id, p.oe_key, ''
    from requested
    cross join lateral (
      select oe_id, oe_key, brand_id from part
      where oe_key ~>=~ requested.oe_key and oe_key ~<~ (requested.oe_key || '~')
      order by oe_key using ~<~, brand_id, oe_id
      limit ${CANDIDATES_MAX}
    ) p`,
};

/** Numbers that contain one of the numbers $1, whose index in the list is `place`. Each takes some milliseconds. */
export const batchMiddles: CatalogueRead<GuessRow> = {
  name: 'batch-middles',
  reads: 'catalogue',
  text: `
    select (requested.place - 1)::integer as place, 'middle' as reason, p.oe_id as "oeId", p.oe_key as "searchOe", '' as via
    from unnest($1::text[]) with ordinality as requested(oe_key, place)
    cross join lateral (
      with candidate as materialized (
        select oe_id, oe_key from part
        where oe_grams(oe_key) @> oe_grams(requested.oe_key) and position(requested.oe_key in oe_key) > 0
      )
      select * from candidate limit ${CANDIDATES_MAX}
    ) p`,
};

/** The replacement links onwards from the numbers $1, and whether their targets can be ordered. */
export const batchLinks: CatalogueRead<ReplacementLink & { startOeId: number; isNewLive: boolean }> = {
  name: 'batch-replacement-links',
  reads: 'catalogue',
  text: `
    with recursive newer(start_oe_id, oe_id) as (
      select start.oe_id, start.oe_id from unnest($1::integer[]) as start(oe_id)
      union
      select n.start_oe_id, r.new_oe_id from newer n join replacement r on r.old_oe_id = n.oe_id
    )
    select n.start_oe_id as "startOeId", r.old_oe_id as "oldOeId", r.new_oe_id as "newOeId", r.kind, r.dated,
      '' as note, not p.discontinued as "isNewLive"
    from newer n
    join replacement r on r.old_oe_id = n.oe_id
    join part p on p.oe_id = r.new_oe_id
    limit 50000`,
};

/** The numbers $2. */
export const batchByIds: CatalogueRead<OePartRow> = {
  name: 'batch-parts-by-ids',
  reads: 'catalogue',
  text: `
    select ${OE_PART}
    from unnest($2::integer[]) as requested(oe_id)
    join part p on p.oe_id = requested.oe_id ${OE_PART_JOINS}`,
};
