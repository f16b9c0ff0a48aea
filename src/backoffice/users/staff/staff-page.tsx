import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { FilterBar, FilterChoice, FilterDays } from '../../list/filter-bar.tsx';
import styles from '../../list/list.module.css';
import { ListResult } from '../../list/list-result.tsx';
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
  const query = useCall(staffCallsOf[name].list, toListBody(state), {
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
      <ListResult
        query={query}
        isFiltered={state.search !== ''}
        onClear={() => find(cleared)}
        empty={t(`${name}:empty`)}
      >
        {({ rows, total }) => <StaffTable name={name} members={rows} total={total} state={state} onGo={setState} />}
      </ListResult>
      {state.member !== undefined && (
        <StaffDrawer
          key={state.member}
          name={name}
          id={state.member}
          member={query.data?.rows.find(({ userId }) => userId === state.member)}
          onClose={() => setState({ member: undefined })}
        />
      )}
    </div>
  );
}
