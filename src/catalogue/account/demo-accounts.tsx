import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';

interface DemoAccountsProps {
  accounts: readonly { username: string; roleValue: number }[];
  password: string;
  onChoose: (username: string, password: string) => void;
}

/** Only ever shown where the server says that it runs on demo data. */
export function DemoAccounts({ accounts, password, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.demo} aria-label={t('login.demoTitle')}>
      <h2>{t('login.demoTitle')}</h2>
      <p className="quiet">{t('login.demoHint', { password })}</p>
      <ul>
        {accounts.map(({ username, roleValue }) => (
          <li key={username}>
            <Button isSmall onClick={() => onChoose(username, password)}>
              {username}
            </Button>
            <span className="quiet">{t(`login.role.${roleValue}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
