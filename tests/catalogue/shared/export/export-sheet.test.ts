import { beforeEach, expect, test, vi } from 'vitest';
import { exportSheet } from '../../../../src/catalogue/shared/export/export-sheet.ts';
import * as xlsx from '../../../../src/catalogue/shared/export/sheet-xlsx.ts';
import { awkwardSheet } from '../../work-orders/lines/support.ts';

vi.mock('../../../../src/catalogue/shared/export/sheet-xlsx.ts', { spy: true });

let files: Blob[] = [];
let names: string[] = [];

beforeEach(() => {
  files = [];
  names = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
});

test('each format has its own file type and is named after the order', async () => {
  for (const format of ['xlsx', 'csv', 'html'] as const) await exportSheet(awkwardSheet(), format);
  expect(names).toEqual(['@SUM(1).xlsx', '@SUM(1).csv', '@SUM(1).html']);
  expect(files.map(({ type }) => type)).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv;charset=utf-8',
    'text/html;charset=utf-8',
  ]);
});

test('a writer that never finishes times out, and nothing is downloaded', async () => {
  vi.mocked(xlsx.sheetXlsx).mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers();
  const exported = expect(exportSheet(awkwardSheet(), 'xlsx')).rejects.toThrow('not written in time');
  await vi.advanceTimersByTimeAsync(20_000);
  await exported;
  expect(names).toEqual([]);
});
