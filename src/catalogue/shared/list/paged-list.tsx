import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../call/call-failed.tsx';
import { Pager } from './pager.tsx';

interface Page {
  rows: readonly unknown[];
  total: number;
}

/** What useCall returns for a call with pages. */
export interface PageQuery<Data extends Page> {
  data: Data | undefined;
  error: unknown;
  isPreviousData: boolean;
  refetch: () => unknown;
}

interface PagedListProps<Data extends Page> {
  query: PageQuery<Data>;
  page: number;
  pageSize: number;
  /** Called with `isReplacing` when the page lies beyond the last one: rows were deleted, or the link is old. */
  onPage: (page: number, options?: { isReplacing: boolean }) => void;
  /** Shown when there is nothing to list and no filter is set. */
  empty: ReactNode;
  /** For lists with a filter: the text without matches, and the button that clears it. */
  filter?: { isSet: boolean; noMatch: string; hint?: string; clear: string; onClear: () => void } | undefined;
  skeletonRows?: number;
  children: (data: Data) => ReactNode;
}

/** A list in pages: loading, failed, empty, nothing matches, rows. */
export function PagedList<Data extends Page>(props: PagedListProps<Data>) {
  const { query, page, pageSize, onPage, empty, filter, skeletonRows = 6, children } = props;
  const { t } = useTranslation();
  const { data, error, isPreviousData, refetch } = query;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const isBeyond = data !== undefined && !isPreviousData && page > lastPage;
  useEffect(() => {
    if (isBeyond) onPage(lastPage, { isReplacing: true });
  });
  if (data === undefined) {
    if (error === null) return <Skeleton label={t('loading')} rows={skeletonRows} />;
    return <CallFailed error={error} onRetry={() => void refetch()} />;
  }
  if (data.total === 0) {
    if (filter?.isSet !== true) return empty;
    return (
      <State icon="search" title={filter.noMatch} actions={<Button onClick={filter.onClear}>{filter.clear}</Button>}>
        {filter.hint}
      </State>
    );
  }
  return (
    <>
      {children(data)}
      <Pager page={page} last={lastPage} onPage={onPage} />
    </>
  );
}
