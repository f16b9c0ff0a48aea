import { Alert, Segmented } from 'antd';
import type { ResultOf } from '../../../contract/call.ts';
import { usersCalls } from '../../../contract/users/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { FilterBar } from '../../list/filter-bar.tsx';
import styles from '../../list/list.module.css';
import { useMessages } from '../../messages.ts';
import { AccountList } from './account-list.tsx';
import { type AccountKind, accountKinds, accountState } from './account-state.ts';

/** Users by account type and child type, with their lookups; a company opens to its sub accounts. */
export function AccountPage() {
  const { t } = useMessages();
  const [state, setState] = useUrlState(accountState);
  const types = useCall(usersCalls.accountTypes, {}, { staleTime: 0, keepPreviousData: true });
  const countOf = countsOf(types.data);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('accountType:title')}</h1>
      </div>
      {types.error !== null && <Alert type="error" showIcon message={t('accountType:typesFailed')} />}
      <div className={styles.table}>
        <Segmented<AccountKind>
          aria-label={t('accountType:kinds')}
          value={state.kind}
          options={accountKinds.map((value) => ({
            value,
            label: `${t(`accountType:kind.${value}`)} ${countOf(value)}`.trim(),
          }))}
          onChange={(kind) => setState({ kind, page: 1 })}
        />
      </div>
      <FilterBar
        key={state.search}
        label={t('accountType:search')}
        search={state.search}
        onFind={(search) => setState({ search, page: 1 })}
        onClear={() => setState({ search: '', page: 1 })}
      />
      <AccountList state={state} onGo={setState} />
    </div>
  );
}

/** The number of accounts of a type; empty while unknown. */
function countsOf(types: ResultOf<typeof usersCalls.accountTypes> | undefined): (kind: AccountKind) => string {
  const counts = new Map<string, number>([
    ...(types?.accountTypes ?? []).map(({ accountType, count }) => [accountType, count] as const),
    ...(types?.childTypes ?? []).map(({ childType, count }) => [childType, count] as const),
  ]);
  return (kind) => String(counts.get(kind) ?? '');
}
