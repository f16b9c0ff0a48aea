import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { PageGroup } from '../../../contract/api-services/documents/schemas.ts';
import { Tag } from '../../../ui/tag.tsx';
import { usePageLink } from './portal-links.ts';
import styles from './portal-nav.module.css';
import { PortalSearch } from './portal-search.tsx';

/** The list of pages with the search; on a phone folded above the page. */
export function PortalNav({ groups, currentId }: { groups: readonly PageGroup[]; currentId: string }) {
  const { t } = useTranslation('site-services');
  const { pathname, search } = useLocation();
  const contents = useRef<HTMLDetailsElement>(null);
  // Folded again once a page has been chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the URL changes
  useEffect(() => contents.current?.removeAttribute('open'), [pathname, search]);
  return (
    <aside className={styles.side}>
      <PortalSearch />
      <nav className={styles.wideNav} aria-label={t('pages')}>
        <PageList groups={groups} currentId={currentId} />
      </nav>
      <details ref={contents} className={styles.narrowNav}>
        <summary>{t('pages')}</summary>
        <nav aria-label={t('pages')}>
          <PageList groups={groups} currentId={currentId} />
        </nav>
      </details>
    </aside>
  );
}

function PageList({ groups, currentId }: { groups: readonly PageGroup[]; currentId: string }) {
  const { t } = useTranslation('site-services');
  const linkOf = usePageLink();
  return (
    <>
      {groups.map(({ title, pages }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.id}>
                <Link to={linkOf(page)} aria-current={page.id === currentId ? 'page' : undefined}>
                  {page.title}
                  {page.status !== 'published' && <Tag variant="warning">{t(`status.${page.status}`)}</Tag>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
