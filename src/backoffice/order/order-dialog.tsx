import { useInvalidate } from '@refinedev/core';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Skeleton } from '../../ui/state.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import styles from './order.module.css';
import { orderGroups } from './order-groups.ts';
import { OrderList } from './order-list.tsx';
import { OrderNotice } from './order-notice.tsx';
import { useOrder } from './use-order.ts';

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
  const groups = orderGroups(resource, list.data?.rows ?? [], messages);
  const group = groups.find((one) => one.parentId === parentId) ?? groups[0];
  const order = useOrder({
    saved: group?.items ?? [],
    save: async (items) => {
      if (crud.order === undefined) return;
      await request(crud.order, { rows: items.map(({ id, rowVersion }) => ({ id, rowVersion })) });
    },
    reload: async () => {
      const { data } = await list.refetch();
      const latest = orderGroups(resource, data?.rows ?? [], messages);
      return latest.find((one) => one.parentId === group?.parentId)?.items ?? [];
    },
    onDone: () => {
      void invalidate({ resource: name, invalidates: ['list', 'detail'] });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t('order.title', { title: t(`${name}:title`) })}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ disabled: !order.isChanged, loading: order.isBusy }}
      onOk={order.save}
      onCancel={onClose}
      // A misplaced click must not lose the new order.
      maskClosable={!order.isChanged}
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
                disabled={order.isChanged}
                showSearch
                optionFilterProp="label"
                options={groups.map((one) => ({ value: one.parentId, label: one.label || t('order.top') }))}
                onChange={setParentId}
              />
            </div>
          )}
          <OrderNotice text={order.notice} />
          <OrderList items={order.items} isDisabled={order.isBusy} onChange={order.change} />
          {order.errorMessage !== null && <p role="alert">{order.errorMessage}</p>}
        </>
      )}
    </Modal>
  );
}
