import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import { useCallOnDemand } from '../../../providers/calls/use-call-on-demand.ts';
import styles from './portal-nav.module.css';
import { findEntries } from './search-entries.ts';

/** Searches pages, headings and fields. The index is loaded when the search is first used. */
export function PortalSearch() {
  const { t } = useTranslation('site-services');
  const [query, setQuery] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { data, error } = useCallOnDemand(documentCalls.documentSearch, {}, { isEnabled: isUsed });
  const found = findEntries(data?.entries ?? [], query);
  const id = useId();
  const isSearching = query.trim() !== '';
  return (
    <search className={styles.search}>
      <input
        type="search"
        value={query}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-controls={id}
        onFocus={() => setUsed(true)}
        onChange={(event) => {
          setUsed(true);
          setQuery(event.target.value);
        }}
        onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
      />
      <div id={id} className={styles.found} hidden={!isSearching} aria-live="polite">
        {isSearching && error !== null && <p>{t('search.failed')}</p>}
        {isSearching && data !== undefined && found.length === 0 && <p>{t('search.none')}</p>}
        <ul>
          {found.map(({ path, title, page, text }) => (
            <li key={`${path} ${title}`}>
              <Link to={path} onClick={() => setQuery('')}>
                <strong>{title}</strong>
                <span>{page === title ? text : `${page} · ${text}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </search>
  );
}
