import { useCan } from '@refinedev/core';
import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { BigClass } from '../../../contract/api-services/interfaces/class-schemas.ts';
import { INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { request } from '../../../providers/calls/client.ts';
import { Tag } from '../../../ui/tag.tsx';
import { paginationOf } from '../../list/pagination.ts';
import type { TablePage } from '../../list/table-page.ts';
import { type Messages, useMessages } from '../../messages.ts';
import { DeleteRecordDialog } from '../shared/delete-record-dialog.tsx';
import { RowButton } from '../shared/row-button.tsx';
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
      {deleted !== undefined && (
        <DeleteRecordDialog
          record={{
            subject: 'apiServiceClass',
            id: deleted.classId,
            name: inLanguage(messages.language, deleted.name, deleted.nameEn),
          }}
          remove={() =>
            request(interfaceCalls.bigClassDelete, { classId: deleted.classId, rowVersion: deleted.rowVersion })
          }
          reads={[interfaceCalls.bigClassList]}
          onClose={() => setDeleted(undefined)}
        />
      )}
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
      title: t('apiServiceClass:column.name'),
      render: (_, row) => (
        <span className={styles.name}>
          <ClassIcon name={row.iconName} /> {nameOf(row)}
        </span>
      ),
    },
    { title: title('code'), render: (_, { code }) => <code>{code}</code> },
    {
      title: t('apiServiceClass:column.industryLabel'),
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
            <RowButton text={t('common:action.edit')} name={nameOf(row)} onClick={() => onEdit(row)} />
          )}
          {onDelete !== undefined && (
            <RowButton
              text={t('common:action.delete')}
              name={nameOf(row)}
              isDanger
              isDisabled={row.interfaces > 0}
              hint={row.interfaces > 0 ? t('apiServiceClass:inUse') : undefined}
              onClick={() => onDelete(row)}
            />
          )}
        </span>
      ),
    },
  ];
}
