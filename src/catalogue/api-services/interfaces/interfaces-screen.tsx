import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import { USER_INTERFACES_PER_PAGE } from '../../../contract/api-services/usage/rules.ts';
import type { UserInterface } from '../../../contract/api-services/usage/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { State } from '../../../ui/state.tsx';
import { PagedList } from '../../shared/list/paged-list.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { MainAccountOnly, mainAccountMessage } from '../main-account-only.tsx';
import { InterfaceTable } from './interface-table.tsx';
import styles from './interfaces.module.css';
import { interfacesState } from './interfaces-state.ts';
import { RequestsSection } from './requests-section.tsx';
import { UsageSection } from './usage-section.tsx';

/** There are no interfaces; the specification hides its tip. */
const NONE = '600203';

const nothing: { rows: readonly UserInterface[]; total: number } = { rows: [], total: 0 };

/** The customer's interfaces, their use and the last requests. */
export function InterfacesScreen() {
  const { t } = useTranslation('api-usage');
  const [{ page }, setState] = useUrlState(interfacesState);
  const { data, error, isPreviousData, refetch } = useCall(
    usageCalls.userInterfaceList,
    { pageNum: page },
    { keepPreviousData: true, staleTime: 0 },
  );
  const refusal = mainAccountMessage(error);
  if (refusal !== undefined)
    return <MainAccountOnly title={t('title')} message={refusal} documentsLabel={t('documents')} />;
  const isNone = error instanceof CallError && error.code === NONE;
  const listed = data === undefined ? undefined : { rows: data.datas, total: data.rowCount };
  return (
    <div className={screenClass()}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('lead')}</p>
        <div className={styles.actions}>
          <Link className={buttonClass()} to={paths.userApi}>
            {t('keys')}
          </Link>
          <Link className={buttonClass()} to={paths.service}>
            {t('documents')}
          </Link>
        </div>
      </header>
      <section className={panelClass(styles.panel)} aria-busy={isPreviousData}>
        <PagedList
          query={{ data: isNone ? nothing : listed, error, isPreviousData, refetch }}
          page={page}
          pageSize={USER_INTERFACES_PER_PAGE}
          onPage={(next, options) => setState({ page: next }, options)}
          empty={
            <State
              icon="list"
              title={t('empty.title')}
              actions={
                <Link className={buttonClass('primary')} to={paths.userApi}>
                  {t('empty.action')}
                </Link>
              }
            >
              {t('empty.hint')}
            </State>
          }
        >
          {({ rows }) => <InterfaceTable rows={rows} />}
        </PagedList>
      </section>
      {data !== undefined && <UsageSection />}
      {/* Also for customers who have bought nothing: calls with a test key are logged. */}
      {(data !== undefined || isNone) && <RequestsSection />}
    </div>
  );
}
