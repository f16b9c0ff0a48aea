import { useInvalidate } from '@refinedev/core';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { notify } from '../../providers/notification.ts';
import { Skeleton } from '../../ui/state.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import styles from './order.module.css';
import { orderGroups } from './order-groups.ts';
import { type OrderItem, OrderList } from './order-list.tsx';

const WHOLE_LIST = { pageSize: 10_000, filters: {} };

/** Changes the order of a resource's records, in a tree of those under one parent, and saves it at once. */
export function OrderDialog({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const messages = useMessages();
  const { t } = messages;
  const invalidate = useInvalidate();
  const { crud, name } = resource;
  const list = useCall(crud.list, WHOLE_LIST, { staleTime: 0 });
  const groupId = useId();
  const [parentId, setParentId] = useState<number>();
  const [changed, setChanged] = useState<readonly OrderItem[]>();
  const groups = orderGroups(resource, list.data?.rows ?? [], messages);
  const group = groups.find((one) => one.parentId === parentId) ?? groups[0];
  const saving = useAction(
    async (items: readonly OrderItem[]) => {
      if (crud.order === undefined) return;
      await request(crud.order, { rows: items.map(({ id, rowVersion }) => ({ id, rowVersion })) });
    },
    {
      done: () => t('order.saved'),
      onDone: () => {
        void invalidate({ resource: name, invalidates: ['list', 'detail'] });
        onClose();
      },
      isErrorInForm: true,
      onError: (error) => {
        if (!(error instanceof CallError) || error.code !== '900410') return false;
        setChanged(undefined);
        void list.refetch();
        notify('warning', t('order.conflict'));
        return true;
      },
    },
  );
  return (
    <Modal
      open
      title={t('order.title', { title: t(`${name}:title`) })}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ disabled: changed === undefined, loading: saving.isBusy }}
      onOk={() => changed !== undefined && void saving.run(changed)}
      onCancel={onClose}
      // A misplaced click must not lose the new order.
      maskClosable={changed === undefined}
    >
      {list.error !== null ? (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      ) : list.data === undefined ? (
        <Skeleton label={t('common:loading')} />
      ) : group === undefined ? (
        <p>{t('order.nothing')}</p>
      ) : (
        <>
          {groups.length > 1 && (
            <div className={styles.groups}>
              <label htmlFor={groupId}>{t('order.group')}</label>
              <Select
                id={groupId}
                value={group.parentId}
                disabled={changed !== undefined}
                showSearch
                optionFilterProp="label"
                options={groups.map((one) => ({ value: one.parentId, label: one.label || t('order.top') }))}
                onChange={setParentId}
              />
            </div>
          )}
          <OrderList items={changed ?? group.items} isDisabled={saving.isBusy} onChange={setChanged} />
          {saving.errorMessage !== null && <p role="alert">{saving.errorMessage}</p>}
        </>
      )}
    </Modal>
  );
}
