import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import styles from '../account.module.css';

interface DemoAccountsProps {
  accounts: readonly { username: string; phoneNum: string }[];
  hint: string;
  onChoose: (account: { username: string; phoneNum: string }) => void;
}

/** Demo only: fills in an account. */
export function DemoAccounts({ accounts, hint, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.demo} aria-label={t('login.demoTitle')}>
      <h2>{t('login.demoTitle')}</h2>
      <p className="quiet">{hint}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.username}>
            <Button isSmall onClick={() => onChoose(account)}>
              {account.username}
            </Button>
            <span className="quiet">{t(`login.who.${account.username}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
