import { COUNTRY_KINDS, PROVINCE_KINDS, QUOTE_KINDS } from '../../../contract/prices/price-kinds.ts';
import { PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import { literal } from '../staging/literal.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';
import { VAT_PERCENT } from '../targets/trade-targets.ts';
import { COUNTRY_COLUMNS, columnOf, namesOf, PRICE_COLUMNS, PROVINCE_COLUMNS, QUOTE_COLUMNS } from './price-columns.ts';
import { brandContext } from './resolve-references.ts';

/** Quotes of shops on the web, which e_price holds with their days; part_price holds the other kinds. */
const QUOTES = `(${QUOTE_KINDS.map(literal).join(', ')})`;

/**
 * Compares prices: one row of part_price holds all provinces of a number, so rows of the file are gathered by number. A
 * price without a province holds for all that have none of their own; what the file does not price keeps its price. Prices
 * of the country, as guide prices, have no province: of those of several provinces the latest counts, of one day the highest.
 */
export async function comparePrices(staging: Staging): Promise<void> {
  await shapePrices(staging);
  await compareQuotes(staging);
  const places = PROVINCE_CODES.map((_, index) => index + 1);
  const prices = stagingTable(staging, 'n', 'part_price');
  const changes = stagingTable(staging, 'c', 'part_price');
  const fenAt = (kind: string, place: number) => `max(fen) filter (where kind = '${kind}' and place = ${place})`;
  const given = [
    ...COUNTRY_KINDS.map(
      (kind) =>
        `(array_agg(fen order by dated desc, fen desc) filter (where kind = '${kind}'))[1] as ${columnOf(kind)}`,
    ),
    ...PROVINCE_KINDS.map((kind) => {
      const amounts = places.map((place) => `coalesce(${fenAt(kind, place)}, ${fenAt(kind, 0)})`);
      return `array[${amounts.join(', ')}]::integer[] as ${columnOf(kind)}`;
    }),
  ];
  const merged = [
    ...COUNTRY_COLUMNS.map((column) => `coalesce(x.${column}, l.${column}) as ${column}`),
    ...PROVINCE_COLUMNS.map(
      (column) => `case when l.oe_id is null then x.${column}
        else array(select coalesce(u.given, u.live) from unnest(x.${column}, l.${column}) with ordinality u(given, live, n) order by u.n)
      end as ${column}`,
    ),
  ];
  await staging.session.execute(`
    drop table if exists ${changes};
    create unlogged table ${changes} as
    select x.table_no, x.line, case when l.oe_id is null then 'new' else 'changed' end as op, x.oe_id,
      ${merged.join(', ')},
      greatest(x.dated, l.dated) as dated, x.source
    from (
      select min(table_no) as table_no, min(line) as line, oe_id, ${given.join(', ')},
        max(dated) as dated,
        (array_agg(source order by dated desc, source desc))[1] as source
      from ${prices} group by oe_id
    ) x
    left join part_price l on l.oe_id = x.oe_id;
    delete from ${changes} c using part_price l where l.oe_id = c.oe_id and c.op = 'changed'
      and (${namesOf('l', PRICE_COLUMNS)}) is not distinct from (${namesOf('c', PRICE_COLUMNS)}) and l.dated = c.dated and l.source = c.source;
    analyze ${changes};`);
}

/** Compares quotes: those of the file are added to the history of their number, in place of those of the same day. */
async function compareQuotes(staging: Staging): Promise<void> {
  const prices = stagingTable(staging, 'n', 'part_price');
  const quotes = stagingTable(staging, 'n', 'e_price');
  const changes = stagingTable(staging, 'c', 'e_price');
  const amount = (kind: string) =>
    `coalesce(max(fen) filter (where kind = '${kind}' and is_given), max(fen) filter (where kind = '${kind}')) as "${kind}"`;
  const quoted = QUOTE_KINDS.map((kind) => `"${kind}"`).join(', ');
  await staging.session.execute(`
    drop table if exists ${quotes}, ${changes};
    create unlogged table ${quotes} as select * from ${prices} where kind in ${QUOTES};
    delete from ${prices} where kind in ${QUOTES};
    create index on ${quotes} (oe_id);
    analyze ${quotes};
    create unlogged table ${changes} as
    select x.table_no, x.line, case when l.oe_id is null then 'new' else 'changed' end as op, x.oe_id,
      days.quoted_at, ${namesOf('days', QUOTE_COLUMNS)}, x.source
    from (
      select min(table_no) as table_no, min(line) as line, oe_id, max(source) as source from ${quotes} group by oe_id
    ) x
    left join e_price l on l.oe_id = x.oe_id
    cross join lateral (
      select array_agg(day order by day) as quoted_at,
        ${QUOTE_KINDS.map((kind) => `array_agg("${kind}" order by day) as ${columnOf(kind)}`).join(', ')}
      from (
        select day, ${QUOTE_KINDS.map(amount).join(', ')} from (
          select dated::timestamp at time zone 'Asia/Shanghai' as day, kind, fen, true as is_given
          from ${quotes} q where q.oe_id = x.oe_id
          union all
          select u.day, k.kind, k.fen, false
          from unnest(l.quoted_at, ${namesOf('l', QUOTE_COLUMNS)}) u(day, ${quoted})
            cross join lateral (values ${QUOTE_KINDS.map((kind) => `('${kind}', "${kind}")`).join(', ')}) k(kind, fen)
        ) amounts group by day
      ) by_day
    ) days;
    delete from ${changes} c using e_price l where l.oe_id = c.oe_id and l.quoted_at = c.quoted_at and l.source = c.source
      and (${namesOf('l', QUOTE_COLUMNS)}) is not distinct from (${namesOf('c', QUOTE_COLUMNS)});
    analyze ${changes};`);
}

/**
 * The good rows by number, kind and place; of several prices the latest counts, of quotes the one of each day. Different
 * prices of one day are all refused: neither is known to be right, and an older one is known to be out of date.
 */
async function shapePrices(staging: Staging): Promise<void> {
  const problems = stagingTable(staging, 'x', 'problem');
  const prices = stagingTable(staging, 'n', 'part_price');
  const { joins, ctx } = brandContext(staging, 'prices');
  const codes = `array[${PROVINCE_CODES.map((code) => literal(String(code))).join(', ')}]`;
  const good = `from ${stagingTable(staging, 's', 'prices')} s ${joins}
    left join ${stagingTable(staging, 'r', 'numbers')} r_number on r_number.ext = s.number and r_number.ctx = ${ctx}
    where not exists (select from ${problems} p where p.table_no = s.table_no and p.line = s.line)`;
  /** Code, detail and condition are SQL. */
  const refuse = ({
    field,
    code,
    detail = 'null',
    when,
  }: {
    field: string;
    code: string;
    detail?: string;
    when: string;
  }) =>
    `insert into ${problems} (table_no, line, field, code, detail)
      select distinct s.table_no, s.line, '${field}', ${code}, ${detail} ${good} and ${when};`;
  const price = `partition by oe_id, kind, place, case when kind in ${QUOTES} then dated end`;
  await staging.session.execute(`
    ${refuse({ field: 'brand', code: `'unknownReference'`, detail: 's.brand', when: 's.brand is not null and ctx.id is null' })}
    ${refuse({ field: 'number', code: `case when r_number.is_ambiguous then 'ambiguousNumber' else 'unknownReference' end`, detail: 's.number', when: 'r_number.id is null' })}
    ${refuse({ field: 'price', code: `'priceNotPositive'`, when: 's.price <= 0' })}
    ${refuse({ field: 'province', code: `'webPrice'`, detail: 's.province', when: `s.province is not null and s.kind in ${QUOTES}` })}
    drop table if exists ${prices};
    create unlogged table ${prices} as
    select table_no, line, oe_id, kind, place, fen, dated, source, n, differs from (
      select *, rank() over (${price} order by dated desc) as day, row_number() over (${price} order by dated desc, table_no, line) as n,
        min(fen) over (partition by oe_id, kind, place, dated) <> max(fen) over (partition by oe_id, kind, place, dated) as differs
      from (
        select s.table_no, s.line, r_number.id as oe_id, coalesce(s.kind, 'market') as kind,
          coalesce(array_position(${codes}, s.province), 0) as place,
          (case when s.tax_included = false then round(s.price * ${100 + VAT_PERCENT} / 100.0) else s.price end)::integer as fen,
          coalesce(s.date, current_date) as dated,
          coalesce(s.source, (select name from catalogue_source where source_id = ${staging.sourceId})) as source
        ${good}) rows) ranked
    where day = 1;
    insert into ${problems} (table_no, line, field, code, detail)
    select distinct table_no, line, 'price', 'twoPrices', null from ${prices} where differs;
    delete from ${prices} where differs or n > 1;
    alter table ${prices} drop column n, drop column differs;
    analyze ${prices};`);
}
