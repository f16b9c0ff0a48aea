import type { TablePaginationConfig } from 'antd';
import type { Messages } from '../messages.ts';
import type { TablePage } from './table-page.ts';

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
    showSizeChanger: true,
    pageSizeOptions: [10, 20, 50, 100],
    showTotal: (count) => t('list.total', { count }),
    onChange: (to, size) => onGo({ page: size === pageSize ? to : 1, pageSize: size }),
  };
}
