import { Pagination, Segmented } from 'antd';
import { approvalCalls } from '../../contract/approvals/calls.ts';
import { APPROVAL_PAGE } from '../../contract/approvals/rules.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { choiceOrDefaultParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Spinner, State } from '../../ui/state.tsx';
import styles from '../list/list.module.css';
import { paginationOf } from '../list/pagination.ts';
import { tablePageParams } from '../list/table-page.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import { ApprovalCard } from './approval-card.tsx';
import cards from './approvals.module.css';

const shown = ['open', 'closed'] as const;
const approvalState = urlState({ state: choiceOrDefaultParam(shown, 'open'), ...tablePageParams });

/** Changes that wait for a second person, and those that were decided. Without its power, those that the user asked for. */
export function ApprovalPage() {
  const { t } = useMessages();
  const isOwnOnly = !usePowers().has(APPROVAL_PAGE);
  const [{ state, page, pageSize }, setState] = useUrlState(approvalState);
  const { data, error, refetch } = useCall(
    approvalCalls.approvalList,
    { state, pageNum: page, pageSize },
    { staleTime: 0, keepPreviousData: true },
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('approval:title')}</h1>
      </div>
      <Segmented
        aria-label={t('approval:states')}
        value={state}
        options={shown.map((value) => ({ value, label: t(`approval:state.${value}`) }))}
        onChange={(value) => setState({ state: value, page: 1 })}
      />
      <p className="quiet">{t(isOwnOnly ? 'approval:ownHint' : 'approval:hint')}</p>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data?.total === 0 && <State title={t(`approval:empty.${state}`)} />}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={cards.list}>
            {data.rows.map((approval) => (
              <li key={approval.approvalId}>
                <ApprovalCard approval={approval} />
              </li>
            ))}
          </ul>
          <Pagination {...paginationOf({ page, pageSize }, data.total, { t, onGo: setState })} />
        </>
      )}
    </div>
  );
}
