import { vehicleTables } from '../catalogue/tables/vehicle-tables.ts';
import { makersWithStructure } from '../commercial/maker-structure.ts';
import { type DemoFile, fileOf, names, tableNamed } from './demo-file.ts';

const table = (name: string) => tableNamed(vehicleTables, name);

/** Brands down to vehicles, and the rules of their VINs. */
export const vehicleFiles: readonly DemoFile[] = [
  fileOf('brands', {
    table: table('brand'),
    fields: {
      ...{ id: 'brand_id', code: 'brand_code', ...names, initial: 'initial', country: 'country' },
      numberStyle: 'oe_style',
      makerTree: ({ brand_code: code }) => (makersWithStructure.some((maker) => maker === code) ? 'yes' : null),
    },
  }),
  fileOf('families', {
    table: table('family'),
    fields: {
      ...{ id: 'family_id', brand: 'brand_id', ...names, maker: 'maker_zh', makerEn: 'maker_en', body: 'body' },
      class: ({ vehicle_class: vehicleClass }) => (vehicleClass === 'B' ? 'commercial' : 'passenger'),
    },
  }),
  fileOf('groups', {
    table: table('vehicle_group'),
    fields: {
      ...{ id: 'group_id', family: 'family_id', ...names, yearFrom: 'year_from', yearTo: 'year_to' },
      ...{ displacement: 'displacement', fuel: 'fuel', engine: 'engine_model', platform: 'platform' },
    },
  }),
  fileOf('vehicles', {
    table: table('vehicle'),
    fields: {
      ...{ id: 'vehicle_id', group: 'group_id', ...names, year: 'year_pattern', displacement: 'displacement' },
      ...{ gearbox: 'gearbox_type', drive: 'driven_type', level: 'cfg_level', fuel: 'fuel', body: 'body' },
      ...{ powerKw: 'power_kw', seats: 'seats', emission: 'emission', factoryCode: 'factory_code' },
      ...{ producedFrom: 'produced_from', producedTo: 'produced_to' },
    },
  }),
  fileOf('announcements', {
    table: table('vehicle'),
    fields: { vehicle: 'vehicle_id', announcement: 'announcement' },
    isKept: ({ announcement }) => announcement !== null,
  }),
  fileOf('vin-rules', {
    table: table('vin_rule'),
    fields: {
      ...{ id: 'vin_rule_id', prefix: 'prefix', yearCode: 'year_code', vehicle: 'vehicle_id' },
      ...{ plantCode: 'plant_code', serialFrom: 'serial_from', serialTo: 'serial_to' },
    },
  }),
];
