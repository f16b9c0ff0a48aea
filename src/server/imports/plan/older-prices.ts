import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import { COUNTRY_KINDS, PROVINCE_KINDS, type PriceKind } from '../../../contract/prices/price-kinds.ts';
import { PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';
import { columnOf, dayColumnOf } from './price-columns.ts';

const SAMPLES = 10;

/**
 * Finds the prices for which the catalogue has a newer one of the same number, kind and province. A price without a province
 * counts in those that have none of their own. Fills `x_older_price`; a number whose newest price is not newer than that of
 * the file has none, so that a list of today costs nothing.
 */
export async function findOlderPrices(staging: Staging): Promise<void> {
  const prices = stagingTable(staging, 'n', 'part_price');
  const older = stagingTable(staging, 'x', 'older_price');
  const ofKind = (country: (kind: PriceKind) => string, province: (kind: PriceKind) => string) =>
    `case n.kind ${[
      ...COUNTRY_KINDS.map((kind) => `when '${kind}' then ${country(kind)}`),
      ...PROVINCE_KINDS.map((kind) => `when '${kind}' then ${province(kind)}`),
    ].join(' ')} end`;
  const day = ofKind(
    (kind) => `l.${dayColumnOf(kind)}`,
    (kind) => `l.${dayColumnOf(kind)}[at.place]`,
  );
  const fen = ofKind(
    (kind) => `l.${columnOf(kind)}`,
    (kind) => `l.${columnOf(kind)}[at.place]`,
  );
  const isProvincial = `n.kind in (${PROVINCE_KINDS.map((kind) => `'${kind}'`).join(', ')})`;
  await staging.session.execute(`
    drop table if exists ${older};
    create unlogged table ${older} as
    select * from (
      select n.table_no, n.line, n.oe_id, n.kind, at.place, n.place as given_place, n.fen, n.stated, n.dated,
        ${fen} as live_fen, coalesce(${day}, l.dated) as live_dated, l.source as live_source,
        count(*) over (partition by n.oe_id, n.kind, n.place) as places
      from ${prices} n join part_price l on l.oe_id = n.oe_id and l.dated > n.dated
      cross join lateral (
        select n.place where n.place > 0 or not ${isProvincial}
        union all
        select place from generate_series(1, ${PROVINCE_CODES.length}) place where n.place = 0 and ${isProvincial}
          and not exists (select from ${prices} own where own.oe_id = n.oe_id and own.kind = n.kind and own.place = place.place)
      ) at
    ) found where live_fen is not null and live_dated > dated;
    analyze ${older};`);
}

/**
 * Puts the newer prices of the catalogue in the place of those of the file. A price of the file that is left out everywhere,
 * and would have changed something, is named with its line.
 */
export async function leaveOutOlderPrices(staging: Staging): Promise<void> {
  const prices = stagingTable(staging, 'n', 'part_price');
  const older = stagingTable(staging, 'x', 'older_price');
  await staging.session.execute(`
    insert into ${stagingTable(staging, 'x', 'left_out_value')} (table_no, line, field, code, detail)
    select table_no, line, 'price', 'olderPrice', trim_scale(min(stated) / 100.0)::text from ${older}
    group by table_no, line, oe_id, kind, given_place having count(*) = min(places) and bool_or(live_fen <> fen);
    delete from ${prices} n using ${older} o where o.oe_id = n.oe_id and o.kind = n.kind and o.place = n.place;
    insert into ${prices} (table_no, line, oe_id, kind, place, fen, dated, source)
      select table_no, line, oe_id, kind, place, live_fen, live_dated, live_source from ${older};
    analyze ${prices};`);
}

/** Numbers and brand parts with a price that is newer in the catalogue and another one in the files. */
export async function listOlderPrices(staging: Staging, areReplaced: boolean): Promise<ImportPlan['olderPrices']> {
  const rows = await staging.session.query<{ number: string; given: string; current: string; total: number }>(`
    select number, given::text, current::text, count(*) over ()::integer as total
    from (
      select p.oe as number, max(o.dated) as given, max(o.live_dated) as current
      from ${stagingTable(staging, 'x', 'older_price')} o join part p using (oe_id)
      where o.live_fen <> o.fen group by p.oe_id, p.oe
      union all
      select a.number, o.dated, o.live_dated
      from ${stagingTable(staging, 'x', 'older_brand_price')} o join aft_part a using (aft_part_id)
      where o.live_fen <> o.fen
    ) numbers order by number, given limit ${SAMPLES}`);
  return {
    count: rows[0]?.total ?? 0,
    samples: rows.map(({ number, given, current }) => ({ number, given, current })),
    areReplaced,
  };
}
