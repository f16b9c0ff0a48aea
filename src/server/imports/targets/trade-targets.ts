import { stagingTable } from '../staging/staging.ts';
import { oeKeySql } from './oe-key.ts';
import { column, type Target } from './target.ts';

/** Chinese value added tax on parts, for prices given without it. */
export const VAT_PERCENT = 13;

/** What belongs to a number, apart from its prices by province (price-target.ts). */
export const tradeTargets: readonly Target[] = [
  {
    ...{ name: 'replacement', file: 'replacements', table: 'replacement', key: ['old_oe_id', 'new_oe_id'] },
    hasSource: true,
    columns: {
      old_oe_id: column('r_from.id'),
      new_oe_id: column('r_to.id'),
      kind: column('s.kind', `'replaced'`),
      dated: column('s.date'),
      note_zh: column('s.note'),
      note_en: column('s.note_en', 's.note'),
    },
    checks: [{ field: 'to', code: 'replacesItself', when: 'r_from.id = r_to.id' }],
  },
  {
    ...{ name: 'aft_brand', file: 'brand-parts', table: 'aft_brand', key: ['aft_brand_id'], kind: 'makers' },
    externalId: 's.maker',
    mayRepeat: 'true',
    sameRecord: 'lower(o.name_zh) = lower(s.maker) or lower(o.name_en) = lower(coalesce(s.maker_en, s.maker))',
    columns: {
      name_zh: column('s.maker'),
      name_en: column('s.maker_en', 's.maker'),
      country: column('s.country', `''`),
    },
  },
  {
    ...{ name: 'aft_part', file: 'brand-parts', table: 'aft_part', key: ['aft_part_id'], kind: 'brand-parts' },
    externalId: `coalesce(s.id, concat_ws('|', s.maker, ${oeKeySql('s.part_number')}, s.number))`,
    joins: (staging) => `join ${stagingTable(staging, 'id', 'makers')} maker on maker.ext = s.maker`,
    columns: {
      oe_id: column('r_number.id'),
      aft_brand_id: column('maker.id'),
      number: column('s.part_number'),
      number_key: column(oeKeySql('s.part_number')),
      part_class: column('s.class', `'equivalent'`),
    },
  },
  {
    ...{ name: 'aft_price', file: 'brand-parts', table: 'aft_price', key: ['aft_part_id'] },
    rows: 's.price is not null',
    joins: (staging) => `join ${stagingTable(staging, 'id', 'brand-parts')} own
      on own.ext = coalesce(s.id, concat_ws('|', s.maker, ${oeKeySql('s.part_number')}, s.number))`,
    columns: {
      aft_part_id: column('own.id'),
      market_fen: column('s.price::integer'),
      dated: column('coalesce(s.date, current_date)'),
      source: column('s.source', `''`),
    },
  },
  {
    ...{ name: 'where_used', file: 'where-used', table: 'where_used', key: ['oe_id', 'vehicle_id'] },
    columns: { oe_id: column('r_number.id'), vehicle_id: column('r_vehicle.id') },
  },
];
