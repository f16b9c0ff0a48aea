import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Field } from '../../../ui/field.tsx';
import { packageRequestReads } from './package-request-reads.ts';
import styles from './request-package.module.css';

const isAmount = (text: string) => /^[1-9]\d{0,5}$|^1000000$/.test(text);

interface RequestPackageFormProps {
  vehicleClass: VehicleType;
  onDone: () => void;
}

/** Kind, amount and note of a package request. */
export function RequestPackageForm({ vehicleClass, onDone }: RequestPackageFormProps) {
  const { t } = useTranslation('company-requests');
  const [kind, setKind] = useState<'count' | 'daily'>('count');
  const [amount, setAmount] = useState('100');
  const [note, setNote] = useState('');
  const [amountError, setAmountError] = useState<string>();
  const { run, isBusy, errorMessage } = useAction(
    () => request(companyCalls.askPackage, { vehicleClass, kind, amount: Number(amount), note: note.trim() }),
    { done: () => t('sent'), onDone, isErrorInForm: true, changes: packageRequestReads },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAmount(amount.trim())) void run();
    else setAmountError(t('amountWrong'));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Segments
        legend={t('kind.label')}
        isLegendVisible
        name="kind"
        options={(['count', 'daily'] as const).map((value) => [value, t(`kind.${value}`)])}
        value={kind}
        onChange={setKind}
      />
      <Field
        label={t(`amount.${kind}`)}
        value={amount}
        inputMode="numeric"
        maxLength={7}
        error={amountError ?? errorMessage ?? undefined}
        onChange={(event) => {
          setAmount(event.target.value);
          setAmountError(undefined);
        }}
      />
      <Field
        label={t('note')}
        value={note}
        maxLength={200}
        placeholder={t('noteHint')}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
