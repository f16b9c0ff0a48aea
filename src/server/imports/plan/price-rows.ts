import { PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import { literal, type Staging, stagingTable } from '../staging/staging.ts';
import { VAT_PERCENT } from '../targets/trade-targets.ts';
import { brandContext } from './resolve-references.ts';

/** Quotes of shops on the web, which e_price holds with their days; part_price holds the other kinds. */
const QUOTE_KINDS = `('original', 'brand', 'suit')`;

/**
 * Compares prices: one row of part_price holds all provinces of a number, so rows of the file are gathered by number. A
 * price without a province holds for all that have none of their own; what the file does not price keeps its price. Guide
 * prices have no province: of those of several provinces the latest counts, of one day the highest.
 */
export async function comparePrices(staging: Staging): Promise<void> {
  await shapePrices(staging);
  await compareQuotes(staging);
  const places = PROVINCE_CODES.map((_, index) => index + 1);
  const prices = stagingTable(staging, 'n', 'part_price');
  const changes = stagingTable(staging, 'c', 'part_price');
  const market = places
    .map(
      (place) =>
        `coalesce(max(fen) filter (where kind = 'market' and place = ${place}), max(fen) filter (where kind = 'market' and place = 0))`,
    )
    .join(', ');
  await staging.session.execute(`
    drop table if exists ${changes};
    create unlogged table ${changes} as
    select x.table_no, x.line, case when l.oe_id is null then 'new' else 'changed' end as op, x.oe_id,
      coalesce(x.guide_fen, l.guide_fen) as guide_fen,
      case when l.oe_id is null then x.market_fen
        else array(select coalesce(u.given, u.live) from unnest(x.market_fen, l.market_fen) with ordinality u(given, live, n) order by u.n)
      end as market_fen,
      greatest(x.dated, l.dated) as dated, x.source
    from (
      select min(table_no) as table_no, min(line) as line, oe_id, (array_agg(fen order by dated desc, fen desc) filter (where kind = 'guide'))[1] as guide_fen,
        array[${market}]::integer[] as market_fen, max(dated) as dated, max(source) as source
      from ${prices} group by oe_id
    ) x
    left join part_price l on l.oe_id = x.oe_id;
    delete from ${changes} c using part_price l where l.oe_id = c.oe_id and c.op = 'changed'
      and l.guide_fen is not distinct from c.guide_fen and l.market_fen = c.market_fen and l.dated = c.dated and l.source = c.source;
    analyze ${changes};`);
}

/** Compares quotes: those of the file are added to the history of their number, in place of those of the same day. */
async function compareQuotes(staging: Staging): Promise<void> {
  const prices = stagingTable(staging, 'n', 'part_price');
  const quotes = stagingTable(staging, 'n', 'e_price');
  const changes = stagingTable(staging, 'c', 'e_price');
  const amount = (kind: string) =>
    `coalesce(max(fen) filter (where kind = '${kind}' and is_given), max(fen) filter (where kind = '${kind}')) as ${kind}`;
  await staging.session.execute(`
    drop table if exists ${quotes}, ${changes};
    create unlogged table ${quotes} as select * from ${prices} where kind in ${QUOTE_KINDS};
    delete from ${prices} where kind in ${QUOTE_KINDS};
    create index on ${quotes} (oe_id);
    analyze ${quotes};
    create unlogged table ${changes} as
    select x.table_no, x.line, case when l.oe_id is null then 'new' else 'changed' end as op, x.oe_id,
      days.quoted_at, days.original_fen, days.brand_fen, days.suit_fen, x.source
    from (
      select min(table_no) as table_no, min(line) as line, oe_id, max(source) as source from ${quotes} group by oe_id
    ) x
    left join e_price l on l.oe_id = x.oe_id
    cross join lateral (
      select array_agg(day order by day) as quoted_at, array_agg(original order by day) as original_fen,
        array_agg(brand order by day) as brand_fen, array_agg(suit order by day) as suit_fen
      from (
        select day, ${['original', 'brand', 'suit'].map(amount).join(', ')} from (
          select dated::timestamp at time zone 'Asia/Shanghai' as day, kind, fen, true as is_given
          from ${quotes} q where q.oe_id = x.oe_id
          union all
          select u.day, k.kind, k.fen, false
          from unnest(l.quoted_at, l.original_fen, l.brand_fen, l.suit_fen) u(day, original, brand, suit)
            cross join lateral (values ('original', original), ('brand', brand), ('suit', suit)) k(kind, fen)
        ) amounts group by day
      ) by_day
    ) days;
    delete from ${changes} c using e_price l where l.oe_id = c.oe_id and l.quoted_at = c.quoted_at and l.source = c.source
      and l.original_fen = c.original_fen and l.brand_fen = c.brand_fen and l.suit_fen = c.suit_fen;
    analyze ${changes};`);
}

/**
 * The good rows by number, kind and place; of several prices the latest counts, of quotes the one of each day. Two prices of
 * one day are refused.
 */
async function shapePrices(staging: Staging): Promise<void> {
  const problems = stagingTable(staging, 'x', 'problem');
  const prices = stagingTable(staging, 'n', 'part_price');
  const { joins, ctx } = brandContext(staging, 'prices');
  const codes = `array[${PROVINCE_CODES.map((code) => literal(String(code))).join(', ')}]`;
  const good = `from ${stagingTable(staging, 's', 'prices')} s ${joins}
    left join ${stagingTable(staging, 'r', 'numbers')} r_number on r_number.ext = s.number and r_number.ctx = ${ctx}
    where not exists (select from ${problems} p where p.table_no = s.table_no and p.line = s.line)`;
  const refuse = (field: string, code: string, detail: string, when: string) =>
    `insert into ${problems} (table_no, line, field, code, detail)
      select distinct s.table_no, s.line, '${field}', ${code}, ${detail} ${good} and ${when};`;
  await staging.session.execute(`
    ${refuse('brand', `'unknownReference'`, 's.brand', 's.brand is not null and ctx.id is null')}
    ${refuse('number', `case when r_number.is_ambiguous then 'ambiguousNumber' else 'unknownReference' end`, 's.number', 'r_number.id is null')}
    ${refuse('price', `'priceNotPositive'`, 'null', 's.price <= 0')}
    ${refuse('province', `'webPrice'`, 's.province', `s.province is not null and s.kind in ${QUOTE_KINDS}`)}
    drop table if exists ${prices};
    create unlogged table ${prices} as
    select table_no, line, oe_id, kind, place, fen, dated, source from (
      select *, row_number() over (partition by oe_id, kind, place, case when kind in ${QUOTE_KINDS} then dated end order by dated desc, table_no, line) as n from (
        select s.table_no, s.line, r_number.id as oe_id, coalesce(s.kind, 'market') as kind,
          coalesce(array_position(${codes}, s.province), 0) as place,
          (case when s.tax_included = false then round(s.price * ${100 + VAT_PERCENT} / 100.0) else s.price end)::integer as fen,
          coalesce(s.date, current_date) as dated,
          coalesce(s.source, (select name from catalogue_source where source_id = ${staging.sourceId})) as source
        ${good}) rows) ranked
    where n = 1;
    insert into ${problems} (table_no, line, field, code, detail)
    select distinct s.table_no, s.line, 'price', 'twoPrices', null ${good} and exists (
      select from ${prices} p where p.oe_id = r_number.id and p.kind = coalesce(s.kind, 'market')
        and p.place = coalesce(array_position(${codes}, s.province), 0) and p.dated = coalesce(s.date, current_date)
        and (p.table_no, p.line) <> (s.table_no, s.line)
        and p.fen <> (case when s.tax_included = false then round(s.price * ${100 + VAT_PERCENT} / 100.0) else s.price end)::integer);
    analyze ${prices};`);
}
