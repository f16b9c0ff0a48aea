import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import { SUB_ACCOUNTS_MAX } from '../../../contract/company/rules.ts';
import type { Company } from '../../../contract/company/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { Pager } from '../../shared/list/pager.tsx';
import styles from '../company.module.css';
import { CompanyOnly } from '../company-only.tsx';
import { AddDialog } from './add-dialog.tsx';
import { CompanyPackages } from './company-packages.tsx';
import { type ParentPlace, queryOfParent, readParentPlace } from './parent-place.ts';
import { RequestsToAnswer } from './requests-to-answer.tsx';
import { SubFilter } from './sub-filter.tsx';
import { SubTable } from './sub-table.tsx';

const PAGE_SIZE = 20;

/** A main account's sub accounts: who they are, what they may look up, what they use, what they ask for. */
export function ParentScreen() {
  const { t } = useTranslation('company');
  return (
    <CompanyOnly title={t('parent.title')} of="main">
      {(company) => <Parent company={company} />}
    </CompanyOnly>
  );
}

function Parent({ company: { companyName, subNum } }: { company: Company }) {
  const { t } = useTranslation('company');
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const place = readParentPlace(params);
  const go = (change: Partial<ParentPlace>) => setParams(queryOfParent({ ...place, page: 1, ...change }));
  const counted = { count: subNum, max: SUB_ACCOUNTS_MAX, company: companyName };
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.head}>
        <div>
          <h1>{t('parent.title')}</h1>
          <p className="quiet">{t(companyName === null ? 'parent.leadPlain' : 'parent.lead', counted)}</p>
        </div>
        <Button variant="primary" disabled={subNum >= SUB_ACCOUNTS_MAX} onClick={() => setAdding(true)}>
          <Icon name="plus" size={16} />
          {t('parent.add')}
        </Button>
      </div>
      <RequestsToAnswer />
      <CompanyPackages />
      {subNum > 0 && <SubFilter place={place} onChange={go} />}
      <SubList place={place} onChange={go} isAny={subNum > 0} />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

interface SubListProps {
  place: ParentPlace;
  onChange: (change: Partial<ParentPlace>) => void;
  /** There are sub accounts, whether or not the filters find one. */
  isAny: boolean;
}

function SubList({ place, onChange, isAny }: SubListProps) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const { page, ...query } = place;
  const { data, error, refetch, isPreviousData } = useCall(
    companyCalls.listSubAccounts,
    { ...query, pageNum: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  if (data === undefined)
    return error === null ? (
      <Skeleton label={common('loading')} />
    ) : (
      <CallFailed error={error} onRetry={() => void refetch()} />
    );
  if (!isAny)
    return (
      <State icon="user" title={t('parent.empty')}>
        {t('parent.emptyText')}
      </State>
    );
  if (data.total === 0) {
    const clear = () => onChange({ search: '', state: 'all' });
    return (
      <State icon="search" title={t('parent.nothing')} actions={<Button onClick={clear}>{t('parent.clear')}</Button>} />
    );
  }
  if (data.rows.length === 0) return <Button onClick={() => onChange({ page: 1 })}>{t('parent.firstPage')}</Button>;
  return (
    <section className={panelClass(styles.panel)} aria-busy={isPreviousData}>
      <p className="quiet" aria-live="polite">
        {t('parent.count', { count: data.total })}
      </p>
      <SubTable subs={data.rows} place={place} onChange={onChange} />
      <Pager page={page} last={Math.ceil(data.total / PAGE_SIZE)} onPage={(next) => onChange({ page: next })} />
    </section>
  );
}
