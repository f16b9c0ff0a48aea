import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { PackageRequest } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { useWishWords } from '../../shared/company/package-news.ts';
import { Pager } from '../../shared/list/pager.tsx';
import cards from '../../shared/list/row-cards.module.css';
import styles from '../company.module.css';
import { useAct } from '../use-act.ts';

const PAGE_SIZE = 10;

/** What a sub account asked for, and what came of it. */
export function OwnRequests() {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(
    companyCalls.listPackageRequests,
    { pageNum: page, pageSize: PAGE_SIZE },
    { staleTime: 0, keepPreviousData: true },
  );
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('request.own')}</h2>
      {data === undefined && error === null && <Skeleton label={common('loading')} rows={3} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className="quiet">{t('request.ownEmpty')}</p>}
      {data !== undefined && data.total > 0 && (
        <>
          <table className={cards.table}>
            <thead>
              <tr>
                {(['wish', 'when', 'stateLabel', 'outcome'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`request.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((packageRequest) => (
                <Row key={packageRequest.requestId} packageRequest={packageRequest} />
              ))}
            </tbody>
          </table>
          <Pager page={page} last={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />
        </>
      )}
    </section>
  );
}

const looks = {
  open: 'wait',
  allocated: 'good',
  shared: 'good',
  bought: 'good',
  refused: 'bad',
  withdrawn: 'off',
} as const;

function Row({ packageRequest }: { packageRequest: PackageRequest }) {
  const { t, i18n } = useTranslation('company');
  const { t: wishes } = useTranslation('company-requests');
  const wishOf = useWishWords();
  const { isBusy, act } = useAct();
  const { requestId, state, note, createdAt, answeredAt, givenAmount, word } = packageRequest;
  const given = givenAmount === null ? '' : t('request.given', { amount: givenAmount });
  const outcome = [given, word].filter(Boolean).join(' · ');
  return (
    <tr>
      <th scope="row">
        {wishOf(packageRequest)} {note !== '' && <span className="quiet">{note}</span>}
      </th>
      <td data-label={t('request.when')} data-column="wide">
        {formatDateTime(createdAt, i18n.language)}
      </td>
      <td data-label={t('request.stateLabel')}>
        <span className={styles.tag} data-look={looks[state]}>
          {t(`request.state.${state}`)}
        </span>
      </td>
      <td className={state === 'open' ? cards.actions : undefined} data-column="wide" data-label={t('request.outcome')}>
        {state === 'open' ? (
          <Button
            variant="link"
            isBusy={isBusy}
            onClick={() =>
              void act(() => request(companyCalls.withdrawPackageRequest, { requestId }), wishes('withdrawn'))
            }
          >
            {t('request.withdraw')}
          </Button>
        ) : (
          <>
            {outcome}{' '}
            {answeredAt !== null && <span className="quiet">{formatDateTime(answeredAt, i18n.language)}</span>}
          </>
        )}
      </td>
    </tr>
  );
}
