import { useCan } from '@refinedev/core';
import { Button, Descriptions, Drawer, Grid, Space, Timeline } from 'antd';
import { formatDateTime } from '../../contract/shop-time.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import type { StaffVinRequest, VinRequestEvent } from '../../contract/vin-requests/schemas.ts';
import { useCall } from '../../providers/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import { Failed } from '../failed.tsx';
import { useWords, type Words } from '../words.ts';
import { TaskAnswer } from './task-answer.tsx';
import styles from './tasks.module.css';
import { StatusTag } from './tasks-table.tsx';
import { useTaskSteps } from './use-task-steps.ts';
import { VinHints } from './vin-hints.tsx';

interface TaskDrawerProps {
  taskId: number;
  onClose: () => void;
}

/** One task beside the list: who asks what, what the VIN says of itself, the answer, and every step so far. */
export function TaskDrawer({ taskId, onClose }: TaskDrawerProps) {
  const { t } = useWords();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { data, error, refetch } = useCall(vinRequestCalls.fastVinTaskGet, { taskId }, { staleTime: 0 });
  return (
    <Drawer
      open
      onClose={onClose}
      width={isWide ? 760 : '100%'}
      title={<span className="oe">{data?.task.vin ?? t('common:loading')}</span>}
    >
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data === undefined && error !== null && <Failed error={error} onRetry={() => refetch()} />}
      {data !== undefined && <Task task={data.task} events={data.events} />}
    </Drawer>
  );
}

function Task({ task, events }: { task: StaffVinRequest; events: readonly VinRequestEvent[] }) {
  const words = useWords();
  const { t } = words;
  const { data: may } = useCan({ resource: 'task', action: 'edit' });
  const { isBusy, step } = useTaskSteps(task.taskId);
  const { vin, note, askedBy, companyName, platform, createdAt, status, takenBy, isMine, vehicle, reason } = task;
  const mayEdit = may?.can === true;
  const isTakenByOther = status === 1 && !isMine;
  return (
    <div className={styles.task}>
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'status', label: t('task:column.status'), children: <StatusTag status={status} /> },
          {
            key: 'askedBy',
            label: t('task:column.askedBy'),
            children: [askedBy, companyName, t(`common:brand.${platform}`)].filter(Boolean).join(' · '),
          },
          { key: 'createdAt', label: t('task:column.createdAt'), children: formatDateTime(createdAt, words.language) },
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
      {mayEdit && (
        <Space wrap>
          {status === 0 && (
            <Button loading={isBusy} onClick={() => step('take', {})}>
              {t('task:take')}
            </Button>
          )}
          {isTakenByOther && (
            <>
              <span>{t('task:takenBy', { name: takenBy })}</span>
              <Button loading={isBusy} onClick={() => step('take', {})}>
                {t('task:takeOver')}
              </Button>
            </>
          )}
          {isMine && status === 1 && (
            <Button loading={isBusy} onClick={() => step('release', {})}>
              {t('task:release')}
            </Button>
          )}
          {status >= 2 && (
            <Button loading={isBusy} onClick={() => step('reopen', {})}>
              {t('task:reopen')}
            </Button>
          )}
        </Space>
      )}
      <VinHints vin={vin} />
      {mayEdit && status < 2 && !isTakenByOther && <TaskAnswer task={task} isBusy={isBusy} onStep={step} />}
      {events.length > 0 && (
        <section>
          <h2>{t('task:history')}</h2>
          <Timeline items={events.map((event, index) => ({ key: index, children: eventWords(event, words) }))} />
        </section>
      )}
    </div>
  );
}

function eventWords({ kind, by, happenedAt, vehicle, reason }: VinRequestEvent, words: Words): string {
  const what = vehicle === null ? (reason ?? '') : fullName(vehicle);
  const done = words.t(`task:event.${kind}`, { by: by ?? words.t('task:gone') });
  return [formatDateTime(happenedAt, words.language), done, what].filter(Boolean).join(' · ');
}
