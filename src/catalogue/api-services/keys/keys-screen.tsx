import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { guidePath } from '../../../contract/api-services/documents/rules.ts';
import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { KeyCard } from './key-card.tsx';
import { KeyDialog } from './key-dialog.tsx';
import styles from './keys.module.css';
import { type NewSecret, SecretDialog } from './secret-dialog.tsx';

const SUB_ACCOUNT = '301201';

/** The account's API services: its keys. */
export function KeysScreen() {
  const { t } = useTranslation('api-keys');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(keyCalls.apiKeyList, {}, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<NewSecret | null>(null);
  if (error instanceof CallError && error.code === SUB_ACCOUNT) return <MainAccountOnly message={error.message} />;
  const isFull = data !== undefined && data.keys.length >= data.max;
  return (
    <div className={screenClass()}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('lead')}</p>
        <div className={styles.actions}>
          <Button
            variant="primary"
            aria-disabled={data === undefined || isFull}
            onClick={() => !isFull && setAdding(true)}
          >
            {t('add')}
          </Button>
          <Link className={buttonClass()} to={paths.userInterfaces}>
            {t('interfaces')}
          </Link>
          <Link className={buttonClass()} to={guidePath('quick-start')}>
            {t('quickStart')}
          </Link>
        </div>
        {isFull && <p className="quiet">{t('full', { count: data.max })}</p>}
      </header>
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.keys.length === 0 && (
        <State icon="info" title={t('empty.title')}>
          {t('empty.hint')}
        </State>
      )}
      <ul className={styles.keys}>
        {data?.keys.map((key) => (
          <KeyCard key={key.keyId} apiKey={key} onSecret={setSecret} />
        ))}
      </ul>
      {isAdding && <KeyDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}

/** Sub accounts: whom to ask. */
function MainAccountOnly({ message }: { message: string }) {
  const { t } = useTranslation('api-keys');
  return (
    <State
      isPage
      icon="info"
      title={t('title')}
      actions={
        <Link className={buttonClass('primary')} to={paths.service}>
          {t('documents')}
        </Link>
      }
    >
      {message}
    </State>
  );
}
