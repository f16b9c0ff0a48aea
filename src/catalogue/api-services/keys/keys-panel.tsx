import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { KeyCard } from './key-card.tsx';
import { KeyDialog } from './key-dialog.tsx';
import styles from './keys.module.css';
import { type NewSecret, SecretDialog } from './secret-dialog.tsx';

/** The account's keys. */
export function KeysPanel() {
  const { t } = useTranslation('api-keys');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(keyCalls.apiKeyList, {}, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const isFull = data !== undefined && data.keys.length >= data.max;
  return (
    <>
      <p className="quiet">{t('lead')}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          aria-disabled={data === undefined || isFull}
          onClick={() => data !== undefined && !isFull && setAdding(true)}
        >
          {t('add')}
        </Button>
      </div>
      {isFull && <p className="quiet">{t('full', { count: data.max })}</p>}
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
    </>
  );
}
