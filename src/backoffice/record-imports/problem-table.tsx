import { Table } from 'antd';
import type { ImportProblem } from '../../contract/record-imports/record-import.ts';
import { useMessages } from '../messages.ts';

/** The rows that are left out, by line and column. */
export function ProblemTable({ problems, total }: { problems: readonly ImportProblem[]; total: number }) {
  const { t } = useMessages();
  if (problems.length === 0) return null;
  return (
    <Table<ImportProblem>
      size="small"
      caption={t('import.problems', { count: total })}
      dataSource={problems}
      rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 'max-content' }}
      columns={[
        { key: 'line', dataIndex: 'line', title: t('import.line'), width: 70 },
        { key: 'column', dataIndex: 'column', title: t('import.column') },
        { key: 'value', dataIndex: 'value', title: t('import.value'), ellipsis: true },
        { key: 'message', dataIndex: 'message', title: t('import.problem') },
      ]}
    />
  );
}
