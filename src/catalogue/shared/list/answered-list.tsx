import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { State } from '../../../ui/state.tsx';
import lists from './answered-list.module.css';
import { PagedList, type PageQuery } from './paged-list.tsx';

/** How many rows a page has. */
export const ANSWERED_ROWS = 20;

interface AnsweredListProps<Row> {
  /** Its texts: title, lead, count, empty and nothing. */
  namespace: string;
  query: PageQuery<{ rows: readonly Row[]; total: number }>;
  page: number;
  isFiltered: boolean;
  filter: ReactNode;
  onPage: (page: number, options?: { isReplacing: boolean }) => void;
  onClear: () => void;
  /** Called when new answers are shown; the same function in every rendering. */
  onNews: () => Promise<void>;
  /** Where the first one is sent from. */
  first: { icon: IconName; to: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** The screen of what a user has sent, with the staff's answers. */
export function AnsweredList<Row extends { isNews: boolean }>(props: AnsweredListProps<Row>) {
  const { namespace, query, page, isFiltered, filter, onPage, onClear, onNews, first, children } = props;
  const { t } = useTranslation(namespace);
  const hasNews = query.data?.rows.some(({ isNews }) => isNews) === true;
  // The displayed list is not refetched, so that new answers stay marked while the user reads them.
  useEffect(() => {
    if (hasNews) void onNews();
  }, [hasNews, onNews]);
  const empty = (
    <State
      icon={first.icon}
      title={t('empty.title')}
      actions={
        <Link className={buttonClass('primary')} to={first.to}>
          {t('empty.search')}
        </Link>
      }
    >
      {t('empty.text')}
    </State>
  );
  return (
    <div className={screenClass()}>
      <div className={lists.head}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('lead')}</p>
      </div>
      {filter}
      <section className={panelClass(lists.panel)} aria-busy={query.isPreviousData}>
        <PagedList
          query={query}
          page={page}
          pageSize={ANSWERED_ROWS}
          onPage={onPage}
          empty={empty}
          filter={{ isSet: isFiltered, noMatch: t('nothing.title'), clear: t('nothing.clear'), onClear }}
        >
          {({ rows, total }) => (
            <>
              <p className="quiet" aria-live="polite">
                {t('count', { count: total })}
              </p>
              {children(rows)}
            </>
          )}
        </PagedList>
      </section>
    </div>
  );
}
