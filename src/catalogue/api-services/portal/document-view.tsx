import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { guidePath } from '../../../contract/api-services/documents/rules.ts';
import type { DocumentPage, PageGroup } from '../../../contract/api-services/documents/schemas.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { useScreenTitle } from '../../shared/navigation/screen-title.ts';
import { Blocks } from './blocks.tsx';
import { InlineText } from './inline-text.tsx';
import { Overview } from './overview.tsx';
import { PageActions } from './page-actions.tsx';
import { PageState } from './page-state.tsx';
import styles from './portal.module.css';
import { usePageLink } from './portal-links.ts';
import { PortalNav } from './portal-nav.tsx';
import { useDocument } from './use-document.ts';

/** A page of the documents beside the list of pages. */
export function DocumentView({ id, isPreview = false }: { id: string; isPreview?: boolean }) {
  const { t } = useTranslation();
  const { data, error, retry } = useDocument(id, isPreview);
  useScreenTitle(data?.page?.title ?? null);
  useScrollToHash(data?.page?.id);
  if (data === undefined) {
    return (
      <div className={styles.portal}>
        <div className={styles.article}>
          {error === null ? <Skeleton label={t('loading')} rows={12} /> : <CallFailed error={error} onRetry={retry} />}
        </div>
      </div>
    );
  }
  const { groups, page } = data;
  return (
    <div className={styles.portal}>
      <PortalNav groups={groups} currentId={page?.id ?? ''} />
      {page === null ? <NoSuchPage /> : <Article groups={groups} page={page} />}
    </div>
  );
}

function Article({ groups, page }: { groups: readonly PageGroup[]; page: DocumentPage }) {
  return (
    <article className={styles.article} aria-labelledby="page-title">
      <header className={styles.head}>
        <h1 id="page-title">{page.title}</h1>
        {page.summary !== '' && (
          <p>
            <InlineText text={page.summary} />
          </p>
        )}
        {page.interface !== null && <PageState state={page.interface} />}
        <PageActions page={page} />
      </header>
      {page.id === 'overview' ? <Overview groups={groups} /> : <Blocks blocks={page.blocks} />}
      <Neighbours groups={groups} id={page.id} />
    </article>
  );
}

function Neighbours({ groups, id }: { groups: readonly PageGroup[]; id: string }) {
  const { t } = useTranslation('site-services');
  const linkOf = usePageLink();
  const pages = groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.id === id);
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {previous !== undefined && (
        <Link to={linkOf(previous)} rel="prev">
          <span>{t('previous')}</span>
          {previous.title}
        </Link>
      )}
      {next !== undefined && (
        <Link to={linkOf(next)} rel="next">
          <span>{t('next')}</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}

function NoSuchPage() {
  const { t } = useTranslation('site-services');
  return (
    <div className={styles.article}>
      <State
        isPage
        icon="search"
        title={t('noPage.title')}
        actions={
          <Link className={buttonClass('primary')} to={guidePath('overview')}>
            {t('noPage.overview')}
          </Link>
        }
      >
        {t('noPage.hint')}
      </State>
    </div>
  );
}

/** The element of a link's fragment may only be there once the page is loaded. */
function useScrollToHash(pageId: string | undefined) {
  const { hash } = useLocation();
  useEffect(() => {
    if (pageId !== undefined && hash !== '')
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pageId, hash]);
}
