import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PagedList } from '../../../../src/catalogue/shared/list/paged-list.tsx';
import { CallError } from '../../../../src/providers/calls/call-error.ts';
import { startI18n } from '../../../../src/providers/i18n.ts';
import { storeLanguage } from '../../../../src/providers/language.ts';
import { TestRouter } from '../../../support/screens/test-router.tsx';

interface Options {
  rows?: string[];
  total?: number;
  page?: number;
  error?: unknown;
  isPreviousData?: boolean;
  isFiltered?: boolean;
}

const onPage = vi.fn();
const onClear = vi.fn();
const refetch = vi.fn();

beforeEach(async () => {
  storeLanguage('en');
  await startI18n(['common']);
  for (const spy of [onPage, onClear, refetch]) spy.mockReset();
});

function show({ rows, total = rows?.length ?? 0, page = 1, error = null, ...flags }: Options) {
  const data = rows === undefined ? undefined : { rows, total };
  const { isPreviousData = false, isFiltered = false } = flags;
  return render(
    <TestRouter>
      <PagedList
        query={{ data, error, isPreviousData, refetch }}
        page={page}
        pageSize={2}
        onPage={onPage}
        empty={<p>Nothing yet</p>}
        filter={{ isSet: isFiltered, noMatch: 'No match', clear: 'Clear the filter', onClear }}
      >
        {(loaded) => loaded.rows.map((row) => <p key={row}>{row}</p>)}
      </PagedList>
    </TestRouter>,
  );
}

test('a list that is loading shows a skeleton', () => {
  show({});
  expect(screen.getByRole('status')).toBeTruthy();
});

test('a failed request shows its error and can be retried', async () => {
  show({ error: new CallError('600101', 'Out of order') });
  expect(screen.getByRole('alert').textContent).toContain('Out of order');
  await userEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledOnce();
});

test('an empty list and a filter without a match have different texts', async () => {
  const { unmount } = show({ rows: [] });
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  unmount();
  show({ rows: [], isFiltered: true });
  expect(screen.getByText('No match')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('a list shows its rows, and the pager only for more than one page', async () => {
  const { unmount } = show({ rows: ['a', 'b'] });
  expect(screen.getByText('b')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  show({ rows: ['a', 'b'], total: 3 });
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  expect(onPage).toHaveBeenCalledWith(2);
});

test('a page beyond the last one leads to the last one, once the page is loaded', () => {
  const { unmount } = show({ rows: [], total: 3, page: 9, isPreviousData: true });
  expect(onPage).not.toHaveBeenCalled();
  unmount();
  show({ rows: [], total: 3, page: 9 });
  expect(onPage).toHaveBeenCalledWith(2, { isReplacing: true });
});
