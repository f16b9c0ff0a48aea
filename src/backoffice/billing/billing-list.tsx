import { Table, type TableColumnsType } from 'antd';
import { type ListQuery, ListResult } from '../list/list-result.tsx';
import { paginationOf } from '../list/pagination.ts';
import { useMessages } from '../messages.ts';
import { type BillingState, isFiltered, noFilters } from './billing-state.ts';

export interface SectionProps {
  state: BillingState;
  onGo: (change: Partial<BillingState>) => void;
  /** As onGo, but back to the first page. */
  onFind: (change: Partial<BillingState>) => void;
}

interface BillingListProps<Row> extends SectionProps {
  answer: ListQuery<{ rows: Row[]; total: number }>;
  rowKey: keyof Row & string;
  columns: TableColumnsType<Row>;
  /** The text for an empty list without filters. */
  empty: string;
}

/** A page of purchases or notices, with its loading, error and empty states. */
export function BillingList<Row extends object>(props: BillingListProps<Row>) {
  const { state, answer, onGo, onFind, rowKey, columns, empty } = props;
  const { t } = useMessages();
  return (
    <ListResult query={answer} isFiltered={isFiltered(state)} onClear={() => onFind(noFilters)} empty={empty}>
      {({ rows, total }) => (
        <Table<Row>
          rowKey={rowKey}
          size="middle"
          dataSource={rows}
          columns={columns}
          pagination={paginationOf(state, total, { t, onGo })}
        />
      )}
    </ListResult>
  );
}
