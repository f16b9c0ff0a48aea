import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import { startSession } from '../../../providers/auth.ts';
import { request } from '../../../providers/calls/client.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { safeRedirect } from '../../shared/navigation/redirect.ts';
import { CodeFields } from '../../shared/sms/code-fields.tsx';
import { phoneOfFlow } from '../../shared/sms/stored-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import styles from '../account.module.css';
import { FormProblem } from '../form-problem.tsx';
import { forgetDraft, keepDraft, readDraft } from '../kept-draft.ts';
import { phoneCode, phoneNum } from '../phone-rules.ts';
import * as rules from '../rules.ts';
import { JUST_DONE } from '../success-screen.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { Agreement } from './agreement.tsx';
import { CompanyFields, NameFields } from './register-fields.tsx';

const empty = {
  phoneNum: '',
  phoneCode: '',
  username: '',
  password: '',
  companyName: '',
  userRealname: '',
  businessDesc: '',
  agencyCode: '',
  hasAgreed: '',
};

const checks = {
  rules: {
    phoneNum,
    phoneCode,
    username: rules.username,
    password: rules.password,
    companyName: rules.companyName,
    userRealname: rules.contactName,
    businessDesc: rules.businessDesc,
    agencyCode: rules.agencyCode,
    hasAgreed: rules.hasAgreed,
  },
  fieldOfCode: { '600301': 'phoneCode', '600302': 'phoneNum', '600306': 'username', '600308': 'agencyCode' },
} as const;

/** Register by a phone; whoever is registered is signed in. */
export function RegisterScreen() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const current = useStore(session);
  const isDone = useRef(false);
  const form = useCheckedForm({ ...empty, ...readDraft(), phoneNum: phoneOfFlow('register') }, checks);
  const { values: typed } = form;
  useEffect(() => keepDraft(typed), [typed]);
  const sms = useSmsCode('register', (words) => form.tell('form', words));
  const redirect = search.get('redirect') ?? undefined;
  if (current !== null && !isDone.current) return <Navigate to={safeRedirect(redirect ?? null)} replace />;

  const register = async () => {
    const { hasAgreed: _agreed, agencyCode, ...values } = form.values;
    const agency = agencyCode.trim() === '' ? {} : { agencyCode };
    const signed = await request(accountCalls.addUser, { ...values, ...agency, hasAgreed: true, flow: sms.flow });
    sms.finish();
    forgetDraft();
    isDone.current = true;
    startSession(signed);
    navigate(links.registerSuccess(redirect), { replace: true, state: JUST_DONE });
  };
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <section className={styles.card}>
        <h1>{t('register.title')}</h1>
        <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(register)} noValidate>
          <CodeFields
            phone={form.field('phoneNum')}
            code={form.field('phoneCode')}
            sms={sms}
            onSend={() => form.areRight(['phoneNum']) && void sms.send(form.values.phoneNum)}
            onFill={(code) => form.set('phoneCode', code)}
          />
          <NameFields field={form.field} onTaken={(words) => form.tell('username', words)} />
          <CompanyFields field={form.field} />
          <Agreement
            hasAgreed={form.values.hasAgreed === 'yes'}
            error={form.errors.hasAgreed}
            onChange={(hasAgreed) => form.set('hasAgreed', hasAgreed ? 'yes' : '')}
          />
          <FormProblem text={form.errors.form} />
          <Button variant="primary" type="submit" isBusy={form.isBusy}>
            {t('register.submit')}
          </Button>
        </form>
        <div className={styles.others}>
          <Link to={links.login(redirect)}>{t('register.login')}</Link>
        </div>
      </section>
    </div>
  );
}
