import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import styles from './cards.module.css';

interface CardPanelProps<Secret> {
  /** Has `lead`, `add`, `full`, `empty.title` and `empty.hint`. */
  namespace: 'api-keys' | 'api-webhooks';
  /** How many there are, and the most there can be; undefined while they are read. */
  read: { count: number; max: number } | undefined;
  error: Error | null;
  onRetry: () => void;
  isWide?: boolean;
  AddDialog: ComponentType<{ onClose: () => void; onSecret: (secret: Secret) => void }>;
  /** Shows a new secret, once. */
  SecretDialog: ComponentType<{ secret: Secret; onClose: () => void }>;
  /** The cards, as items of a list. */
  children: (onSecret: (secret: Secret) => void) => ReactNode;
}

/** A list of cards, each with a secret, and a button that adds one until their number reaches the limit. */
export function CardPanel<Secret>({
  namespace,
  read,
  error,
  onRetry,
  isWide = false,
  AddDialog,
  SecretDialog,
  children,
}: CardPanelProps<Secret>) {
  const { t } = useTranslation(namespace);
  const { t: common } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<{ value: Secret } | null>(null);
  const show = (value: Secret) => setSecret({ value });
  const isFull = read !== undefined && read.count >= read.max;
  return (
    <>
      <p className="quiet">{t('lead')}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          aria-disabled={read === undefined || isFull}
          onClick={() => read !== undefined && !isFull && setAdding(true)}
        >
          {t('add')}
        </Button>
      </div>
      {isFull && <p className="quiet">{t('full', { count: read.max })}</p>}
      {read === undefined && error === null && <Skeleton label={common('loading')} />}
      {read === undefined && error !== null && <CallFailed error={error} onRetry={onRetry} />}
      {read?.count === 0 && (
        <State icon="info" title={t('empty.title')}>
          {t('empty.hint')}
        </State>
      )}
      <ul className={isWide ? `${styles.cards} ${styles.wide}` : styles.cards}>{children(show)}</ul>
      {isAdding && <AddDialog onClose={() => setAdding(false)} onSecret={show} />}
      {secret !== null && <SecretDialog secret={secret.value} onClose={() => setSecret(null)} />}
    </>
  );
}
