import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ResultOf } from '../../contract/call.ts';
import { releaseCalls } from '../../contract/releases/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { readPageData } from '../../providers/page/page-data.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { links, paths } from '../shared/navigation/paths.ts';
import { editionState, SEARCH_MAX } from './edition-state.ts';
import styles from './site.module.css';

type Edition = ResultOf<typeof releaseCalls.editionList>['rows'][number];

/** The version records, the newest first, with a search. */
export function EditionScreen() {
  const { t } = useTranslation('releases');
  const [{ search, page }] = useUrlState(editionState);
  const body = { search, pageNum: page };
  const navigate = useNavigate();
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(links.edition({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() }));
  };
  // The page embeds what visitors see; a role may see more.
  const isSignedIn = useStore(session) !== null;
  const pageData = readPageData(releaseCalls.editionList, body);
  const { data, error, refetch } = useCall(
    releaseCalls.editionList,
    body,
    pageData === undefined
      ? { keepPreviousData: true }
      : { initialData: pageData, ...(isSignedIn ? { initialDataUpdatedAt: 0 } : {}) },
  );
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <form className={styles.search} role="search" action={paths.edition} key={search} onSubmit={onSearch}>
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={SEARCH_MAX}
          aria-label={t('search')}
          placeholder={t('placeholder')}
        />
        <Button variant="primary" type="submit">
          {t('go')}
        </Button>
      </form>
      {data === undefined && error === null && <Skeleton label={t('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Editions rows={data.rows} total={data.total} search={search} />}
      {data !== undefined && data.total > page * 10 && (
        <Link to={links.edition({ q: search, page: page + 1 })}>{t('more')}</Link>
      )}
    </div>
  );
}

function Editions({ rows, total, search }: { rows: readonly Edition[]; total: number; search: string }) {
  const { t } = useTranslation('releases');
  if (total === 0 && search === '') return <State title={t('empty')} />;
  if (total === 0) {
    return (
      <State icon="search" title={t('none', { search })} actions={<Link to={paths.edition}>{t('all')}</Link>}>
        {t('noneHint')}
      </State>
    );
  }
  return (
    <>
      <p className="quiet" role="status">
        {t('found', { count: total })}
      </p>
      <ol className={styles.editions}>
        {rows.map(({ versionId, version, releasedOn, title, content }) => (
          <li key={versionId}>
            <article>
              <p className={styles.when}>
                <strong>{version}</strong>
                <time dateTime={releasedOn}>{releasedOn}</time>
              </p>
              <div>
                <h2>{title}</h2>
                <ul>
                  {content
                    .split('\n')
                    .filter((line) => line.trim() !== '')
                    .map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                </ul>
              </div>
            </article>
          </li>
        ))}
      </ol>
    </>
  );
}
