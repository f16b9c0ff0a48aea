import { Modal } from 'antd';
import { useState } from 'react';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { type OrderItem, OrderList } from '../../order/order-list.tsx';

/** Changes the order in which the classes are documented, by dragging or by keyboard. */
export function ClassOrder({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages();
  const list = useCall(interfaceCalls.bigClassList, { pageSize: 200 }, { staleTime: 0 });
  const [changed, setChanged] = useState<readonly OrderItem[]>();
  const saved = (list.data?.rows ?? []).map(
    ({ classId, rowVersion, name, nameEn }): OrderItem => ({
      id: classId,
      rowVersion,
      name: inLanguage(language, name, nameEn),
    }),
  );
  const save = useAction(
    (items: readonly OrderItem[]) =>
      request(interfaceCalls.bigClassOrder, {
        rows: items.map(({ id, rowVersion }) => ({ classId: id, rowVersion })),
      }),
    {
      done: () => t('order.saved'),
      onDone: onClose,
      changes: [interfaceCalls.bigClassList],
      isErrorInForm: true,
      onError(error) {
        if (!(error instanceof CallError) || error.code !== '900410') return false;
        setChanged(undefined);
        notify('warning', t('order.conflict'));
        return true;
      },
    },
  );
  return (
    <Modal
      open
      title={t('order.title', { title: t('apiServiceClass:title') })}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ disabled: changed === undefined, loading: save.isBusy }}
      onOk={() => changed !== undefined && void save.run(changed)}
      onCancel={onClose}
      maskClosable={changed === undefined}
    >
      {list.data === undefined && list.error !== null && (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data === undefined && list.error === null && <Skeleton label={t('common:loading')} />}
      {list.data !== undefined && saved.length < 2 && <p>{t('order.nothing')}</p>}
      {saved.length > 1 && <OrderList items={changed ?? saved} isDisabled={save.isBusy} onChange={setChanged} />}
      {save.errorMessage !== null && <p role="alert">{save.errorMessage}</p>}
    </Modal>
  );
}
