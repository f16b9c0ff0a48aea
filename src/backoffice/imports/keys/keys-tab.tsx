import { App, Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { ResultOf } from '../../../contract/call.ts';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { IMPORT_PUBLISH_POWER } from '../../../contract/imports/rules.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { AddKeyDialog } from './add-key-dialog.tsx';

type SourceKey = ResultOf<typeof importsCalls.importKeyList>[number];

/** The API keys that may import price lists, each for a supplier. */
export function KeysTab() {
  const messages = useMessages();
  const { t } = messages;
  const canEdit = usePowers().has(IMPORT_PUBLISH_POWER);
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch } = useCall(importsCalls.importKeyList, {}, { staleTime: 0 });
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  const add = canEdit && (
    <Button type="primary" onClick={() => setIsAdding(true)}>
      {t('catalogueImport:keys.add')}
    </Button>
  );
  return (
    <>
      {isAdding && <AddKeyDialog onClose={() => setIsAdding(false)} />}
      {data.length === 0 ? (
        <State title={t('catalogueImport:keys.empty')} actions={add}>
          {t('catalogueImport:keys.lead')}
        </State>
      ) : (
        <>
          <div className={styles.head}>
            <p>{t('catalogueImport:keys.lead')}</p>
            {add}
          </div>
          <div className={styles.table}>
            <Table<SourceKey>
              rowKey={({ keyId, sourceId }) => `${keyId} ${sourceId}`}
              size="middle"
              dataSource={data}
              columns={columnsOf(messages)}
              pagination={false}
            />
          </div>
        </>
      )}
    </>
  );
}

function columnsOf({ t, language }: Messages): TableColumnsType<SourceKey> {
  const title = (name: string) => t(`catalogueImport:keys.${name}`);
  return [
    {
      title: title('key'),
      render: (_, { accessId, keyName, isLive }) => (
        <>
          {keyName} <code>{accessId}</code> {!isLive && <Tag variant="bad">{title('ended')}</Tag>}
        </>
      ),
    },
    { title: title('owner'), dataIndex: 'username' },
    {
      title: title('source'),
      render: (_, { sourceName, sourceCode }) => (
        <>
          {sourceName} <code>{sourceCode}</code>
        </>
      ),
    },
    { title: title('mayPublish'), render: (_, { mayPublish }) => title(mayPublish ? 'byItself' : 'byStaff') },
    {
      title: title('addedAt'),
      render: (_, { addedAt, addedBy }) =>
        [formatDateTime(addedAt, language, 'short'), addedBy ?? ''].filter(Boolean).join(', '),
    },
    { title: t('list.actions'), render: (_, sourceKey) => <DeleteButton sourceKey={sourceKey} /> },
  ];
}

function DeleteButton({ sourceKey: { keyId, sourceId, keyName, sourceName } }: { sourceKey: SourceKey }) {
  const { t } = useMessages();
  const { modal } = App.useApp();
  const canEdit = usePowers().has(IMPORT_PUBLISH_POWER);
  const action = useAction(() => request(importsCalls.importKeyDelete, { keyId, sourceId }), {
    done: () => t('catalogueImport:keys.deleted'),
    changes: [importsCalls.importKeyList],
  });
  if (!canEdit) return null;
  const confirm = () =>
    void modal.confirm({
      title: t('catalogueImport:keys.deleteTitle', { key: keyName, source: sourceName }),
      content: t('catalogueImport:keys.deleteHint'),
      okText: t('catalogueImport:keys.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        await action.run();
      },
    });
  return (
    <Button
      size="small"
      danger
      loading={action.isBusy}
      aria-label={`${t('catalogueImport:keys.delete')}: ${keyName}, ${sourceName}`}
      onClick={confirm}
    >
      {t('catalogueImport:keys.delete')}
    </Button>
  );
}
