import type { TablePaginationConfig } from 'antd';
import { COUNTED_ROWS_MAX } from '../../contract/page-limits.ts';
import type { Messages } from '../messages.ts';
import type { TablePage } from './table-page.ts';

/** The pager under a table, in line with its cells. */
export const pagerStyle = {
  showSizeChanger: true,
  pageSizeOptions: [10, 20, 50, 100],
  style: { padding: '0 16px' },
};

/** antd's pagination for a page in the URL. Changing the size returns to the first page. */
export function paginationOf(
  { page, pageSize }: TablePage,
  total: number,
  { t, onGo }: Pick<Messages, 't'> & { onGo: (change: TablePage) => void },
): TablePaginationConfig {
  return {
    current: page,
    pageSize,
    total,
    ...pagerStyle,
    showTotal: (count) => totalText(count, { t }),
    onChange: (to, size) => onGo({ page: size === pageSize ? to : 1, pageSize: size }),
  };
}

/** Whether the list has more rows than were counted. */
export const isMore = (total: number): boolean => total === COUNTED_ROWS_MAX + 1;

/** How many rows a list has; of a large one, more than how many. */
export function totalText(count: number, { t }: Pick<Messages, 't'>): string {
  return isMore(count)
    ? t('list.totalMore', { count: COUNTED_ROWS_MAX.toLocaleString('en') })
    : t('list.total', { count });
}
