import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VinRequestService } from '../../../contract/vin-requests/schemas.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { useAnswerTime } from './use-answer-time.ts';
import { addVinRequest, callsOfVinRequest } from './use-vin-request.ts';
import styles from './vin-request.module.css';

interface VinRequestFormProps {
  vin: string;
  service: VinRequestService;
  /** An earlier request for the VIN was answered. */
  isAgain: boolean;
}

/** Hands the VIN to the staff, with a note. */
export function VinRequestForm({ vin, service, isAgain }: VinRequestFormProps) {
  const { t } = useTranslation('vin-requests');
  const answerTime = useAnswerTime(service);
  const [note, setNote] = useState('');
  const { run, isBusy, errorMessage } = useAction(() => addVinRequest(vin, note.trim()), {
    done: () => ({ text: t('done', { vin }), link: { to: links.vinRequests(), text: t('myTasks') } }),
    isErrorInForm: true,
    changes: callsOfVinRequest,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  if (service.leftToday === 0) return <p className="quiet">{t('dailyLimit')}</p>;
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p>
        {t(isAgain ? 'submitAgainHint' : 'offer')} {answerTime}
      </p>
      <div className={styles.line}>
        <Field
          label={t('note')}
          placeholder={t('noteExample')}
          value={note}
          error={errorMessage ?? undefined}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {t(isAgain ? 'submitAgain' : 'submit')}
        </Button>
      </div>
    </form>
  );
}
