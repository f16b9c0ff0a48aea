import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { captchaCalls } from '../../../contract/captcha/calls.ts';
import { captcha, captchaSolved, showCaptcha } from '../../../providers/calls/captcha.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Closes on success; the user then repeats the blocked action. */
export function CaptchaDialog({ image }: { image: string }) {
  const { t } = useTranslation();
  const [userInputCode, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refresh = async () => {
    const fresh = await request(captchaCalls.refreshCaptcha, {}).catch(() => null);
    if (fresh !== null) showCaptcha(fresh);
    setCode('');
  };
  const { run, errorMessage } = useAction(() => request(captchaCalls.verifyCaptcha, { userInputCode }), {
    isErrorInForm: true,
    onDone() {
      captcha.set(null);
      captchaSolved.set(captchaSolved.get() + 1);
    },
    onError() {
      void refresh();
      return false;
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(userInputCode.trim() === '');
    if (userInputCode.trim() !== '') void run();
  };
  return (
    <Dialog title={t('captcha.title')} closeLabel={t('action.close')} onClose={() => captcha.set(null)}>
      <form onSubmit={onSubmit} noValidate style={{ display: 'grid', gap: 12 }}>
        <p>{t('captcha.hint')}</p>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <img
            src={image}
            alt={t('captcha.alt')}
            width={160}
            height={56}
            style={{ background: '#fff', borderRadius: 6 }}
          />
          <Button variant="link" onClick={refresh}>
            {t('captcha.refresh')}
          </Button>
        </div>
        <Field
          label={t('captcha.label')}
          value={userInputCode}
          error={isMissing ? t('captcha.empty') : (errorMessage ?? undefined)}
          autoComplete="off"
          data-first
          onChange={(event) => setCode(event.target.value)}
        />
        <Button variant="primary" type="submit">
          {t('action.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}
