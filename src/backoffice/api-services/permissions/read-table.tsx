import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/state.tsx';
import list from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';

type ReadTableProps<Row extends object> = Required<Pick<TableProps<Row>, 'columns' | 'pagination'>> & {
  rowKey: keyof Row & string;
  /** Undefined until they are read. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** In place of a table without rows. */
  empty: ReactNode;
};

/** The rows of a call: a spinner while they are read, the error with a retry, or the table. */
export function ReadTable<Row extends object>({ rows, error, onRetry, empty, ...table }: ReadTableProps<Row>) {
  const { t } = useMessages();
  if (rows === undefined && error !== null) return <LoadError error={error} onRetry={onRetry} />;
  if (rows === undefined) return <Spinner label={t('common:loading')} />;
  if (rows.length === 0) return empty;
  return (
    <div className={list.table}>
      <Table<Row> size="middle" dataSource={rows} {...table} />
    </div>
  );
}
