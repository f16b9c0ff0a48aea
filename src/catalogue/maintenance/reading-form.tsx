import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '../../contract/call.ts';
import { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import { shopDate } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSyncedInput } from '../../ui/hooks/use-synced-input.ts';
import styles from './reading-form.module.css';
import { checkReading, type ReadingProblems } from './typed-reading.ts';
import { useMaintainPlace } from './use-maintain-place.ts';

interface ReadingFormProps {
  vehicle: { vehicleId: number; vin?: string };
  reading: { mileage: number; purchaseDate: string };
  begin: ResultOf<typeof maintenanceCalls.getDefaultMaintain>;
}

/** The odometer, the day of purchase and the shop's price of an hour: planned with at once, and remembered. */
export function ReadingForm({ vehicle, reading, begin }: ReadingFormProps) {
  const { t } = useTranslation('maintenance');
  const wordsOf = useErrorMessage();
  const [, go] = useMaintainPlace();
  const given = {
    mileage: String(reading.mileage),
    purchaseDate: reading.purchaseDate,
    hourCost: String(begin.customizeHourCostFen / 100),
  };
  const mark = Object.values(given).join('/');
  const [typed, setTyped] = useSyncedInput(given, mark);
  const [problems, setProblems] = useSyncedInput<ReadingProblems>({}, mark);
  const today = shopDate();
  const isOther = reading.mileage !== begin.mileage || reading.purchaseDate !== begin.purchaseDate;
  const check = () => {
    const checked = checkReading(typed, today);
    setProblems('problems' in checked ? checked.problems : {});
    return checked;
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    if ('problems' in checked) return;
    const { mileage, purchaseDate } = checked.reading;
    go({ mileage, purchaseDate, scale: undefined });
    try {
      await request(maintenanceCalls.saveMaintain, { ...vehicle, ...checked.reading });
      await queryClient.invalidateQueries([maintenanceCalls.getDefaultMaintain.operation]);
      notify('success', t('reading.remembered'));
    } catch (error) {
      if (needsMessage(error)) notify('error', t('reading.notRemembered', { reason: wordsOf(error) }));
    }
  };
  const fieldOf = (name: keyof typeof typed) => ({
    value: typed[name],
    error: problems[name] === undefined ? undefined : t(`reading.problem.${problems[name]}`),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    onBlur: () => void check(),
  });
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <Field label={t('reading.mileage')} inputMode="decimal" autoComplete="off" {...fieldOf('mileage')} />
      <Field label={t('reading.purchaseDate')} type="date" max={today} {...fieldOf('purchaseDate')} />
      <Field label={t('reading.hourCost')} inputMode="decimal" autoComplete="off" {...fieldOf('hourCost')} />
      <Button type="submit" variant="primary">
        {t('reading.plan')}
      </Button>
      <p className={`quiet ${styles.hint}`}>
        {t(`reading.${isOther ? 'isLinked' : begin.isRemembered ? 'isRemembered' : 'isGuessed'}`)}
      </p>
    </form>
  );
}
