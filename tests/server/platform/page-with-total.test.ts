import { expect, test } from 'vitest';
import { pageWithTotal } from '../../../src/server/platform/page-with-total.ts';

/** A list of seven rows, each of which carries the total. */
function listOf(total: number) {
  const reads: [limit: number, offset: number][] = [];
  const list = async (limit: number, offset: number) => {
    reads.push([limit, offset]);
    return Array.from({ length: total }, (_, row) => ({ row, total })).slice(offset, offset + limit);
  };
  return { list, reads };
}

test('a page past the last one has the total all the same', async () => {
  const { list, reads } = listOf(7);
  expect(await pageWithTotal({ pageNum: 4, pageSize: 3 }, list)).toEqual({ rows: [], total: 7 });
  expect(reads).toEqual([
    [3, 9],
    [1, 0],
  ]);
});

test('a page with rows, and an empty first page, are read once', async () => {
  const full = listOf(7);
  const page = await pageWithTotal({ pageNum: 3, pageSize: 3 }, full.list);
  expect([page.rows.map(({ row }) => row), page.total, full.reads]).toEqual([[6], 7, [[3, 6]]]);
  const empty = listOf(0);
  expect(await pageWithTotal({ pageNum: 1, pageSize: 3 }, empty.list)).toEqual({ rows: [], total: 0 });
  expect(empty.reads).toHaveLength(1);
});
