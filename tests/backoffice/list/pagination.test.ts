import { expect, test, vi } from 'vitest';
import { isMore, paginationOf, totalText } from '../../../src/backoffice/list/pagination.ts';
import { COUNTED_ROWS_MAX } from '../../../src/contract/page-limits.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';

test('a large list says of how many rows it has more, a list of just as many is counted', () => {
  expect([isMore(COUNTED_ROWS_MAX), isMore(COUNTED_ROWS_MAX + 1)]).toEqual([false, true]);
  expect(totalText(3, keyMessages())).toBe('list.total(count=3)');
  expect(totalText(COUNTED_ROWS_MAX + 1, keyMessages())).toBe(
    `list.totalMore(count=${COUNTED_ROWS_MAX.toLocaleString('en')})`,
  );
});

test('another size returns to the first page, another page keeps the size', () => {
  const onGo = vi.fn();
  const { onChange } = paginationOf({ page: 3, pageSize: 20 }, 100, { ...keyMessages(), onGo });
  onChange?.(4, 20);
  onChange?.(3, 50);
  expect(onGo.mock.calls).toEqual([[{ page: 4, pageSize: 20 }], [{ page: 1, pageSize: 50 }]]);
});
