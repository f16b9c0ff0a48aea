import type { CopyRows } from '../../../src/server/platform/db/copy.ts';

/**
 * Maintenance plans of the tiny catalogue. Group 1 (vehicles 1 MT and 2 DCT): oil, oil filter, gearbox oil for DCT,
 * brake fluid by months only, inspection of the brake pads, and an optional cleaning. Group 4 (the truck): oil. Groups 2
 * and 3: none.
 */
export async function fillTinyMaintenance(copy: CopyRows): Promise<void> {
  await copy(
    'maintain_item',
    ['base_item_code', 'name_zh', 'name_en', 'ord'],
    [
      ['M01', '发动机机油', 'Engine oil', 1],
      ['M02', '机油滤清器', 'Oil filter', 2],
      ['M07', '变速器油', 'Gearbox oil', 3],
      ['M09', '制动液', 'Brake fluid', 4],
      ['M11', '制动片', 'Brake pads', 5],
      ['M17', '清洗养护', 'Cleaning', 6],
    ],
  );
  await copy(
    'maintain_fluid',
    ['fluid_id', 'name_zh', 'name_en', 'unit', 'unit_price_fen', 'remark_zh', 'remark_en'],
    [
      [1, '全合成机油 5W-30', 'Full synthetic oil 5W-30', 'L', 6200, 'API SP', 'API SP'],
      [2, '双离合变速器油', 'Dual-clutch fluid', 'L', 11_800, '', ''],
    ],
  );
  await copy(
    'maintain_project',
    [
      'std_maint_id',
      'vehicle_class',
      'base_item_code',
      'name_zh',
      'name_en',
      'maint_type',
      'operate',
      'check_or_must',
      'std_part_ids',
      'ord',
    ],
    [
      [1, 'C', 'M01', '更换发动机机油', 'Replace the engine oil', 1, 'replace', 0, [], 1],
      [2, 'C', 'M02', '更换机油滤清器', 'Replace the oil filter', 0, 'replace', 0, [3], 2],
      [3, 'C', 'M07', '更换双离合变速器油', 'Replace the dual-clutch fluid', 1, 'replace', 0, [], 3],
      [4, 'C', 'M09', '更换制动液', 'Replace the brake fluid', 2, 'replace', 0, [], 4],
      [5, 'C', 'M11', '检查制动片', 'Inspect the brake pads', 0, 'inspect', 1, [1, 2], 5],
      [6, 'C', 'M17', '清洗节气门', 'Clean the throttle body', 2, 'clean', 0, [], 6],
      [7, 'B', 'M01', '更换发动机机油', 'Replace the engine oil', 2, 'replace', 0, [], 7],
    ],
  );
  await copy(
    'maintain_plan',
    [
      'group_id',
      'std_maint_id',
      'gearbox_type',
      'driven_type',
      'interval_km',
      'interval_months',
      'first_km',
      'first_months',
      'hours',
      'fluid_id',
      'amount',
    ],
    [
      [1, 1, null, null, 10_000, 12, 5000, 6, 0.4, 1, 4],
      [1, 2, null, null, 10_000, 12, null, null, 0.2, null, null],
      [1, 3, 'DCT', null, 60_000, 48, null, null, 1.5, 2, 5.2],
      [1, 4, null, null, null, 24, null, null, 0.8, null, null],
      [1, 5, null, null, 20_000, 12, null, null, 1.2, null, null],
      [1, 6, null, null, null, null, null, null, 0.6, null, null],
      [4, 7, null, null, 40_000, 12, 20_000, 6, 1, null, null],
    ],
  );
}
