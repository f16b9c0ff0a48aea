import { Modal } from 'antd';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { type OrderItem, OrderList } from '../../order/order-list.tsx';
import { OrderNotice } from '../../order/order-notice.tsx';
import { useOrder } from '../../order/use-order.ts';

/** Changes the order in which the classes are documented, by dragging or by keyboard. */
export function ClassOrder({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages();
  const list = useCall(interfaceCalls.bigClassList, { pageSize: 200 }, { staleTime: 0 });
  const itemsOf = (rows: ResultOf<typeof interfaceCalls.bigClassList>['rows']) =>
    rows.map(
      ({ classId, rowVersion, name, nameEn }): OrderItem => ({
        id: classId,
        rowVersion,
        name: inLanguage(language, name, nameEn),
      }),
    );
  const saved = itemsOf(list.data?.rows ?? []);
  const order = useOrder({
    saved,
    save: (items) =>
      request(interfaceCalls.bigClassOrder, {
        rows: items.map(({ id, rowVersion }) => ({ classId: id, rowVersion })),
      }),
    reload: async () => itemsOf((await list.refetch()).data?.rows ?? []),
    onDone: onClose,
    changes: [interfaceCalls.bigClassList],
  });
  return (
    <Modal
      open
      title={t('order.title', { title: t('apiServiceClass:title') })}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ disabled: !order.isChanged, loading: order.isBusy }}
      onOk={order.save}
      onCancel={onClose}
      maskClosable={!order.isChanged}
    >
      {list.data === undefined && list.error !== null && (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data === undefined && list.error === null && <Skeleton label={t('common:loading')} />}
      {list.data !== undefined && saved.length < 2 && <p>{t('order.nothing')}</p>}
      <OrderNotice text={order.notice} />
      {saved.length > 1 && <OrderList items={order.items} isDisabled={order.isBusy} onChange={order.change} />}
      {order.errorMessage !== null && <p role="alert">{order.errorMessage}</p>}
    </Modal>
  );
}
