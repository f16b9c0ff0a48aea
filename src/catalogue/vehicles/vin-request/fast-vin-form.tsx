import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VinRequestService } from '../../../contract/vin-requests/schemas.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { links } from '../../shared/navigation/paths.ts';
import styles from './fast-vin.module.css';
import { useAnswerTime } from './use-answer-time.ts';
import { handIn } from './use-fast-vin.ts';

interface FastVinFormProps {
  vin: string;
  service: VinRequestService;
  /** It was answered before. */
  isAgain: boolean;
}

/** Hands the VIN in, with a word to the staff. */
export function FastVinForm({ vin, service, isAgain }: FastVinFormProps) {
  const { t } = useTranslation('vin-requests');
  const wordsOf = useErrorMessage();
  const answerTime = useAnswerTime(service);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await handIn(vin, note.trim());
      notify('success', t('done', { vin }), { link: { to: links.vinRequests(), text: t('myTasks') } });
    } catch (problem) {
      setError(wordsOf(problem));
    } finally {
      setBusy(false);
    }
  };
  if (service.leftToday === 0) return <p className="quiet">{t('noneLeft')}</p>;
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        {t(isAgain ? 'askAgain' : 'offer')} {answerTime}
      </p>
      <div className={styles.line}>
        <Field
          label={t('note')}
          placeholder={t('noteExample')}
          value={note}
          error={error}
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
