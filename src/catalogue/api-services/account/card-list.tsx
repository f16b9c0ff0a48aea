import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import styles from './card-list.module.css';

interface CardListProps {
  /** Has `lead`, `add`, `full`, `empty.title` and `empty.hint`. */
  namespace: 'api-keys' | 'api-webhooks';
  /** How many there are, and the most there can be; undefined while they are read. */
  read: { count: number; max: number } | undefined;
  error: Error | null;
  onRetry: () => void;
  onAdd: () => void;
  isWide?: boolean;
  /** The cards, as items of a list. */
  children: ReactNode;
}

/** Cards of which an account has a few, with the button that adds one until there are as many as can be. */
export function CardList({ namespace, read, error, onRetry, onAdd, isWide = false, children }: CardListProps) {
  const { t } = useTranslation(namespace);
  const { t: common } = useTranslation();
  const isFull = read !== undefined && read.count >= read.max;
  return (
    <>
      <p className="quiet">{t('lead')}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          aria-disabled={read === undefined || isFull}
          onClick={() => read !== undefined && !isFull && onAdd()}
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
      <ul className={isWide ? `${styles.cards} ${styles.wide}` : styles.cards}>{children}</ul>
    </>
  );
}
