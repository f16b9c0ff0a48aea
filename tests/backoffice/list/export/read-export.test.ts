import { beforeEach, expect, test } from 'vitest';
import { readExport } from '../../../../src/backoffice/list/export/read-export.ts';
import { EXPORT_PAGE_SIZE, exportedRowsMax } from '../../../../src/contract/exports/rules.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession, useFakeApi } from '../../../support/screens/fakes.ts';
import { resourceOf } from '../../../support/screens/resource-of.ts';

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ roleId: first + index }));
const query = { filters: [], sorters: [], format: 'csv' } as const;

beforeEach(() => setSession(fakeSession));

test('all pages are read; a row that moved to the next page meanwhile is written once', async () => {
  const requests = useFakeApi({
    listExport: ({ pageNum }) => ({
      rows: pageNum === 1 ? rowsFrom(1, EXPORT_PAGE_SIZE) : rowsFrom(EXPORT_PAGE_SIZE, 3),
      total: EXPORT_PAGE_SIZE + 2,
    }),
  });
  const { rows, total } = await readExport(resourceOf('role'), query);
  expect([rows.length, total, requests.length]).toEqual([EXPORT_PAGE_SIZE + 2, EXPORT_PAGE_SIZE + 2, 2]);
});

test('a list beyond the limit of the format ends there, and says how many rows there are', async () => {
  const requests = useFakeApi({
    listExport: ({ pageNum }) => ({ rows: rowsFrom(pageNum * EXPORT_PAGE_SIZE, EXPORT_PAGE_SIZE), total: 900_000 }),
  });
  const { rows, total } = await readExport(resourceOf('role'), { ...query, format: 'xlsx' });
  expect([rows.length, total]).toEqual([exportedRowsMax.xlsx, 900_000]);
  expect(requests).toHaveLength(exportedRowsMax.xlsx / EXPORT_PAGE_SIZE);
});
