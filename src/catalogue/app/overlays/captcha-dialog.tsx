import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '../../../contract/captcha/schemas.ts';
import { closeCaptcha } from '../../../providers/calls/captcha.ts';
import { type CaptchaAnswer, useCaptchaAnswer } from '../../../providers/calls/use-captcha-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './captcha-dialog.module.css';

/** A proof of work that takes less time is not worth a dialog that would take the focus. */
const QUICK_MS = 400;

/** Closes once the captcha is solved; the refused calls are then repeated. */
export function CaptchaDialog({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation('overlays');
  const answer = useCaptchaAnswer(captcha);
  const hasPicture = captcha.image !== '';
  const isQuick = useIsQuick(!hasPicture);
  if (isQuick && !hasPicture && answer.errorMessage === null) return null;
  return (
    <Dialog title={t('captcha.title')} closeLabel={t('common:action.close')} onClose={() => closeCaptcha(false)}>
      {hasPicture ? <PictureForm image={captcha.image} answer={answer} /> : <ProofOnly answer={answer} />}
    </Dialog>
  );
}

/**
 * Whether to wait before showing the dialog: QUICK_MS if the first captcha is a proof of work, which is often solved by
 * then; not at all if it is a picture.
 */
function useIsQuick(canBeQuick: boolean): boolean {
  const [isQuick, setQuick] = useState(canBeQuick);
  useEffect(() => {
    const timer = setTimeout(() => setQuick(false), QUICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isQuick;
}

function PictureForm({ image, answer }: { image: string; answer: CaptchaAnswer }) {
  const { t } = useTranslation('overlays');
  // Kept with its picture: another one begins with an empty field, which keeps the focus.
  const [typed, setTyped] = useState({ image, code: '' });
  const userInputCode = typed.image === image ? typed.code : '';
  const [isMissing, setMissing] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = userInputCode.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) answer.answer(userInputCode);
  };
  return (
    <form onSubmit={onSubmit} noValidate className={styles.content}>
      <p>{t('captcha.hint')}</p>
      <div className={styles.picture}>
        <img src={image} alt={t('captcha.alt')} width={160} height={56} />
        <Button variant="link" onClick={answer.refresh}>
          {t('captcha.refresh')}
        </Button>
      </div>
      <Field
        label={t('captcha.label')}
        value={userInputCode}
        error={isMissing ? t('captcha.empty') : (answer.errorMessage ?? undefined)}
        autoComplete="off"
        autoCapitalize="characters"
        data-first
        onChange={(event) => setTyped({ image, code: event.target.value })}
      />
      <p>
        <Button variant="link" onClick={answer.replacePicture}>
          {t('captcha.replacePicture')}
        </Button>
      </p>
      {answer.isBusy && <ProofProgress progress={answer.progress} />}
      <Button variant="primary" type="submit" isBusy={answer.isBusy}>
        {t('common:action.confirm')}
      </Button>
    </form>
  );
}

function ProofOnly({ answer: { errorMessage, progress, replacePicture } }: { answer: CaptchaAnswer }) {
  const { t } = useTranslation('overlays');
  if (errorMessage === null)
    return (
      <div className={styles.content}>
        <p data-first tabIndex={-1}>
          {t('captcha.proofHint')}
        </p>
        <ProofProgress progress={progress} />
      </div>
    );
  return (
    <div className={styles.content}>
      <p role="alert">{errorMessage}</p>
      <Button variant="primary" onClick={replacePicture}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}

/** Announced once; the bar itself tells screen readers how far it is. */
function ProofProgress({ progress }: { progress: number }) {
  const { t } = useTranslation('overlays');
  return (
    <div className={styles.progress}>
      <progress max={1} value={progress} aria-label={t('captcha.progress')} />
      <span role="status">{t('captcha.progress')}</span>
    </div>
  );
}
