import type { CopyRows } from '../../../src/server/platform/db/copy.ts';

/** Prices in all 34 provinces: Beijing is the first, then each a yuan more. */
const everywhere = (fen: number) => Array.from({ length: 34 }, (_, index) => fen + index * 100);

/** The tiny catalogue's parts books: groups, standard parts, drawings, numbers, fits, replacements and prices. */
export async function fillTinyParts(copy: CopyRows): Promise<void> {
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
  await copy(
    'std_part_zone',
    ['std_part_id', 'zone'],
    [
      [1, 'frontLeft'],
      [1, 'frontRight'],
      [2, 'frontLeft'],
      [2, 'frontRight'],
      [3, 'bottom'],
    ],
  );
  await copy(
    'std_part_relation',
    ['std_part_id', 'related_std_part_id', 'kind'],
    [
      [1, 2, 'together'],
      [2, 1, 'together'],
      [1, 5, 'oneTime'],
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
  await copy(
    'cov_tree_node',
    ['node_id', 'tree', 'parent_id', 'level', 'code', 'name_zh', 'name_en', 'ord'],
    [
      [1, 'B', null, 1, '35', '气制动', 'Air brakes', 1],
      [2, 'B', 1, 2, '3501', '制动器', 'Foundation brake', 2],
      [3, 'OF', null, 1, '35', '制动', 'Brakes', 3],
      [4, 'OF', 3, 2, '3502', '车轮制动器', 'Wheel brakes', 4],
      [5, 'OF', 4, 3, '01', '制动蹄片', 'Brake linings', 5],
      [6, 'OF', 4, 3, '02', '制动鼓', 'Brake drums', 6],
    ],
  );
  await copy(
    'cov_tree_part',
    ['node_id', 'std_part_id'],
    [
      [2, 4],
      [5, 4],
    ],
  );
  await copy('of_brand', ['brand_id'], [[3]]);
}
