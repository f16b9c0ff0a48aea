import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { smsCalls } from '../../../contract/sms/calls.ts';
import { normalisePhone } from '../../../contract/sms/phone.ts';
import { request } from '../../../providers/calls/client.ts';
import { links } from '../../shared/navigation/paths.ts';
import { phoneOfFlow } from '../../shared/sms/stored-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import styles from '../account.module.css';
import { CodeForm, codeRules } from '../code-form.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import type { Proof } from './reset-screen.tsx';

const checks = {
  rules: codeRules,
  fieldOfCode: { '600301': 'phoneCode' },
} as const;

/** A forgotten password: first the phone is proved. */
export function ForgetScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useCheckedForm({ phoneNum: phoneOfFlow('forget'), phoneCode: '' }, checks);
  const sms = useSmsCode('forget', (words) => form.tell('form', words));
  const goOn = async () => {
    const proof: Proof = {
      phoneNum: normalisePhone(form.values.phoneNum),
      phoneCode: form.values.phoneCode,
      flow: sms.flow,
    };
    await request(smsCalls.validateSmsCode, { ...proof, purpose: 'forget' });
    // The next screen uses the code, and kills it when it is left.
    sms.finish();
    navigate(links.resetPassword(), { state: proof });
  };
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('forget.title')}</h1>
        <p className="quiet">{t('forget.hint')}</p>
        <CodeForm form={form} sms={sms} submit={t('forget.next')} onSubmit={goOn} />
        <div className={styles.others}>
          <Link to={links.login()}>{t('forget.back')}</Link>
        </div>
      </section>
    </div>
  );
}
