import type { CopyRows } from '../../src/server/db/copy.ts';

/** Prices in all 34 provinces: Beijing is the first, then each a yuan more. */
const everywhere = (fen: number) => Array.from({ length: 34 }, (_, index) => fen + index * 100);

/** VINs that lead somewhere in the tiny catalogue; their check digits are right. */
export const tinyVins = {
  /** Exactly one vehicle: 1, the manual. Serial 100000. */
  one: 'LSVAA2BR1GN100000',
  /** Two vehicles, 1 and 2, told apart by gearbox. */
  two: 'LSVAB2BR1GN200000',
  /** The truck, vehicle 5. */
  truck: 'LFWSRXSJ2J1F00001',
} as const;

/**
 * A catalogue small enough to know by heart, for tests: 大众 朗逸 (group 1: vehicles 1 MT and 2 DCT of 2016, group 2:
 * vehicle 3 of 2020) on one platform with 斯柯达 明锐 (group 3: vehicle 4), and the truck 解放 J6P (group 4: vehicle 5).
 */
export async function fillTinyCatalogue(copy: CopyRows): Promise<void> {
  await copy(
    'brand',
    ['brand_id', 'brand_code', 'name_zh', 'name_en', 'initial', 'country', 'oe_style'],
    [
      [1, 'VW', '大众', 'Volkswagen', 'D', 'DE', 'vw'],
      [2, 'SKODA', '斯柯达', 'Skoda', 'S', 'CZ', 'vw'],
      [3, 'FAW', '一汽解放', 'FAW Jiefang', 'J', 'CN', 'plain'],
    ],
  );
  await copy(
    'family',
    ['family_id', 'brand_id', 'vehicle_class', 'maker_zh', 'maker_en', 'name_zh', 'name_en', 'body', 'search_text'],
    [
      [
        1,
        1,
        'C',
        '上汽大众',
        'SAIC Volkswagen',
        '朗逸',
        'Lavida',
        'sedan',
        '大众 volkswagen 上汽大众 saic volkswagen 朗逸 lavida dazhong langyi dz ly',
      ],
      [
        2,
        2,
        'C',
        '上汽斯柯达',
        'SAIC Skoda',
        '明锐',
        'Octavia',
        'sedan',
        '斯柯达 skoda 上汽斯柯达 saic skoda 明锐 octavia sikeda mingrui skd mr',
      ],
      [3, 3, 'B', '一汽解放', 'FAW Jiefang', 'J6P', 'J6P', 'tractor', '一汽解放 faw jiefang j6p yiqijiefang yqjf'],
    ],
  );
  await copy(
    'vehicle_group',
    [
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
    [
      [1, 1, '二代 1.6L', '2nd generation 1.6L', 2015, 2018, '1.6L', 'petrol', 'EA211', 'PQ35'],
      [2, 1, '三代 1.4T', '3rd generation 1.4T', 2018, null, '1.4T', 'petrol', 'EA211', 'MQB'],
      [3, 2, '三代 1.6L', '3rd generation 1.6L', 2015, 2019, '1.6L', 'petrol', 'EA211', 'PQ35'],
      [4, 3, 'CA6DM2', 'CA6DM2', 2016, null, '11.0L', 'diesel', 'CA6DM2', 'J6'],
    ],
  );
  const vehicle = [
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
  ];
  await copy('vehicle', vehicle, [
    [
      1,
      1,
      '大众 朗逸 2016款 1.6L 手动风尚版',
      'Volkswagen Lavida 2016 1.6L MT Comfort',
      2016,
      '1.6L',
      'MT',
      'FWD',
      'comfort',
      'petrol',
      'sedan',
      81,
      5,
      'china5',
      'SVW7167GMD',
      'SVW7167GMD',
      'LV16A',
      '2015-06-01',
      '2018-03-31',
      5,
      0,
    ],
    [
      2,
      1,
      '大众 朗逸 2016款 1.6L 自动舒适版',
      'Volkswagen Lavida 2016 1.6L DCT Luxury',
      2016,
      '1.6L',
      'DCT',
      'FWD',
      'luxury',
      'petrol',
      'sedan',
      81,
      5,
      'china5',
      'SVW7167GMD',
      'SVW7167GMD',
      'LV16B',
      '2015-06-01',
      '2018-03-31',
      5,
      0,
    ],
    [
      3,
      2,
      '大众 朗逸 2020款 280TSI DSG舒适版',
      'Volkswagen Lavida 2020 280TSI DSG Comfort',
      2020,
      '1.4T',
      'DCT',
      'FWD',
      'comfort',
      'petrol',
      'sedan',
      110,
      5,
      'china6',
      'SVW71410BM',
      'SVW71410BM',
      null,
      '2019-10-01',
      null,
      2,
      0,
    ],
    [
      4,
      3,
      '斯柯达 明锐 2016款 1.6L 手动',
      'Skoda Octavia 2016 1.6L MT',
      2016,
      '1.6L',
      'MT',
      'FWD',
      'comfort',
      'petrol',
      'sedan',
      81,
      5,
      'china5',
      'SVW7166FLM',
      'SVW7166FLM',
      null,
      '2015-06-01',
      '2019-03-31',
      3,
      0,
    ],
    [
      5,
      4,
      '一汽解放 J6P 6×4 牵引车 460马力',
      'FAW Jiefang J6P 6x4 tractor 460 hp',
      2018,
      '11.0L',
      'MT',
      '6x4',
      'standard',
      'diesel',
      'tractor',
      338,
      2,
      'china5',
      'CA4250P66K2T1E5',
      'CA4250P66K2T1E5',
      'J6P460',
      '2017-01-01',
      null,
      2,
      2,
    ],
  ]);
  await copy(
    'vin_rule',
    ['vin_rule_id', 'prefix', 'year_code', 'vehicle_id', 'plant_code', 'serial_from', 'serial_to'],
    [
      [1, 'LSVAA2BR', 'G', 1, null, 0, 999_999],
      [2, 'LSVAB2BR', 'G', 1, null, 0, 999_999],
      [3, 'LSVAB2BR', 'G', 2, null, 0, 999_999],
      [4, 'LFWSRXSJ', 'J', 5, null, 0, 999_999],
    ],
  );
  await copy(
    'part_group',
    ['part_group_id', 'vehicle_class', 'code', 'parent_id', 'level', 'name_zh', 'name_en', 'ord'],
    [
      [1, 'C', '17', null, 1, '制动系统', 'Brakes', 1],
      [2, 'C', '1701', 1, 2, '行车制动', 'Service brake', 1],
      [3, 'C', '10', null, 1, '发动机', 'Engine', 2],
      [4, 'C', '1004', 3, 2, '润滑系统', 'Lubrication', 1],
      [5, 'B', '35', null, 1, '气制动', 'Air brakes', 1],
      [6, 'B', '3501', 5, 2, '制动器', 'Foundation brake', 1],
    ],
  );
  await copy(
    'std_part',
    ['std_part_id', 'std_part_code', 'part_group_id', 'name_zh', 'name_en', 'unit', 'quantity', 'flags', 'ord'],
    [
      [1, 'P1701001', 2, '前制动片', 'Front brake pads', '套', 1, 'wsp', 1],
      [2, 'P1701003', 2, '前制动盘', 'Front brake disc', '个', 2, 'wsp', 2],
      [3, 'P1004001', 4, '机油滤清器', 'Oil filter', '个', 1, 'w', 1],
      [4, 'T3501001', 6, '制动蹄片', 'Brake lining', '片', 4, 'ws', 1],
      [5, 'P1701009', 2, '螺栓', 'Bolt', '个', 8, '', 3],
    ],
  );
  await copy(
    'std_part_name',
    ['std_part_id', 'name', 'kind', 'norm', 'pinyin', 'initials'],
    [
      [1, '前制动片', 'name', '前制动片', 'qianzhidongpian', 'qzdp'],
      [1, '前刹车片', 'alias', '前刹车片', 'qianshachepian', 'qscp'],
      [1, 'Front brake pads', 'english', 'front brake pads', '', ''],
      [2, '前制动盘', 'name', '前制动盘', 'qianzhidongpan', 'qzdp'],
      [2, 'Front brake disc', 'english', 'front brake disc', '', ''],
      [3, '机油滤清器', 'name', '机油滤清器', 'jiyoulvqingqi', 'jylqq'],
      [3, '机滤', 'alias', '机滤', 'jilv', 'jl'],
      [3, 'Oil filter', 'english', 'oil filter', '', ''],
      [4, '制动蹄片', 'name', '制动蹄片', 'zhidongtipian', 'zdtp'],
    ],
  );
  const spots = JSON.stringify([
    { orderNo: '1', x: '100,130', y: '100,120', kind: 'callout' },
    { orderNo: '1', x: '140,260', y: '90,200', kind: 'part' },
    { orderNo: '2', x: '400,430', y: '100,120', kind: 'callout' },
    { orderNo: '9', x: '500,530', y: '100,120', kind: 'callout' },
  ]);
  await copy(
    'drawing',
    ['drawing_id', 'svg', 'width', 'height', 'hotspots'],
    [[1, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 700"/>', 900, 700, spots]],
  );
  await copy(
    'assembly',
    ['assembly_id', 'group_id', 'part_group_id', 'drawing_id'],
    [
      [1, 1, 2, 1],
      [2, 1, 4, null],
      [3, 2, 2, 1],
      [4, 3, 2, 1],
      [5, 4, 6, 1],
    ],
  );
  await copy(
    'part',
    ['oe_id', 'brand_id', 'std_part_id', 'oe', 'oe_key', 'name_zh', 'name_en', 'is_standard', 'discontinued'],
    [
      [1, 1, 1, '1K0 698 151 A', '1K0698151A', '前制动片', 'Front brake pads', false, false],
      [2, 1, 2, '1K0 615 301 AA', '1K0615301AA', '前制动盘', 'Front brake disc', false, false],
      [3, 1, 2, '1K0 615 301 AB', '1K0615301AB', '前制动盘', 'Front brake disc', false, false],
      [4, 2, 2, '1K0 615 301 AA', '1K0615301AA', '前制动盘', 'Front brake disc', false, false],
      [5, 1, 3, '04E 115 561 H', '04E115561H', '机油滤清器', 'Oil filter', false, false],
      [6, 1, 1, '1K0 698 151', '1K0698151', '前制动片', 'Front brake pads', false, true],
      [7, 1, 5, 'N 910 963 01', 'N91096301', '螺栓', 'Bolt', true, false],
      [8, 3, 4, '3502405-A0E', '3502405A0E', '制动蹄片', 'Brake lining', false, false],
      [9, 1, 1, '1K0 698 151 F', '1K0698151F', '前制动片', 'Front brake pads', false, false],
    ],
  );
  const fit = [
    'fit_id',
    'assembly_id',
    'oe_id',
    'callout',
    'quantity',
    'remark_zh',
    'remark_en',
    'gearbox_type',
    'driven_type',
    'cfg_level',
    'produced_from',
    'produced_to',
    'serial_from',
    'serial_to',
  ];
  await copy('fit', fit, [
    [1, 1, 1, '1', 1, null, null, null, null, null, null, null, null, null],
    [2, 1, 2, '2', 2, '280×22 mm', '280×22 mm', null, null, null, null, null, null, 150_000],
    [3, 1, 3, '2', 2, '288×25 mm', '288×25 mm', null, null, null, null, null, 150_000, null],
    [4, 1, 7, '3', 8, null, null, null, null, null, null, null, null, null],
    [5, 2, 5, '1', 1, '手动变速器', 'manual gearbox', 'MT', null, null, null, null, null, null],
    [6, 3, 3, '2', 2, null, null, null, null, null, null, null, null, null],
    [7, 4, 4, '2', 2, null, null, null, null, null, null, null, null, null],
    [8, 5, 8, '1', 4, null, null, null, null, null, null, null, null, null],
  ]);
  await copy(
    'replacement',
    ['old_oe_id', 'new_oe_id', 'kind', 'dated', 'note_zh', 'note_en'],
    [
      [6, 1, 'replaced', '2016-05-01', null, null],
      [1, 9, 'replaced', '2021-03-01', null, null],
      [2, 3, 'interchangeable', '2019-01-01', '需更换制动钳', 'with the caliper'],
    ],
  );
  await copy('aft_brand', ['aft_brand_id', 'name_zh', 'name_en', 'country'], [[1, '博世', 'Bosch', 'DE']]);
  await copy(
    'aft_part',
    ['aft_part_id', 'oe_id', 'aft_brand_id', 'number', 'number_key', 'part_class'],
    [[1, 1, 1, '0 986 494 596', '0986494596', 'equivalent']],
  );
  await copy(
    'part_price',
    ['oe_id', 'guide_fen', 'market_fen', 'dated', 'source'],
    [
      [1, 45_000, everywhere(39_800), '2026-03-01', 'sample'],
      [2, 60_000, everywhere(52_050), '2026-03-01', 'sample'],
      [3, 66_000, everywhere(56_000), '2026-03-01', 'sample'],
      [5, 4_500, [null, ...everywhere(3_990).slice(1)], '2026-03-01', 'sample'],
    ],
  );
}
