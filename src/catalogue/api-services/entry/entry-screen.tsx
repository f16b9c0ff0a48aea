import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import type { PageGroup } from '../../../contract/api-services/documents/schemas.ts';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { textParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { SearchForm } from '../../../ui/search-form.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import styles from './entry.module.css';
import { matchingGroups } from './matching-groups.ts';

const entryState = urlState({ search: textParam(60, { name: 'q' }) });

/** The API for a signed-in customer: the interfaces that it may use, with their documents and the debugger. */
export function EntryScreen() {
  const { t } = useTranslation('api-entry');
  const [{ search }, setState] = useUrlState(entryState);
  const { data, error, refetch } = useCall(documentCalls.documentPage, { id: 'overview' });
  const groups = matchingGroups(data?.groups ?? [], search);
  return (
    <div className={screenClass()}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('lead')}</p>
        <div className={styles.actions}>
          <Link className={buttonClass('primary')} to={paths.apiQuickStart}>
            {t('quickStart')}
          </Link>
          <Link className={buttonClass()} to={paths.userApi}>
            {t('keys')}
          </Link>
          <Link className={buttonClass()} to={paths.service}>
            {t('documents')}
          </Link>
        </div>
        <OwnInterfaces />
      </header>
      <SearchForm
        label={t('search')}
        submitLabel={t('find')}
        value={search}
        onSearch={(text) => setState({ search: text })}
      />
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton label={t('common:loading')} rows={8} />}
      {data !== undefined && groups.length === 0 && (
        <State
          icon="search"
          title={t(search === '' ? 'none' : 'noMatch')}
          actions={search !== '' && <Button onClick={() => setState({ search: '' })}>{t('all')}</Button>}
        />
      )}
      {groups.map((group) => (
        <ServiceClass key={group.title} group={group} />
      ))}
    </div>
  );
}

/** Where the customer's own interfaces are. Hidden if it has none (600203), and for sub accounts (301201). */
function OwnInterfaces() {
  const { t } = useTranslation('api-entry');
  const { data } = useCall(usageCalls.userInterfaceList, {}, { staleTime: 0 });
  if (data === undefined) return null;
  return (
    <p>
      {t('own', { count: data.rowCount })} <Link to={paths.userInterfaces}>{t('ownLink')}</Link>
    </p>
  );
}

function ServiceClass({ group: { title, pages } }: { group: PageGroup }) {
  const { t } = useTranslation('api-entry');
  return (
    <section className={panelClass(styles.class)} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ id, title: name, summary, status }) => (
          <li key={id}>
            <p className={styles.name}>
              <Link to={status === 'draft' ? `${links.document(id)}?preview=1` : links.document(id)}>{name}</Link>{' '}
              {status === 'deprecated' && <Tag variant="warning">{t('deprecated')}</Tag>}
              {status === 'draft' && <Tag variant="accent">{t('preview')}</Tag>}
            </p>
            <p className="quiet">{summary}</p>
            <p className={styles.actions}>
              <code>{id}</code>
              {status !== 'draft' && (
                <Link to={links.debugger(id)} aria-label={`${t('try')} ${name}`}>
                  {t('try')}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
