import { PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import { literal, type Staging, stagingTable } from '../staging/staging.ts';
import { VAT_PERCENT } from '../targets/trade-targets.ts';
import { brandContext } from './resolve-references.ts';

/** The kinds that part_price holds; quotes of shops on the web are in e_price. */
const KINDS = `('guide', 'market')`;

/**
 * Compares prices: one row of part_price holds all provinces of a number, so rows of the file are gathered by number. A
 * price without a province holds for all that have none of their own; what the file does not price keeps its price.
 */
export async function comparePrices(staging: Staging): Promise<void> {
  await shapePrices(staging);
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
      select min(table_no) as table_no, min(line) as line, oe_id, max(fen) filter (where kind = 'guide') as guide_fen,
        array[${market}]::integer[] as market_fen, max(dated) as dated, max(source) as source
      from ${prices} group by oe_id
    ) x
    left join part_price l on l.oe_id = x.oe_id;
    delete from ${changes} c using part_price l where l.oe_id = c.oe_id and c.op = 'changed'
      and l.guide_fen is not distinct from c.guide_fen and l.market_fen = c.market_fen and l.dated = c.dated and l.source = c.source;
    analyze ${changes};`);
}

/** The good rows by number, kind and place; of several prices the latest counts, two of one day are refused. */
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
      select s.table_no, s.line, '${field}', ${code}, ${detail} ${good} and ${when};`;
  await staging.session.execute(`
    ${refuse('brand', `'unknownReference'`, 's.brand', 's.brand is not null and ctx.id is null')}
    ${refuse('number', `case when r_number.is_ambiguous then 'ambiguousNumber' else 'unknownReference' end`, 's.number', 'r_number.id is null')}
    ${refuse('price', `'priceNotPositive'`, 'null', 's.price <= 0')}
    ${refuse('kind', `'webPrice'`, 's.kind', `coalesce(s.kind, 'market') not in ${KINDS}`)}
    drop table if exists ${prices};
    create unlogged table ${prices} as
    select table_no, line, oe_id, kind, place, fen, dated, source from (
      select *, row_number() over (partition by oe_id, kind, place order by dated desc, table_no, line) as n from (
        select s.table_no, s.line, r_number.id as oe_id, coalesce(s.kind, 'market') as kind,
          coalesce(array_position(${codes}, s.province), 0) as place,
          (case when s.tax_included = false then round(s.price * ${100 + VAT_PERCENT} / 100.0) else s.price end)::integer as fen,
          coalesce(s.date, current_date) as dated,
          coalesce(s.source, (select name from catalogue_source where source_id = ${staging.sourceId})) as source
        ${good}) rows) ranked
    where n = 1;
    insert into ${problems} (table_no, line, field, code, detail)
    select s.table_no, s.line, 'price', 'twoPrices', null ${good} and exists (
      select from ${prices} p where p.oe_id = r_number.id and p.kind = coalesce(s.kind, 'market')
        and p.place = coalesce(array_position(${codes}, s.province), 0) and p.dated = coalesce(s.date, current_date)
        and (p.table_no, p.line) <> (s.table_no, s.line)
        and p.fen <> (case when s.tax_included = false then round(s.price * ${100 + VAT_PERCENT} / 100.0) else s.price end)::integer);
    analyze ${prices};`);
}
