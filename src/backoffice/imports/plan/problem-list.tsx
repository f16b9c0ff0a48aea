import { Button, Table } from 'antd';
import { useState } from 'react';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner } from '../../../ui/state.tsx';
import list from '../../list/list.module.css';
import { paginationOf } from '../../list/pagination.ts';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';

interface ProblemListProps {
  importId: number;
  tableNo: number;
  code: string;
  /** With its sheet. */
  file: string;
  fieldText: (field: string) => string;
  onClose: () => void;
}

/** The refused rows of one reason, page by page. */
export function ProblemList({ importId, tableNo, code, file, fieldText, onClose }: ProblemListProps) {
  const { t } = useMessages();
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 20 });
  const { data, error, refetch } = useCall(
    importsCalls.importProblems,
    { importId, tableNo, code, pageNum: page, pageSize },
    { keepPreviousData: true, staleTime: 0 },
  );
  return (
    <>
      <div className={styles.actions}>
        <h3>{t('catalogueImport:refused.rows', { name: file })}</h3>
        <Button size="small" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && (
        <div className={list.table}>
          <Table
            rowKey={({ line, field }) => `${line} ${field}`}
            size="small"
            dataSource={data.rows}
            pagination={paginationOf({ page, pageSize }, data.total, { t, onGo: setPage })}
            columns={[
              { title: t('catalogueImport:columns.line'), render: (_, { line }) => line, width: 80 },
              { title: t('catalogueImport:refused.value'), render: (_, { detail }) => detail ?? '—' },
              {
                title: t('catalogueImport:refused.reason'),
                render: (_, { field, reason }) => `${fieldText(field)} ${reason}`,
              },
            ]}
          />
        </div>
      )}
    </>
  );
}
