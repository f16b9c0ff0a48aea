import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { captchaCalls } from '../../../contract/captcha/calls.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { captcha, captchaSolved, showCaptcha } from '../../../providers/calls/captcha.ts';
import { request } from '../../../providers/calls/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** On success it closes, and the user does again what was held up. */
export function CaptchaDialog({ image }: { image: string }) {
  const { t } = useTranslation();
  const [userInputCode, setCode] = useState('');
  const [error, setError] = useState<string>();
  const refresh = async () => {
    const fresh = await request(captchaCalls.refreshCaptcha, {}).catch(() => null);
    if (fresh !== null) showCaptcha(fresh);
    setCode('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (userInputCode.trim() === '') return setError(t('captcha.empty'));
    try {
      await request(captchaCalls.verifyCaptcha, { userInputCode });
      captcha.set(null);
      captchaSolved.set(captchaSolved.get() + 1);
    } catch (problem) {
      setError(problem instanceof CallError && problem.message !== '' ? problem.message : t('error.network'));
      await refresh();
    }
  };
  return (
    <Dialog title={t('captcha.title')} closeLabel={t('action.close')} onClose={() => captcha.set(null)}>
      <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 12 }}>
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
          error={error}
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
