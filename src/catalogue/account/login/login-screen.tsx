import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { readSite } from '../../../providers/page/site.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { links } from '../../shared/navigation/paths.ts';
import { safeRedirect } from '../../shared/navigation/redirect.ts';
import styles from '../account.module.css';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasswordLogin } from './password-login.tsx';
import { RegisterLink } from './register-link.tsx';
import { SmsLogin } from './sms-login.tsx';

const ways = ['password', 'sms'] as const;

/** Log in by password or by a text message, then go back to where one was going. */
export function LoginScreen() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const { state } = useLocation();
  const current = useStore(session);
  const site = readSite();
  const [name, setName] = useState<{ username: string; password: string } | null>(null);
  const [phone, setPhone] = useState<{ phoneNum: string } | null>(null);
  if (current !== null) return <Navigate to={safeRedirect(search.get('redirect'))} replace />;

  const redirect = search.get('redirect') ?? undefined;
  const way = search.get('by') === 'sms' ? 'sms' : 'password';
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('login.title')}</h1>
        {state?.hasEnded === true && <p className={styles.ended}>{t('login.ended')}</p>}
        <nav className={styles.ways} aria-label={t('login.ways')}>
          {ways.map((each) => (
            <Link
              key={each}
              to={links.loginBy(each === 'sms' ? each : undefined, redirect)}
              replace
              state={state}
              aria-current={each === way}
            >
              {t(`login.by.${each}`)}
            </Link>
          ))}
        </nav>
        {way === 'sms' ? <SmsLogin chosen={phone} /> : <PasswordLogin chosen={name} />}
        <div className={styles.others}>
          <RegisterLink redirect={redirect} />
          <Link to={links.forgetPassword()}>{t('login.forgot')}</Link>
        </div>
      </section>
      {site.isDemo && (
        <DemoAccounts
          accounts={site.demoAccounts}
          hint={way === 'sms' ? t('login.demoPhones') : t('login.demoHint', { password: site.demoPassword })}
          onChoose={({ username, phoneNum }) => {
            setName({ username, password: site.demoPassword ?? '' });
            setPhone({ phoneNum });
          }}
        />
      )}
    </div>
  );
}
