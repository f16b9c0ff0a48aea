import { Table, Tag } from 'antd';
import type { PlannedRow } from '../../contract/record-import.ts';
import { fieldText } from '../fields/field-text.ts';
import { useReferences } from '../fields/use-references.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';

/** What the file changes, row by row: the values before and after. */
export function PlanTable({ resource, rows }: { resource: Resource; rows: readonly PlannedRow[] }) {
  const messages = useMessages();
  const { t } = messages;
  const { names } = useReferences(resource, Object.keys(resource.crud.input.shape));
  if (rows.length === 0) return null;
  const textOf = (field: string, value: unknown) =>
    fieldText(resource, field, { row: { [field]: value }, messages, names }) || '—';
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
                const label = t(`${resource.name}:field.${field}`);
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
