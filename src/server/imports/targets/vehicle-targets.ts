import { stagingTable } from '../staging/staging.ts';
import { column, type Target } from './target.ts';

const names = { name_zh: column('s.name'), name_en: column('s.name_en', 's.name') };

/** The key of an announcement number: `normaliseAnnouncement` of contract/vehicles/announcement.ts. */
function announcementKey(text: string): string {
  return `regexp_replace(upper(regexp_replace(${text}, '^.*牌', '')), '[\\s‐-―−-]', '', 'g')`;
}

/** Brands down to vehicles, and the rules of their VINs. */
export const vehicleTargets: readonly Target[] = [
  {
    ...{ name: 'brand', file: 'brands', table: 'brand', key: ['brand_id'], kind: 'brands' },
    sameRecord:
      'o.brand_code = coalesce(s.code, s.id) or lower(o.name_zh) = lower(s.name) or lower(o.name_en) = lower(s.name)',
    joins: (staging) => `left join ${stagingTable(staging, 'x', 'forms')} forms on forms.name = s.name`,
    columns: {
      brand_code: column('coalesce(s.code, s.id)'),
      ...names,
      initial: column('upper(s.initial)', `coalesce(upper(substring(forms.pinyin from '^[a-z]')), 'Z')`),
      country: column('s.country', `''`),
      oe_style: column('s.number_style', `'plain'`),
    },
    checks: [{ field: 'initial', code: 'invalidInitial', when: `upper(s.initial) !~ '^[A-Z]$'` }],
  },
  {
    ...{ name: 'of_brand', file: 'brands', table: 'of_brand', key: ['brand_id'], rows: 's.maker_tree' },
    joins: (staging) => `join ${stagingTable(staging, 'id', 'brands')} own on own.ext = s.id`,
    columns: { brand_id: column('own.id') },
  },
  {
    ...{ name: 'family', file: 'families', table: 'family', key: ['family_id'], kind: 'families' },
    joins: (staging) => `
      left join ${stagingTable(staging, 'x', 'brand_now')} b on b.brand_id = r_brand.id
      left join ${stagingTable(staging, 'x', 'forms')} forms on forms.name = s.name
      left join ${stagingTable(staging, 'x', 'forms')} brand_forms on brand_forms.name = b.name_zh
      left join ${stagingTable(staging, 'x', 'forms')} maker_forms on maker_forms.name = coalesce(s.maker, b.name_zh)`,
    columns: {
      brand_id: column('r_brand.id'),
      vehicle_class: column(`case s.class when 'commercial' then 'B' when 'passenger' then 'C' end`, `'C'`),
      maker_zh: column('s.maker', 'b.name_zh'),
      maker_en: column('s.maker_en', 'coalesce(s.maker, b.name_en)'),
      ...names,
      body: column('s.body', `''`),
      search_text: column(`lower(concat_ws(' ', s.name, b.name_zh, coalesce(s.maker, b.name_zh), s.name_en, b.name_en,
        s.maker_en, b.name_zh || s.name, brand_forms.norm || forms.norm, forms.pinyin, forms.initials,
        brand_forms.pinyin, brand_forms.initials, maker_forms.pinyin, maker_forms.initials))`),
    },
  },
  {
    ...{ name: 'vehicle_group', file: 'groups', table: 'vehicle_group', key: ['group_id'], kind: 'groups' },
    columns: {
      family_id: column('r_family.id'),
      ...names,
      year_from: column('s.year_from::integer'),
      year_to: column('s.year_to::integer'),
      displacement: column('s.displacement', `''`),
      fuel: column('s.fuel', `''`),
      engine_model: column('s.engine', `''`),
      platform: column('s.platform', `''`),
    },
    checks: [{ field: 'yearTo', code: 'endsBeforeStart', when: 's.year_to < s.year_from' }],
  },
  {
    ...{ name: 'vehicle', file: 'vehicles', table: 'vehicle', key: ['vehicle_id'], kind: 'vehicles' },
    joins: (staging) => `left join ${stagingTable(staging, 'x', 'group_now')} g on g.group_id = r_group.id
      left join (select distinct on (vehicle) vehicle, announcement from ${stagingTable(staging, 's', 'announcements')}
        order by vehicle, table_no, line) first_number on first_number.vehicle = s.id`,
    columns: {
      group_id: column('r_group.id'),
      ...names,
      year_pattern: column('s.year::integer'),
      displacement: column('s.displacement', `coalesce(g.displacement, '')`),
      gearbox_type: column('s.gearbox', `''`),
      driven_type: column('s.drive', `''`),
      cfg_level: column('s.level', `''`),
      fuel: column('s.fuel', `coalesce(g.fuel, '')`),
      body: column('s.body', `coalesce(g.body, '')`),
      power_kw: column('s.power_kw::integer'),
      seats: column('s.seats::integer'),
      emission: column('s.emission', `''`),
      factory_code: column('s.factory_code'),
      produced_from: column('s.produced_from'),
      // The last day, unlike in the conditions of parts.
      produced_to: column('s.produced_to'),
      options: column('upper(s.options::text)::text[]', `'{}'::text[]`),
      announcement: column('first_number.announcement'),
      announcement_key: column(announcementKey('first_number.announcement')),
    },
    checks: [{ field: 'producedTo', code: 'endsBeforeStart', when: 's.produced_to < s.produced_from' }],
  },
  {
    ...{ name: 'vin_rule', file: 'vin-rules', table: 'vin_rule', key: ['vin_rule_id'], kind: 'vin-rules' },
    externalId: `coalesce(s.id, concat_ws('|', s.prefix, s.year_code, s.plant_code, s.serial_from, s.serial_to, s.vehicle))`,
    columns: {
      prefix: column('upper(s.prefix)'),
      year_code: column('upper(s.year_code)'),
      vehicle_id: column('r_vehicle.id'),
      plant_code: column('upper(s.plant_code)'),
      serial_from: column('s.serial_from::integer', '0'),
      serial_to: column('s.serial_to::integer', '999999'),
    },
    checks: [
      {
        field: 'prefix',
        code: 'invalidVinPrefix',
        when: `upper(s.prefix) !~ '^[A-HJ-NPR-Z0-9]{3}[A-HJ-NPR-Z0-9*]{5}$'`,
      },
      { field: 'yearCode', code: 'invalidYearCode', when: `upper(s.year_code) !~ '^[A-HJ-NPR-TV-Y1-9]$'` },
      { field: 'serialTo', code: 'endsBeforeStart', when: 's.serial_to < s.serial_from' },
    ],
  },
  {
    ...{ name: 'vehicle_configuration', file: 'configurations', table: 'vehicle_configuration' },
    key: ['vehicle_id', 'item_zh'],
    columns: {
      vehicle_id: column('r_vehicle.id'),
      item_zh: column('s.item'),
      item_en: column('s.item_en', `''`),
      value_zh: column('s.value'),
      value_en: column('s.value_en', `''`),
      ord: column('s."order"::integer', 's.line'),
    },
  },
  {
    ...{ name: 'vehicle_announcement', file: 'announcements', table: 'vehicle_announcement' },
    key: ['vehicle_id', 'announcement_key'],
    columns: {
      vehicle_id: column('r_vehicle.id'),
      announcement: column('s.announcement'),
      announcement_key: column(announcementKey('s.announcement')),
    },
  },
];
