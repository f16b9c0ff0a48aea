import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { readSite } from '../../../providers/page/site.ts';
import { useHydrated } from '../../../providers/page/use-hydrated.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { links } from '../../shared/navigation/paths.ts';
import { safeRedirect } from '../../shared/navigation/redirect.ts';
import styles from '../account.module.css';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasswordLogin } from './password-login.tsx';
import { RegisterLink } from './register-link.tsx';
import { SmsLogin } from './sms-login.tsx';

const methods = ['password', 'sms'] as const;

/** Login by password or SMS code; redirects to the page that required it. */
export function LoginScreen() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const { state } = useLocation();
  const current = useStore(session);
  const site = readSite();
  const isHydrated = useHydrated();
  const [credentials, setCredentials] = useState<{ username: string; password: string } | null>(null);
  const [phone, setPhone] = useState<{ phoneNum: string } | null>(null);
  if (current !== null) return <Navigate to={safeRedirect(search.get('redirect'))} replace />;

  // The server's page is the same wherever the login leads.
  const redirect = (isHydrated && search.get('redirect')) || undefined;
  const method = search.get('by') === 'sms' ? 'sms' : 'password';
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('login.title')}</h1>
        {isHydrated && state?.hasEnded === true && <p className={styles.sessionEnded}>{t('login.ended')}</p>}
        <nav className={styles.methods} aria-label={t('login.ways')}>
          {methods.map((each) => (
            <Link
              key={each}
              to={links.loginBy(each === 'sms' ? each : undefined, redirect)}
              replace
              state={state}
              aria-current={each === method}
            >
              {t(`login.by.${each}`)}
            </Link>
          ))}
        </nav>
        {method === 'sms' ? <SmsLogin prefill={phone} /> : <PasswordLogin prefill={credentials} />}
        <div className={styles.links}>
          <RegisterLink redirect={redirect} />
          <Link to={links.forgetPassword()}>{t('login.forgot')}</Link>
        </div>
      </section>
      {site.isDemo && (
        <DemoAccounts
          accounts={site.demoAccounts}
          hint={method === 'sms' ? t('login.demoPhones') : t('login.demoHint', { password: site.demoPassword })}
          onChoose={({ username, phoneNum }) => {
            setCredentials({ username, password: site.demoPassword ?? '' });
            setPhone({ phoneNum });
          }}
        />
      )}
    </div>
  );
}
