import { useCan } from '@refinedev/core';
import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { BigClass } from '../../../contract/api-services/interfaces/class-schemas.ts';
import { INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { auditCalls } from '../../../contract/audit/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Tag } from '../../../ui/tag.tsx';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { paginationOf } from '../../list/pagination.ts';
import type { TablePage } from '../../list/table-page.ts';
import { type Messages, useMessages } from '../../messages.ts';
import { inLanguage } from '../interfaces/in-language.ts';
import { ClassIcon } from './class-icons.tsx';
import styles from './classes.module.css';

interface ClassesTableProps {
  rows: readonly BigClass[];
  total: number;
  page: TablePage;
  onGo: (change: TablePage) => void;
  onEdit: (row: BigClass) => void;
}

export function ClassesTable({ rows, total, page, onGo, onEdit }: ClassesTableProps) {
  const messages = useMessages();
  const { data: edit } = useCan({ resource: 'apiServiceClass', action: 'edit' });
  const { data: remove } = useCan({ resource: 'apiServiceClass', action: 'delete' });
  const [deleted, setDeleted] = useState<BigClass>();
  const actions = {
    ...(edit?.can === true ? { onEdit } : {}),
    ...(remove?.can === true ? { onDelete: setDeleted } : {}),
  };
  return (
    <>
      <Table<BigClass>
        rowKey="classId"
        size="middle"
        dataSource={[...rows]}
        columns={columnsOf(messages, actions)}
        pagination={paginationOf(page, total, { t: messages.t, onGo })}
      />
      {deleted !== undefined && <DeleteDialog row={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

interface Actions {
  onEdit?: (row: BigClass) => void;
  onDelete?: (row: BigClass) => void;
}

function columnsOf({ t, language }: Messages, { onEdit, onDelete }: Actions): TableColumnsType<BigClass> {
  const title = (field: string) => t(`apiServiceClass:field.${field}`);
  const nameOf = ({ name, nameEn }: BigClass) => inLanguage(language, name, nameEn);
  return [
    {
      title: title('name'),
      render: (_, row) => (
        <span className={styles.name}>
          <ClassIcon name={row.iconName} /> {nameOf(row)}
        </span>
      ),
    },
    { title: title('code'), render: (_, { code }) => <code>{code}</code> },
    {
      title: title('industryLabel'),
      render: (_, { industryLabel, industryLabelEn }) => inLanguage(language, industryLabel, industryLabelEn),
    },
    {
      title: title('serviceStatus'),
      render: (_, { serviceStatus }) => (
        <Tag variant={serviceStatus === 'on' ? 'good' : 'neutral'}>
          {t(`apiServiceClass:option.serviceStatus.${serviceStatus}`)}
        </Tag>
      ),
    },
    {
      title: title('interfaces'),
      align: 'right',
      render: (_, { interfaces, classId }) =>
        interfaces === 0 ? 0 : <Link to={`${INTERFACE_PAGE}?class=${classId}`}>{interfaces}</Link>,
    },
    {
      title: t('list.actions'),
      render: (_, row) => (
        <span className={styles.actions}>
          {onEdit !== undefined && (
            <Button
              type="link"
              size="small"
              aria-label={`${t('common:action.edit')} ${nameOf(row)}`}
              onClick={() => onEdit(row)}
            >
              {t('common:action.edit')}
            </Button>
          )}
          {onDelete !== undefined && (
            <Button
              type="link"
              size="small"
              danger
              disabled={row.interfaces > 0}
              title={row.interfaces > 0 ? t('apiServiceClass:inUse') : undefined}
              aria-label={`${t('common:action.delete')} ${nameOf(row)}`}
              onClick={() => onDelete(row)}
            >
              {t('common:action.delete')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function DeleteDialog({ row, onClose }: { row: BigClass; onClose: () => void }) {
  const { t, language } = useMessages();
  const { classId, rowVersion } = row;
  const changes = [interfaceCalls.bigClassList];
  const restore = useAction(() => request(auditCalls.deletedRestore, { subject: 'apiServiceClass', id: classId }), {
    done: () => t('delete.restored'),
    changes,
  });
  const action = useAction(() => request(interfaceCalls.bigClassDelete, { classId, rowVersion }), {
    done: () => ({ text: t('delete.done'), undo: () => void restore.run() }),
    changes,
    isErrorInForm: true,
  });
  return (
    <ActionDialog
      title={t('delete.one', { name: inLanguage(language, row.name, row.nameEn) })}
      okText={t('common:action.delete')}
      isDanger
      action={action}
      onClose={onClose}
    >
      <p>{t('delete.hint')}</p>
    </ActionDialog>
  );
}
