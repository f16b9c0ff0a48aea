import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { startSession } from '../../../providers/auth.ts';
import { request } from '../../../providers/calls/client.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { safeRedirect } from '../../shared/navigation/redirect.ts';
import { CodeFields } from '../../shared/sms/code-fields.tsx';
import { storedPhone } from '../../shared/sms/sms-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import styles from '../account.module.css';
import { FormError } from '../form-error.tsx';
import { phoneCode, phoneNum } from '../phone-rules.ts';
import * as rules from '../rules.ts';
import { JUST_DONE } from '../success-screen.tsx';
import { useValidatedForm } from '../use-validated-form.ts';
import { Agreement } from './agreement.tsx';
import { CompanyFields, NameFields } from './register-fields.tsx';
import { clearDraft, readDraft, storeDraft } from './registration-draft.ts';

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

const definition = {
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

/** The agency code of a seller's link; a malformed one is ignored. */
function agencyCodeOf(text: string | null): { agencyCode?: string } {
  return text === null || rules.agencyCode(text, undefined) !== undefined ? {} : { agencyCode: text.trim() };
}

/** Registers an account by phone and signs it in. */
export function RegisterScreen() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const current = useStore(session);
  const isDone = useRef(false);
  const linked = agencyCodeOf(search.get('agencyCode'));
  const form = useValidatedForm({ ...empty, ...readDraft(), ...linked, phoneNum: storedPhone('register') }, definition);
  const { values } = form;
  useEffect(() => storeDraft(values), [values]);
  const sms = useSmsCode('register', (message) => form.setError('form', message));
  const redirect = search.get('redirect') ?? undefined;
  if (current !== null && !isDone.current) return <Navigate to={safeRedirect(redirect ?? null)} replace />;

  const register = async () => {
    const { hasAgreed: _, agencyCode, ...fields } = values;
    const newSession = await request(accountCalls.addUser, {
      ...fields,
      ...omitUndefined({ agencyCode: agencyCode.trim() === '' ? undefined : agencyCode }),
      hasAgreed: true,
      flow: sms.flow,
    });
    sms.finish();
    clearDraft();
    isDone.current = true;
    startSession(newSession);
    navigate(links.registerSuccess(redirect), { replace: true, state: JUST_DONE });
  };
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <section className={styles.card}>
        <h1>{t('account-forms:register.title')}</h1>
        <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(register)} noValidate>
          <CodeFields
            phone={form.field('phoneNum')}
            code={form.field('phoneCode')}
            sms={sms}
            onSend={() => {
              if (form.validate(['phoneNum'])) sms.send(values.phoneNum);
            }}
            onFill={(code) => form.set('phoneCode', code)}
          />
          <NameFields
            field={form.field}
            onTaken={(username, message) => form.setErrorOf('username', username, message)}
          />
          <CompanyFields field={form.field} />
          <Agreement
            hasAgreed={values.hasAgreed === 'yes'}
            error={form.errorOf('hasAgreed')}
            onChange={(hasAgreed) => form.set('hasAgreed', hasAgreed ? 'yes' : '')}
          />
          <FormError text={form.errorOf('form')} />
          <Button variant="primary" type="submit" isBusy={form.isBusy}>
            {t('account-forms:register.submit')}
          </Button>
        </form>
        <div className={styles.links}>
          <Link to={links.login(redirect)}>{t('account-forms:register.login')}</Link>
        </div>
      </section>
    </div>
  );
}
