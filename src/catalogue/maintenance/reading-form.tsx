import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '../../contract/call.ts';
import { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import { shopDate } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSyncedInput } from '../../ui/hooks/use-synced-input.ts';
import styles from './reading-form.module.css';
import { type CheckedReading, checkReading, type ReadingProblems } from './reading-input.ts';
import { useMaintainUrlState } from './use-maintain-url-state.ts';

interface ReadingFormProps {
  vehicle: { vehicleId: number; vin?: string };
  reading: { mileage: number; purchaseDate: string };
  /** The stored or estimated reading. */
  defaults: ResultOf<typeof maintenanceCalls.getDefaultMaintain>;
}

/** Odometer, date of purchase and hourly price: applied to the plan at once and stored. */
export function ReadingForm({ vehicle, reading, defaults }: ReadingFormProps) {
  const { t } = useTranslation('maintenance');
  const messageOf = useErrorMessage();
  const [, setUrlState] = useMaintainUrlState();
  const initial = {
    mileage: String(reading.mileage),
    purchaseDate: reading.purchaseDate,
    hourCost: String(defaults.customizeHourCostFen / 100),
  };
  const key = Object.values(initial).join('/');
  const [typed, setTyped] = useSyncedInput(initial, key);
  const [problems, setProblems] = useSyncedInput<ReadingProblems>({}, key);
  const today = shopDate();
  const isChanged = reading.mileage !== defaults.mileage || reading.purchaseDate !== defaults.purchaseDate;
  const check = () => {
    const checked = checkReading(typed, today);
    setProblems('problems' in checked ? checked.problems : {});
    return checked;
  };
  const { run: store } = useAction(
    (input: CheckedReading) => request(maintenanceCalls.saveMaintain, { ...vehicle, ...input }),
    {
      done: () => t('reading.saved'),
      changes: [maintenanceCalls.getDefaultMaintain],
      onError(error) {
        if (!needsMessage(error)) return false;
        notify('error', t('reading.notSaved', { reason: messageOf(error) }));
        return true;
      },
    },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    if ('problems' in checked) return;
    const { mileage, purchaseDate } = checked.reading;
    setUrlState({ mileage, purchaseDate, scale: undefined });
    void store(checked.reading);
  };
  const fieldOf = (name: keyof typeof typed) => ({
    value: typed[name],
    error: problems[name] === undefined ? undefined : t(`reading.problem.${problems[name]}`),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    onBlur: () => void check(),
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label={t('reading.mileage')} inputMode="decimal" autoComplete="off" {...fieldOf('mileage')} />
      <Field label={t('reading.purchaseDate')} type="date" max={today} {...fieldOf('purchaseDate')} />
      <Field label={t('reading.hourCost')} inputMode="decimal" autoComplete="off" {...fieldOf('hourCost')} />
      <Button type="submit" variant="primary">
        {t('reading.plan')}
      </Button>
      <p className={`quiet ${styles.hint}`}>
        {t(`reading.${isChanged ? 'isLinked' : defaults.isRemembered ? 'isSaved' : 'isEstimated'}`)}
      </p>
    </form>
  );
}
