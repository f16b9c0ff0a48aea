import type { ResultOf } from '../../../src/contract/call.ts';
import type { importsCalls } from '../../../src/contract/imports/calls.ts';
import type { ImportPlan } from '../../../src/contract/imports/import-plan.ts';
import type { ImportTable } from '../../../src/contract/imports/import-table.ts';

type CatalogueImport = ResultOf<typeof importsCalls.importGet>;

export const pricesTable: ImportTable = {
  tableNo: 1,
  file: 'list.xlsx',
  sheet: 'Nov',
  headerLine: 3,
  columns: ['OE', '上海含税价', '北京未税价', 'Stock'],
  titles: ['Prices of November'],
  sample: [
    { line: 4, cells: ['5C0 698 151', '286.00', '250.00', '4'] },
    { line: 5, cells: ['5C0 698 152', '12.50', '11.00', ''] },
  ],
  mappings: [
    {
      file: 'prices',
      columns: { number: 'OE' },
      constants: { brand: 'VW' },
      unpivot: {
        into: 'price',
        columns: [
          { header: '上海含税价', constants: { province: '上海', taxIncluded: '是' } },
          { header: '北京未税价', constants: { province: '北京', taxIncluded: '否' } },
        ],
      },
    },
  ],
  confidence: 'likely',
  unmapped: ['Stock'],
};

export const samplePlan: ImportPlan = {
  leftOut: { count: 2, samples: ['9 合计', '12 以上价格仅供参考'] },
  files: [{ file: 'prices', rows: 1200, refused: 2 }],
  tables: [{ tableNo: 1, rows: 1200, refused: 2 }],
  total: { rows: 1200, refused: 2 },
  targets: [
    {
      name: 'part_price',
      new: 1000,
      changed: 150,
      same: 48,
      gone: 0,
      samples: [
        { op: 'changed', line: 5, before: { guide_fen: 1250 }, after: { guide_fen: 1900 } },
        { op: 'new', line: 4, before: null, after: { oe_id: 7, guide_fen: 28600, market_fen: null } },
      ],
    },
  ],
  refused: [{ tableNo: 1, field: 'number', code: 'unknownReference', rows: 2, firstLine: 9, details: ['NOPE'] }],
  leftOutValues: [],
  priceMoves: { upTo5: 100, upTo20: 40, upTo50: 5, above50: 5 },
  newStandardParts: { count: 1, samples: [{ name: 'Odd bracket', rows: 12 }] },
  cycles: { count: 0, lines: [] },
  emptyHotspots: { count: 0, samples: [] },
  workOrders: [{ what: 'replaced', orders: 3, numbers: 2, samples: ['5C0 698 151', '5C0 698 152'] }],
  olderPrices: {
    count: 1,
    samples: [{ number: 'AC-100 200', given: '2026-03-01', current: '2026-11-22' }],
    areReplaced: false,
  },
  lostZeros: { count: 1, samples: [{ number: '986494596', known: '0986494596' }] },
  columns: [
    {
      tableNo: 1,
      file: 'prices',
      field: 'number',
      finding: 'shortNumbers',
      count: 2,
      length: 10,
      examples: ['98649459'],
    },
    { tableNo: 1, file: 'prices', field: 'price', finding: 'mostlyWrong', count: 0, length: 0, examples: [] },
  ],
  keptGone: {},
};

/** An import of a price list in some state. */
export function sampleImport(given: Partial<CatalogueImport> = {}): CatalogueImport {
  return {
    ...{ importId: 12, sourceCode: 'acme', sourceName: 'Acme', isFull: false, status: 'mapping' },
    ...{
      files: ['list.xlsx'],
      bytes: 10,
      receivedBytes: 10,
      createdBy: 'anna',
      keyName: null,
      isByCommand: false,
      rowVersion: 3,
    },
    ...{ createdAt: '2026-11-20T02:00:00.000Z', changedAt: '2026-11-20T02:05:00.000Z' },
    uploads: [{ path: 'list.xlsx', bytes: 10, receivedBytes: 10 }],
    tables: [pricesTable],
    progress: { step: null, done: 0, total: null },
    ...{ plan: null, failure: null, version: null, withdrawn: null, waitsForApproval: false },
    ...given,
  };
}
