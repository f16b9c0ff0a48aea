import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { TransferPlan } from '../../../contract/users/staff-schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { useMessages } from '../../messages.ts';
import { useRefetchProspects } from '../use-refetch-prospects.ts';
import styles from './staff.module.css';
import { type StaffPageName, staffCallsOf } from './staff-calls-of.ts';

interface TransferModalProps {
  name: StaffPageName;
  fromId: number;
  /** Undefined: all users. */
  userIds: readonly number[] | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses to whom users are given, shows the counts before and after, and transfers them. */
export function TransferModal({ name, fromId, userIds, onClose, onDone }: TransferModalProps) {
  const { t } = useMessages();
  const messageOf = useErrorMessage();
  const calls = staffCallsOf[name];
  const [toId, setToId] = useState<number>();
  const targets = useCall(calls.targets, { fromId }, { staleTime: 0 });
  const body = { fromId, toId: toId ?? 0, ...omitUndefined({ userIds: userIds && [...userIds] }) };
  const plan = useCall(calls.plan, body, { enabled: toId !== undefined, staleTime: 0 });
  const changes = [calls.list, calls.users, calls.plan];
  const refetchProspects = useRefetchProspects();
  const undo = useAction((batchId: string) => request(calls.undo, { batchId }), {
    done: ({ restored, left }) =>
      left === 0
        ? t('sale:transfer.undone', { count: restored })
        : t('sale:transfer.undonePartly', { count: restored, left }),
    onDone: refetchProspects,
    changes,
  });
  const transfer = useAction((planned: number) => request(calls.transfer, { ...body, planned }), {
    done: ({ users, batchId }) => ({
      text: t('sale:transfer.done', { count: users }),
      undo: () => void undo.run(batchId),
    }),
    async onDone() {
      onDone();
      await refetchProspects();
    },
    isErrorInForm: true,
    changes,
  });
  const submit = async () => {
    if (plan.data !== undefined && (await transfer.run(plan.data.users))) onClose();
  };
  const options = (targets.data ?? []).map(({ userId, name: label, roleValue, agencyCode }) => ({
    value: userId,
    label: `${label} · ${agencyCode} · ${t(`sale:role.${roleValue}`)}`,
  }));
  const problem = transfer.errorMessage ?? (plan.error === null ? null : messageOf(plan.error));
  return (
    <Modal
      open
      title={userIds === undefined ? t('sale:transfer.all') : t('sale:transfer.chosen', { count: userIds.length })}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>,
        <Button
          key="transfer"
          type="primary"
          loading={transfer.isBusy}
          disabled={plan.data === undefined || plan.isFetching || toId === undefined}
          onClick={() => void submit()}
        >
          {t('sale:transfer.submit')}
        </Button>,
      ]}
    >
      <div className={styles.transfer}>
        <p>{t('sale:transfer.hint')}</p>
        <Select<number>
          showSearch
          optionFilterProp="label"
          aria-label={t('sale:transfer.to')}
          placeholder={t('sale:transfer.to')}
          loading={targets.isLoading}
          notFoundContent={t('sale:transfer.nobody')}
          value={toId ?? null}
          options={options}
          onChange={setToId}
        />
        {toId !== undefined && plan.data !== undefined && <Plan plan={plan.data} />}
        {problem !== null && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
      </div>
    </Modal>
  );
}

function Plan({ plan: { users, subAccounts, from, to } }: { plan: TransferPlan }) {
  const { t } = useMessages();
  return (
    <>
      <p>
        <strong>{t('sale:transfer.moving', { count: users })}</strong>
        {subAccounts > 0 && ` ${t('sale:transfer.subAccounts', { count: subAccounts })}`}
      </p>
      <table className={styles.plan}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('sale:transfer.before')}</th>
            <th scope="col">{t('sale:transfer.after')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('sale:transfer.from')}</th>
            <td>{from.before}</td>
            <td>{from.after}</td>
          </tr>
          <tr>
            <th scope="row">{t('sale:transfer.to')}</th>
            <td>{to.before}</td>
            <td>{to.after}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
