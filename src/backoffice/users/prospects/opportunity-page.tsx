import { useCan } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import { ASSIGNED_MAX } from '../../../contract/users/prospect-rules.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { Pending } from '../../../ui/pending.tsx';
import styles from '../../list/list.module.css';
import { ListResult } from '../../list/list-result.tsx';
import { useMessages } from '../../messages.ts';
import { ImportButton } from '../../record-imports/import-button.tsx';
import { IntentionCounts } from './intention-counts.tsx';
import { OwnerSelect } from './owner-select.tsx';
import { ProspectBulk } from './prospect-bulk.tsx';
import { ProspectDrawer } from './prospect-drawer.tsx';
import { ProspectsFilter } from './prospects-filter.tsx';
import {
  isFiltered,
  noFilters,
  type ProspectsState,
  prospectsState,
  toBulkFilters,
  toCountsBody,
  toListBody,
} from './prospects-state.ts';
import { ProspectsTable } from './prospects-table.tsx';
import { useProspectWork } from './use-prospect-work.ts';

const RemarkImportDialog = lazyWithRetry(async () => (await import('./remark-import-dialog.tsx')).RemarkImportDialog);

/** The prospects, overdue ones first; one after the other opens in a drawer to be called and remarked on. */
export function OpportunityPage() {
  const { t } = useMessages();
  const [state, setState] = useUrlState(prospectsState);
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const [isChanging, setChanging] = useState(false);
  const { data: permission } = useCan({ resource: 'opportunity', action: 'edit' });
  const options = { keepPreviousData: true, staleTime: 0 };
  const query = useCall(prospectCalls.prospectList, toListBody(state), options);
  const counts = useCall(prospectCalls.prospectCounts, toCountsBody(state), options);
  const rows = query.data?.rows ?? [];
  // Those of the page only: what is not seen is not given away.
  const chosen = rows.filter(({ userId }) => chosenIds.includes(userId)).slice(0, ASSIGNED_MAX);
  const work = useProspectWork({ state, setState, rows, onFinish: () => notify('success', t('opportunity:finished')) });
  const find = (change: Partial<ProspectsState>) => setState({ page: 1, user: undefined, ...change });
  const clear = () => find(noFilters);
  const { user } = state;
  const [first] = rows;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('opportunity:title')}</h1>
        {permission?.can === true && <ImportButton dialog={(onClose) => <RemarkImportDialog onClose={onClose} />} />}
        {first !== undefined && (
          <Button type="primary" onClick={() => work.open(first.userId)}>
            {t('opportunity:start')}
          </Button>
        )}
      </div>
      {counts.data === undefined && counts.error === null && <Pending label={t('common:loading')} rows={10} />}
      {counts.data !== undefined && (
        <IntentionCounts counts={counts.data} value={state.intention} onChoose={(intention) => find({ intention })} />
      )}
      <ProspectsFilter key={state.search} state={state} onFind={find} onClear={clear} />
      <ListResult query={query} isFiltered={isFiltered(state)} onClear={clear} empty={t('opportunity:empty')}>
        {({ total }) => (
          <>
            {chosen.length > 0 && (
              <div className={styles.chosen}>
                <span>{t('list.chosen', { count: chosen.length })}</span>
                <OwnerSelect isForSelection prospects={chosen} onDone={() => setChosenIds([])} />
                <Button onClick={() => setChanging(true)}>{t('bulk.open')}</Button>
                <Button onClick={() => setChosenIds([])}>{t('list.chooseNone')}</Button>
              </div>
            )}
            <ProspectsTable
              prospects={rows}
              total={total}
              state={state}
              onGo={setState}
              onOpen={work.open}
              chosen={permission?.can === true ? chosen : undefined}
              onChoose={(prospects) => setChosenIds(prospects.map(({ userId }) => userId))}
            />
          </>
        )}
      </ListResult>
      {/* Not in the list, which may be empty after the change. */}
      {isChanging && (
        <ProspectBulk
          ids={chosenIds}
          filters={toBulkFilters(state)}
          total={query.data?.total ?? 0}
          onClose={() => setChanging(false)}
        />
      )}
      {user !== undefined && (
        <ProspectDrawer userId={user} onClose={work.close} onPrevious={work.openPrevious} onNext={work.openNext} />
      )}
    </div>
  );
}
