import { expect, test } from 'vitest';
import type { CatalogueFileName } from '../../../src/contract/imports/format/catalogue-file.ts';
import { importProblemText } from '../../../src/contract/imports/problems.ts';
import { refusalText } from '../../../src/contract/imports/refusal-text.ts';

const tables = (file: CatalogueFileName) => [
  { tableNo: 1, file: 'list.csv', sheet: null, mappings: [{ file, columns: {} }] },
];
const choice = (file: CatalogueFileName, field: string, detail: string) =>
  refusalText({ code: 'notChoice', tableNo: 1, field, detail }, tables(file));

test('a wrong choice is refused with the nearest one, or with all there are', () => {
  expect(choice('maintenance-projects', 'item', 'engineOils').en).toBe(
    'is not one of the allowed values; the nearest is engineOil',
  );
  expect(choice('maintenance-projects', 'item', '机油滤清').zh).toBe(
    '不在可选项之中，最接近的是机油滤清器（oilFilter）',
  );
  expect(choice('part-groups', 'tree', '挖掘机')).toEqual({
    en: 'is not one of the allowed values: passenger, truck, commercial, maker',
    zh: '不在可选项之中：乘用车（passenger）、商用车配件组（truck）、商用车标准结构（commercial）、原厂结构（maker）',
  });
});

test('of very many choices the first are named', () => {
  expect(choice('maintenance-projects', 'item', '洗车').en).toMatch(/: engineOil, oilFilter, .*, …$/);
});

test('a consequence names the line of its cause', () => {
  const given = { code: 'refusedReference', tableNo: 2, field: 'group', detail: 'G1' };
  const both = [...tables('groups'), { tableNo: 2, file: 'all.xlsx', sheet: '车型', mappings: [] }];
  expect(refusalText({ ...given, causeTable: 1, causeLine: 12 }, both)).toEqual({
    en: 'was refused itself, see line 12 of list.csv',
    zh: '所指的记录本身被拒绝，见 list.csv 第 12 行',
  });
  expect(refusalText({ ...given, causeTable: 2, causeLine: 5 }, both).en).toBe(
    'was refused itself, see line 5 of all.xlsx · 车型',
  );
});

test('other reasons and unknown codes are told as they are', () => {
  const given = { tableNo: 1, field: 'price', detail: 'x' };
  expect(refusalText({ ...given, code: 'notNumber' }, tables('prices'))).toBe(importProblemText('notNumber'));
  expect(refusalText({ ...given, code: 'notChoice' }, [])).toBe(importProblemText('notChoice'));
  expect(refusalText({ ...given, code: 'odd' }, [])).toEqual({ zh: 'odd', en: 'odd' });
});
