import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { smsCalls } from '../../../contract/sms/calls.ts';
import { normalisePhone } from '../../../contract/sms/phone.ts';
import { request } from '../../../providers/calls/client.ts';
import { links } from '../../shared/navigation/paths.ts';
import { storedPhone } from '../../shared/sms/sms-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import styles from '../account.module.css';
import { CodeForm, codeRules } from '../code-form.tsx';
import { useValidatedForm } from '../use-validated-form.ts';
import { TYPED_CODE, type VerifiedPhone } from './reset-screen.tsx';

const definition = {
  rules: codeRules,
  fieldOfCode: { '600301': 'phoneCode' },
} as const;

/** First step of a password reset: verify the phone. */
export function ForgetScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useValidatedForm({ phoneNum: storedPhone('forget'), phoneCode: '' }, definition);
  const sms = useSmsCode('forget', (message) => form.setError('form', message));
  const verify = async () => {
    const verified: VerifiedPhone = {
      phoneNum: normalisePhone(form.values.phoneNum),
      phoneCode: form.values.phoneCode,
      flow: sms.flow,
    };
    await request(smsCalls.validateSmsCode, { ...verified, purpose: 'forget' });
    // The next screen uses the code, or invalidates it when it is left.
    sms.finish();
    navigate(links.resetPassword(), { state: verified });
  };
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('account-forms:forget.title')}</h1>
        <p className="quiet">{t('account-forms:forget.hint')}</p>
        <CodeForm form={form} sms={sms} submitLabel={t('account-forms:forget.next')} onSubmit={verify} />
        <div className={styles.links}>
          <Link to={`${links.resetPassword()}${TYPED_CODE}`}>{t('account-forms:forget.haveCode')}</Link>
          <Link to={links.login()}>{t('account-forms:forget.back')}</Link>
        </div>
      </section>
    </div>
  );
}
