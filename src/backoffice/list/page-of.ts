import type { TablePaginationConfig } from 'antd';
import type { Words } from '../words.ts';
import type { LinkPage } from './link-page.ts';

/** The pager of a table whose page stands in the link; another size begins at the first page. */
export function pageOf(
  { page, pageSize }: LinkPage,
  total: number,
  { t, onGo }: Pick<Words, 't'> & { onGo: (change: LinkPage) => void },
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
