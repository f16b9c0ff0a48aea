import { Table, type TableColumnsType } from 'antd';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Spinner, State } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import styles from './user.module.css';
import { userPageState } from './user-tabs.ts';

interface UserListProps<Row> {
  answer: { data: { rows: Row[]; total: number } | undefined; error: unknown; refetch: () => unknown };
  rowKey: keyof Row & string;
  columns: TableColumnsType<Row>;
  label: string;
  empty: string;
}

export const ROWS_PER_PAGE = 10;

/** A list in a tab of a user's page; its page is in the URL. */
export function UserList<Row extends object>({ answer, rowKey, columns, label, empty }: UserListProps<Row>) {
  const { t } = useMessages();
  const [{ page }, setState] = useUrlState(userPageState);
  const { data, error, refetch } = answer;
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  if (data.total === 0) return <State title={empty} />;
  return (
    <ScrollRegion className={styles.scroll} aria-label={label}>
      <Table<Row>
        rowKey={rowKey}
        size="middle"
        dataSource={data.rows}
        columns={columns}
        pagination={{
          current: page,
          pageSize: ROWS_PER_PAGE,
          total: data.total,
          showSizeChanger: false,
          showTotal: (count) => t('list.total', { count }),
          onChange: (to) => setState({ page: to }),
        }}
      />
    </ScrollRegion>
  );
}

/** The page of the list, as the calls want it. */
export function useUserListPage() {
  const [{ page }] = useUrlState(userPageState);
  return { pageNum: page, pageSize: ROWS_PER_PAGE };
}
