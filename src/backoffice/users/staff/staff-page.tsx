import { Button } from 'antd';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import { FilterBar, FilterChoice, FilterDays } from '../../list/filter-bar.tsx';
import styles from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { type StaffPageName, staffCallsOf } from './staff-calls-of.ts';
import { StaffDrawer } from './staff-drawer.tsx';
import { daysOf, periods, type StaffState, staffState, toListBody } from './staff-state.ts';
import { StaffTable } from './staff-table.tsx';

const cleared = staffState.cleared(['page', 'pageSize', 'member', 'sortBy', 'orderBy']);

/** Sellers or agents with their users and revenue; the users of one open in a drawer. */
export function StaffPage({ name }: { name: StaffPageName }) {
  const { t } = useMessages();
  const [state, setState] = useUrlState(staffState);
  const find = (change: Partial<StaffState>) => setState({ page: 1, member: undefined, ...change });
  const { data, error, refetch } = useCall(staffCallsOf[name].list, toListBody(state), {
    keepPreviousData: true,
    staleTime: 0,
  });
  const days = daysOf(state);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t(`${name}:title`)}</h1>
      </div>
      <FilterBar
        key={state.search}
        label={t(`${name}:search`)}
        search={state.search}
        onFind={(search) => find({ search })}
        onClear={() => find(cleared)}
      >
        <FilterChoice
          label={t('sale:period.label')}
          value={state.period}
          options={periods.map((period) => [period, t(`sale:period.${period}`)] as const)}
          onChange={(period) => find({ period: period ?? 'month', from: undefined, to: undefined })}
        />
        <FilterDays {...days} onChange={(change) => find({ ...days, ...change, period: 'days' })} />
      </FilterBar>
      <p className="quiet">{t(`${name}:hint`)}</p>
      <div className={styles.table}>
        {data === undefined && error !== null ? (
          <LoadError error={error} onRetry={() => refetch()} />
        ) : data === undefined ? (
          <Spinner label={t('common:loading')} />
        ) : data.total === 0 ? (
          <State
            title={t(state.search === '' ? `${name}:empty` : 'list.nothingFound')}
            actions={state.search === '' ? undefined : <Button onClick={() => find(cleared)}>{t('list.clear')}</Button>}
          />
        ) : (
          <StaffTable name={name} members={data.rows} total={data.total} state={state} onGo={setState} />
        )}
      </div>
      {state.member !== undefined && (
        <StaffDrawer
          key={state.member}
          name={name}
          id={state.member}
          member={data?.rows.find(({ userId }) => userId === state.member)}
          onClose={() => setState({ member: undefined })}
        />
      )}
    </div>
  );
}
