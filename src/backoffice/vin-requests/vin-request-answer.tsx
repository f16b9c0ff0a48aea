import { Button, Input, Tabs } from 'antd';
import { type FormEvent, useState } from 'react';
import type { StaffVinRequest } from '../../contract/vin-requests/schemas.ts';
import { useMessages } from '../messages.ts';
import type { VinRequestAction } from './use-vin-request-actions.ts';
import { VehiclePicker } from './vehicle-picker.tsx';
import styles from './vin-requests.module.css';

interface VinRequestAnswerProps {
  task: StaffVinRequest;
  isBusy: boolean;
  onAct: (action: VinRequestAction) => void;
}

/** Answers a request: with a vehicle, or with the reason why there is none. */
export function VinRequestAnswer({ task, isBusy, onAct }: VinRequestAnswerProps) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('task:answerTitle')}</h2>
      <Tabs
        items={[
          {
            key: 'bind',
            label: t('task:bind.title'),
            children: (
              <VehiclePicker
                vin={task.vin}
                isBusy={isBusy}
                onBind={(vehicleId) => onAct({ name: 'bind', vehicleId })}
              />
            ),
          },
          {
            key: 'notFound',
            label: t('task:notFound.title'),
            children: <NotFound isBusy={isBusy} onAnswer={(reason) => onAct({ name: 'notFound', reason })} />,
          },
        ]}
      />
    </section>
  );
}

const samples = ['illegible', 'import', 'mistyped'] as const;

function NotFound({ isBusy, onAnswer }: { isBusy: boolean; onAnswer: (reason: string) => void }) {
  const { t } = useMessages();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(true);
    onAnswer(reason.trim());
  };
  return (
    <form className={styles.notFound} onSubmit={submit}>
      <label htmlFor="reason">{t('task:notFound.reason')}</label>
      <Input.TextArea
        id="reason"
        value={reason}
        maxLength={200}
        showCount
        rows={3}
        aria-describedby={isMissing ? 'reason-missing' : undefined}
        {...(isMissing ? { status: 'error' as const } : {})}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
      {isMissing && (
        <span id="reason-missing" role="alert" className={styles.missing}>
          {t('task:notFound.missing')}
        </span>
      )}
      <div className={styles.samples}>
        {samples.map((sample) => (
          <Button key={sample} size="small" onClick={() => setReason(t(`task:notFound.sample.${sample}`))}>
            {t(`task:notFound.sample.${sample}`)}
          </Button>
        ))}
      </div>
      <Button htmlType="submit" loading={isBusy}>
        {t('task:notFound.submit')}
      </Button>
    </form>
  );
}
