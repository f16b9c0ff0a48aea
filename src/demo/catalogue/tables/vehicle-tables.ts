import { normaliseAnnouncement } from '../../../contract/vehicles/announcement.ts';
import { normalName, searchForms } from '../../../server/platform/names/search-forms.ts';
import type { Family, Group } from '../fleet/fleet.ts';
import type { Vehicle } from '../plan/vehicle.ts';
import type { Table } from './table.ts';
import { groupName, vehicleName } from './vehicle-names.ts';

/** Brands down to vehicles and the rules of their VINs. */
export const vehicleTables: readonly Table[] = [
  {
    name: 'brand',
    columns: ['brand_id', 'brand_code', 'name_zh', 'name_en', 'initial', 'country', 'oe_style'],
    *rows({ fleet }) {
      for (const { id, code, zh, en, initial, country, style } of fleet.brands) {
        yield [id, code, zh, en, initial, country, style];
      }
    },
  },
  {
    name: 'family',
    columns: [
      'family_id',
      'brand_id',
      'vehicle_class',
      'maker_zh',
      'maker_en',
      'name_zh',
      'name_en',
      'body',
      'search_text',
    ],
    *rows({ fleet }) {
      for (const family of fleet.families) {
        const { id, brand, vehicleClass, maker, zh, en, body } = family;
        yield [id, brand.id, vehicleClass, maker.zh, maker.en, zh, en, body, searchText(family)];
      }
    },
  },
  {
    name: 'vehicle_group',
    columns: [
      'group_id',
      'family_id',
      'name_zh',
      'name_en',
      'year_from',
      'year_to',
      'displacement',
      'fuel',
      'engine_model',
      'platform',
    ],
    *rows({ fleet }) {
      for (const group of fleet.groups) yield groupRow(group);
    },
  },
  {
    name: 'vehicle',
    columns: [
      'vehicle_id',
      'group_id',
      'name_zh',
      'name_en',
      'year_pattern',
      'displacement',
      'gearbox_type',
      'driven_type',
      'cfg_level',
      'fuel',
      'body',
      'power_kw',
      'seats',
      'emission',
      'announcement',
      'announcement_key',
      'factory_code',
      'produced_from',
      'produced_to',
      'part_num',
      'refined_truck_num',
    ],
    *rows({ vehicles, partNums }) {
      for (const vehicle of vehicles) yield vehicleRow(vehicle, partNums.get(vehicle.id) ?? 0);
    },
  },
  {
    name: 'vin_rule',
    columns: ['vin_rule_id', 'prefix', 'year_code', 'vehicle_id', 'plant_code', 'serial_from', 'serial_to'],
    *rows({ vinRules }) {
      for (const [index, rule] of vinRules.entries()) {
        const { prefix, yearCode, vehicleId, plantCode, serialFrom, serialTo } = rule;
        yield [index + 1, prefix, yearCode, vehicleId, plantCode, serialFrom, serialTo];
      }
    },
  },
];

/** Lower-case words that find a family: both names, maker and brand, and the pinyin of the Chinese ones. */
function searchText({ brand, maker, zh, en }: Family): string {
  const chinese = [zh, brand.zh, maker.zh].map((name) => ({ name, forms: searchForms(name) }));
  const words = [
    ...chinese.map(({ name }) => name.toLowerCase()),
    ...[en, brand.en, maker.en].map((name) => name.toLowerCase()),
    brand.zh + zh,
    normalName(brand.zh + zh),
    ...chinese.flatMap(({ forms }) => [forms.pinyin, forms.initials]),
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))].join(' ');
}

function groupRow(group: Group) {
  const { id, family, yearFrom, yearTo, engine, platform } = group;
  const { zh, en } = groupName(group);
  return [id, family.id, zh, en, yearFrom, yearTo, engine.displacement, engine.fuel, engine.model, platform];
}

function vehicleRow(vehicle: Vehicle, partNum: number) {
  const { group, announcement } = vehicle;
  const { zh, en } = vehicleName(vehicle);
  return [
    vehicle.id,
    group.id,
    zh,
    en,
    vehicle.modelYear,
    group.engine.displacement,
    vehicle.gearbox,
    vehicle.drive,
    vehicle.cfg,
    group.engine.fuel,
    group.family.body,
    vehicle.powerKw,
    vehicle.seats,
    vehicle.emission,
    announcement,
    announcement === null ? null : normaliseAnnouncement(announcement),
    vehicle.factoryCode,
    vehicle.producedFrom,
    vehicle.producedTo,
    partNum,
    group.family.vehicleClass === 'B' ? partNum : 0,
  ];
}
