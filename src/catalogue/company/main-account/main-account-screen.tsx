import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { Company } from '../../../contract/company/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { type SetUrlState, useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { State } from '../../../ui/state.tsx';
import { PagedList } from '../../shared/list/paged-list.tsx';
import styles from '../company.module.css';
import { CompanyOnly } from '../company-only.tsx';
import { AddDialog } from './add-dialog.tsx';
import { CompanyPackages } from './company-packages.tsx';
import { OpenRequests } from './open-requests.tsx';
import { SubAccountsFilter } from './sub-accounts-filter.tsx';
import { type SubAccountsState, subAccountsState } from './sub-accounts-state.ts';
import { SubAccountsTable } from './sub-accounts-table.tsx';

const PAGE_SIZE = 20;

/** A main account's sub accounts: their rights, use and requests. */
export function MainAccountScreen() {
  const { t } = useTranslation('company');
  return (
    <CompanyOnly title={t('parent.title')} account="main">
      {(company) => <MainAccount company={company} />}
    </CompanyOnly>
  );
}

function MainAccount({ company: { companyName, subNum, subMax } }: { company: Company }) {
  const { t } = useTranslation('company');
  const [state, setState] = useUrlState(subAccountsState);
  const [isAdding, setAdding] = useState(false);
  const counts = { count: subNum, max: subMax, company: companyName };
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.head}>
        <div>
          <h1>{t('parent.title')}</h1>
          <p className="quiet">{t(companyName === null ? 'parent.leadPlain' : 'parent.lead', counts)}</p>
        </div>
        <Button variant="primary" disabled={subNum >= subMax} onClick={() => setAdding(true)}>
          <Icon name="plus" size={16} />
          {t('parent.add')}
        </Button>
      </div>
      <OpenRequests />
      <CompanyPackages />
      {subNum > 0 && <SubAccountsFilter state={state} onChange={setState} />}
      <SubAccountsList state={state} onChange={setState} />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

interface SubAccountsListProps {
  state: SubAccountsState;
  onChange: SetUrlState<SubAccountsState>;
}

function SubAccountsList({ state, onChange }: SubAccountsListProps) {
  const { t } = useTranslation('company');
  const { page, ...filter } = state;
  const query = useCall(
    companyCalls.listSubAccounts,
    { ...filter, pageNum: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  return (
    <section className={panelClass(styles.panel)} aria-busy={query.isPreviousData}>
      <PagedList
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next, options) => onChange({ page: next }, options)}
        empty={
          <State icon="user" title={t('parent.empty')}>
            {t('parent.emptyText')}
          </State>
        }
        filter={{
          isSet: subAccountsState.isFiltered(state, ['sortBy', 'orderBy']),
          noMatch: t('parent.noMatch'),
          clear: t('parent.clear'),
          onClear: () => onChange(subAccountsState.cleared(['sortBy', 'orderBy'])),
        }}
      >
        {({ rows, total }) => (
          <>
            <p className="quiet" aria-live="polite">
              {t('parent.count', { count: total })}
            </p>
            <SubAccountsTable subAccounts={rows} state={state} onChange={onChange} />
          </>
        )}
      </PagedList>
    </section>
  );
}
