import { COUNTRY_KINDS, PROVINCE_KINDS, type PriceKind, QUOTE_KINDS } from '../../../contract/prices/price-kinds.ts';
import { PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import { literal } from '../staging/literal.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';
import { VAT_PERCENT } from '../targets/trade-targets.ts';
import { findOlderPrices, leaveOutOlderPrices } from './older-prices.ts';
import {
  COUNTRY_COLUMNS,
  columnOf,
  DAY_COLUMNS,
  dayColumnOf,
  namesOf,
  PRICE_COLUMNS,
  QUOTE_COLUMNS,
} from './price-columns.ts';
import { brandContext } from './resolve-references.ts';

/** Quotes of shops on the web, which e_price holds with their days; part_price holds the other kinds. */
const QUOTES = `(${QUOTE_KINDS.map(literal).join(', ')})`;

/**
 * Compares prices: one row of part_price holds all provinces of a number, so rows of the file are gathered by number. A
 * price without a province holds for all that have none of their own; what the file does not price keeps its price. Prices
 * of the country, as guide prices, have no province: of those of several provinces the latest counts, of one day the highest.
 * A price of the catalogue that is newer than that of the file stays, unless the import `replacesNewer`.
 */
export async function comparePrices(staging: Staging, { replacesNewer }: { replacesNewer: boolean }): Promise<void> {
  await shapePrices(staging);
  await compareQuotes(staging);
  await findOlderPrices(staging);
  if (!replacesNewer) await leaveOutOlderPrices(staging);
  const places = PROVINCE_CODES.map((_, index) => index + 1);
  const prices = stagingTable(staging, 'n', 'part_price');
  const changes = stagingTable(staging, 'c', 'part_price');
  const at = (column: string, kind: string, place: number) =>
    `max(${column}) filter (where kind = '${kind}' and place = ${place})`;
  const arrayOf = (column: string, kind: string, type: string) =>
    `array[${places.map((place) => `coalesce(${at(column, kind, place)}, ${at(column, kind, 0)})`).join(', ')}]::${type}[]`;
  const given = [
    ...COUNTRY_KINDS.flatMap((kind) => [
      `(array_agg(fen order by dated desc, fen desc) filter (where kind = '${kind}'))[1] as ${columnOf(kind)}`,
      `max(dated) filter (where kind = '${kind}') as ${dayColumnOf(kind)}`,
    ]),
    ...PROVINCE_KINDS.flatMap((kind) => [
      `${arrayOf('fen', kind, 'integer')} as ${columnOf(kind)}`,
      `${arrayOf('dated', kind, 'date')} as ${dayColumnOf(kind)}`,
    ]),
  ];
  const days = [
    ...COUNTRY_KINDS.map(
      (kind) => `case when x.${columnOf(kind)} is not null then x.${dayColumnOf(kind)}
        when l.${columnOf(kind)} is not null then coalesce(l.${dayColumnOf(kind)}, l.dated) end`,
    ),
    ...PROVINCE_KINDS.map((kind) => `${kind}.newest`),
  ];
  const merged = [
    ...COUNTRY_COLUMNS.map((column) => `coalesce(x.${column}, l.${column}) as ${column}`),
    ...PROVINCE_KINDS.map((kind) => `${kind}.amounts as ${columnOf(kind)}`),
    ...COUNTRY_KINDS.map((kind, index) => `nullif(${days[index]}, newest.dated) as ${dayColumnOf(kind)}`),
    ...PROVINCE_KINDS.map(
      (kind) => `case when ${kind}.oldest < newest.dated then ${kind}.days end as ${dayColumnOf(kind)}`,
    ),
  ];
  await staging.session.execute(`
    drop table if exists ${changes};
    create unlogged table ${changes} as
    select x.table_no, x.line, case when l.oe_id is null then 'new' else 'changed' end as op, x.oe_id,
      ${merged.join(', ')}, newest.dated, x.source
    from (
      select min(table_no) as table_no, min(line) as line, oe_id, ${given.join(', ')},
        (array_agg(source order by dated desc, source desc))[1] as source
      from ${prices} group by oe_id
    ) x
    left join part_price l on l.oe_id = x.oe_id
    ${PROVINCE_KINDS.map((kind) => `cross join lateral ${mergedPlaces(kind)} ${kind}`).join('\n')}
    cross join lateral (select greatest(${days.join(', ')}) as dated) newest;
    delete from ${changes} c using part_price l where l.oe_id = c.oe_id and c.op = 'changed'
      and (${namesOf('l', COMPARED)}) is not distinct from (${namesOf('c', COMPARED)});
    analyze ${changes};`);
}

const COMPARED = [...PRICE_COLUMNS, ...DAY_COLUMNS, 'dated', 'source'];

/** The prices of a kind in all provinces, given or as they are in the catalogue, with their days. */
const mergedPlaces = (kind: PriceKind) => `(
  select array_agg(coalesce(given, live) order by n) as amounts, array_agg(day order by n) as days,
    max(day) as newest, min(day) as oldest
  from (
    select n, given, live, case when given is not null then given_day when live is not null then coalesce(live_day, l.dated) end as day
    from unnest(x.${columnOf(kind)}, x.${dayColumnOf(kind)}, l.${columnOf(kind)}, l.${dayColumnOf(kind)})
      with ordinality u(given, given_day, live, live_day, n)
  ) places)`;

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
 * The good rows by number, kind and place, with the price as it is stated and with tax; of several prices the latest
 * counts, of quotes the one of each day. Different prices of one day are all refused: neither is known to be right, and an
 * older one is known to be out of date.
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
    select table_no, line, oe_id, kind, place, fen, stated, dated, source, n, differs from (
      select *, rank() over (${price} order by dated desc) as day, row_number() over (${price} order by dated desc, table_no, line) as n,
        min(fen) over (partition by oe_id, kind, place, dated) <> max(fen) over (partition by oe_id, kind, place, dated) as differs
      from (
        select s.table_no, s.line, r_number.id as oe_id, coalesce(s.kind, 'market') as kind,
          coalesce(array_position(${codes}, s.province), 0) as place,
          (case when s.tax_included = false then round(s.price * ${100 + VAT_PERCENT} / 100.0) else s.price end)::integer as fen,
          s.price as stated,
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
