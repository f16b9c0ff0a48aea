import { useCan } from '@refinedev/core';
import { Button, Descriptions, Drawer, Grid, Space, Timeline } from 'antd';
import { formatDateTime } from '../../contract/shop-time.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import type { StaffVinRequest, VinRequestEvent } from '../../contract/vin-requests/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import { LoadError } from '../load-error.tsx';
import { type Messages, useMessages } from '../messages.ts';
import { useVinRequestActions } from './use-vin-request-actions.ts';
import { VinHints } from './vin-hints.tsx';
import { VinRequestAnswer } from './vin-request-answer.tsx';
import styles from './vin-requests.module.css';
import { StatusTag } from './vin-requests-table.tsx';

interface VinRequestDrawerProps {
  taskId: number;
  onClose: () => void;
}

/** One request: its user, the facts in the VIN, the answer, and the history. */
export function VinRequestDrawer({ taskId, onClose }: VinRequestDrawerProps) {
  const { t } = useMessages();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { data, error, refetch } = useCall(vinRequestCalls.fastVinTaskGet, { taskId }, { staleTime: 0 });
  return (
    <Drawer
      open
      onClose={onClose}
      width={isWide ? 760 : '100%'}
      title={data === undefined ? t('task:title') : <span className="oe">{data.task.vin}</span>}
    >
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data !== undefined && <Task task={data.task} events={data.events} />}
    </Drawer>
  );
}

function Task({ task, events }: { task: StaffVinRequest; events: readonly VinRequestEvent[] }) {
  const messages = useMessages();
  const { t } = messages;
  const { data: permission } = useCan({ resource: 'task', action: 'edit' });
  const { isBusy, run } = useVinRequestActions(task.taskId);
  const { vin, note, requestedBy, companyName, platform, createdAt, status, takenBy, isMine, vehicle, reason } = task;
  const canEdit = permission?.can === true;
  const isTakenByOther = status === 1 && !isMine;
  return (
    <div className={styles.task}>
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'status', label: t('task:column.status'), children: <StatusTag status={status} /> },
          {
            key: 'requestedBy',
            label: t('task:column.requestedBy'),
            children: [requestedBy, companyName, t(`common:brand.${platform}`)].filter(Boolean).join(' · '),
          },
          {
            key: 'createdAt',
            label: t('task:column.createdAt'),
            children: formatDateTime(createdAt, messages.language),
          },
          ...(note === '' ? [] : [{ key: 'note', label: t('task:column.note'), children: note }]),
          ...(vehicle === null
            ? []
            : [
                {
                  key: 'vehicle',
                  label: t('task:column.answer'),
                  children: fullName(vehicle),
                },
              ]),
          ...(reason === null ? [] : [{ key: 'reason', label: t('task:column.reason'), children: reason }]),
        ]}
      />
      {canEdit && (
        <Space wrap>
          {status === 0 && (
            <Button loading={isBusy} onClick={() => void run({ name: 'take' })}>
              {t('task:take')}
            </Button>
          )}
          {isTakenByOther && (
            <>
              <span>{t('task:takenBy', { name: takenBy })}</span>
              <Button loading={isBusy} onClick={() => void run({ name: 'take' })}>
                {t('task:takeOver')}
              </Button>
            </>
          )}
          {isMine && status === 1 && (
            <Button loading={isBusy} onClick={() => void run({ name: 'release' })}>
              {t('task:release')}
            </Button>
          )}
          {status >= 2 && (
            <Button loading={isBusy} onClick={() => void run({ name: 'reopen' })}>
              {t('task:reopen')}
            </Button>
          )}
        </Space>
      )}
      <VinHints vin={vin} />
      {canEdit && status < 2 && !isTakenByOther && <VinRequestAnswer task={task} isBusy={isBusy} onAct={run} />}
      {events.length > 0 && (
        <section>
          <h2>{t('task:history')}</h2>
          <Timeline items={events.map((event, index) => ({ key: index, children: eventText(event, messages) }))} />
        </section>
      )}
    </div>
  );
}

function eventText({ kind, by, happenedAt, vehicle, reason }: VinRequestEvent, messages: Messages): string {
  const details = vehicle === null ? (reason ?? '') : fullName(vehicle);
  const action = messages.t(`task:event.${kind}`, { by: by ?? messages.t('task:gone') });
  return [formatDateTime(happenedAt, messages.language), action, details].filter(Boolean).join(' · ');
}
