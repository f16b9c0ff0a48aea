import { useCan } from '@refinedev/core';
import { App, Button, Pagination } from 'antd';
import { useState } from 'react';
import { auditCalls } from '../../contract/audit/calls.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { REMARKS_PER_PAGE } from '../../contract/users/prospect-rules.ts';
import { remarkCalls } from '../../contract/users/remark-calls.ts';
import type { Remark } from '../../contract/users/remark-schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { notify } from '../../providers/notification.ts';
import { Spinner, State } from '../../ui/state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { DueText } from './due-text.tsx';
import { RemarkEdit } from './remark-edit.tsx';
import styles from './remarks.module.css';
import { useProspectChoices } from './use-prospect-choices.ts';
import { useRefetchProspects } from './use-refetch-prospects.ts';

/** The remarks on a user, five a page, newest first. Their authors can change and delete them. */
export function RemarkList({ userId }: { userId: number }) {
  const { t } = useMessages();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(
    remarkCalls.remarkList,
    { userId, pageNum: page },
    { staleTime: 0, keepPreviousData: true },
  );
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  // The last remark of the last page was deleted.
  const lastPage = Math.max(1, Math.ceil(data.total / REMARKS_PER_PAGE));
  if (page > lastPage) setPage(lastPage);
  if (data.total === 0) return <State title={t('prospect:remark.empty')} />;
  return (
    <>
      <ol className={styles.remarks}>
        {data.rows.map((remark) => (
          <RemarkRow key={remark.id} remark={remark} />
        ))}
      </ol>
      {data.total > REMARKS_PER_PAGE && (
        <Pagination
          size="small"
          current={page}
          total={data.total}
          pageSize={REMARKS_PER_PAGE}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}

function RemarkRow({ remark }: { remark: Remark }) {
  const { t, language } = useMessages();
  const [isEditing, setEditing] = useState(false);
  const { intentionName } = useProspectChoices();
  const { data: edit } = useCan({ resource: 'prospect', action: 'edit' });
  const { operatorName, createdAt, updatedAt, rowVersion, intention, remarks, nextStep, dueOn, canEdit } = remark;
  if (isEditing)
    return (
      <li>
        <RemarkEdit remark={remark} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <li>
      <div className={styles.head}>
        <strong>{operatorName ?? t('prospect:gone')}</strong>
        <span>{formatDateTime(createdAt, language, 'short')}</span>
        {rowVersion > 1 && (
          <span>{t('prospect:remark.edited', { time: formatDateTime(updatedAt, language, 'short') })}</span>
        )}
        {intention !== null && <Tag variant="accent">{intentionName(intention)}</Tag>}
      </div>
      <p className={styles.text}>{remarks}</p>
      {(nextStep !== '' || dueOn !== null) && (
        <p className={styles.next}>
          {t('prospect:remark.next', { step: nextStep })} <DueText dueOn={dueOn} />
        </p>
      )}
      {canEdit && (
        <div className={styles.buttons}>
          {edit?.can === true && (
            <Button size="small" onClick={() => setEditing(true)}>
              {t('common:action.edit')}
            </Button>
          )}
          <DeleteButton remark={remark} />
        </div>
      )}
    </li>
  );
}

function DeleteButton({ remark: { id, rowVersion, userId } }: { remark: Remark }) {
  const { t } = useMessages();
  const { modal } = App.useApp();
  const { data: permission } = useCan({ resource: 'prospect', action: 'delete' });
  const refetch = useRefetchProspects();
  const restore = useAction(() => request(auditCalls.deletedRestore, { subject: 'remark', id }), {
    done: () => t('delete.restored', { count: 1 }),
    onDone: refetch,
  });
  const remove = useAction(() => request(remarkCalls.remarkDelete, { id, rowVersion, userId }), {
    done: () => ({ text: t('delete.done', { count: 1 }), undo: () => void restore.run() }),
    onError: (error) => {
      void refetch();
      const code = error instanceof CallError ? error.code : '';
      // The server's own message begins with the same words.
      if (code === '300221') return false;
      notify('error', t(`prospect:remark.${code === '900410' ? 'deleteConflict' : 'deleteFailed'}`));
      return true;
    },
    onDone: refetch,
  });
  if (permission?.can !== true) return null;
  const confirm = () =>
    modal.confirm({
      title: t('prospect:remark.deleteQuestion'),
      okText: t('common:action.delete'),
      cancelText: t('common:action.cancel'),
      okButtonProps: { danger: true },
      onOk: () => remove.run(),
    });
  return (
    <Button size="small" danger loading={remove.isBusy} onClick={confirm}>
      {t('common:action.delete')}
    </Button>
  );
}
