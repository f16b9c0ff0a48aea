import { Table, Tag } from 'antd';
import type { PlannedRow } from '../../contract/record-imports/record-import.ts';
import { useMessages } from '../messages.ts';
import type { ImportSource } from './import-source.ts';

/** What the file changes, row by row: the values before and after. */
export function PlanTable({ source, rows }: { source: ImportSource; rows: readonly PlannedRow[] }) {
  const { t } = useMessages();
  if (rows.length === 0) return null;
  const textOf = (field: string, value: unknown) => source.valueText(field, value) || '—';
  return (
    <Table<PlannedRow>
      size="small"
      caption={t('import.changes')}
      dataSource={rows}
      rowKey="line"
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 'max-content' }}
      columns={[
        { key: 'line', dataIndex: 'line', title: t('import.line'), width: 70 },
        {
          key: 'action',
          title: t('list.actions'),
          render: (_, { action }) => <Tag>{t(`import.action.${action}`)}</Tag>,
        },
        { key: 'name', dataIndex: 'name', title: t('import.name') },
        {
          key: 'changes',
          title: t('import.values'),
          render: (_, { action, changes }) =>
            changes
              .map(({ field, before, after }) => {
                const label = source.fieldLabel(field);
                return action === 'add'
                  ? `${label}: ${textOf(field, after)}`
                  : `${label}: ${textOf(field, before)} → ${textOf(field, after)}`;
              })
              .join('; '),
        },
      ]}
    />
  );
}
