import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Spinner, State } from '../../ui/state.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import styles from './list.module.css';

export interface ListQuery<Result> {
  data: Result | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface ListResultProps<Result> {
  query: ListQuery<Result>;
  isFiltered: boolean;
  onClear: () => void;
  /** Shown for a list that has neither rows nor filters: a sentence, or a State of its own. */
  empty: ReactNode;
  children: (result: Result) => ReactNode;
}

/** The list of a custom page: its rows, or that it is loading, failed, is empty or matches no filter. */
export function ListResult<Result extends { total: number }>(props: ListResultProps<Result>) {
  return (
    <div className={styles.table}>
      <Content {...props} />
    </div>
  );
}

function Content<Result extends { total: number }>(props: ListResultProps<Result>) {
  const { isFiltered, onClear, empty, children } = props;
  const { data, error, refetch } = props.query;
  const { t } = useMessages();
  if (data === undefined) {
    return error === null ? (
      <Spinner label={t('common:loading')} />
    ) : (
      <LoadError error={error} onRetry={() => refetch()} />
    );
  }
  if (data.total > 0) return children(data);
  if (isFiltered) {
    return <State title={t('list.nothingFound')} actions={<Button onClick={onClear}>{t('list.clear')}</Button>} />;
  }
  return typeof empty === 'string' ? <State title={empty} /> : empty;
}
