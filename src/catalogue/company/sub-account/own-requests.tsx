import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { PackageRequest } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useRequestText } from '../../shared/company/use-request-text.ts';
import { CardTable } from '../../shared/list/card-table.tsx';
import { PagedList } from '../../shared/list/paged-list.tsx';
import cards from '../../shared/list/row-cards.module.css';
import styles from '../company.module.css';
import { companyReads } from '../company-reads.ts';

const PAGE_SIZE = 10;

/** A sub account's package requests and the answers to them. */
export function OwnRequests() {
  const { t } = useTranslation('company');
  const [page, setPage] = useState(1);
  const query = useCall(
    companyCalls.listPackageRequests,
    { pageNum: page, pageSize: PAGE_SIZE },
    { staleTime: 0, keepPreviousData: true },
  );
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('request.own')}</h2>
      <PagedList
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        empty={<p className="quiet">{t('request.ownEmpty')}</p>}
        skeletonRows={3}
      >
        {({ rows }) => (
          <CardTable
            heads={(['requested', 'when', 'stateLabel', 'outcome'] as const).map((column) => t(`request.${column}`))}
          >
            {rows.map((packageRequest) => (
              <Row key={packageRequest.requestId} packageRequest={packageRequest} />
            ))}
          </CardTable>
        )}
      </PagedList>
    </section>
  );
}

const stateVariants = {
  open: 'warning',
  allocated: 'good',
  shared: 'good',
  bought: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
} as const;

function Row({ packageRequest }: { packageRequest: PackageRequest }) {
  const { t, i18n } = useTranslation('company');
  const { t: requests } = useTranslation('company-requests');
  const requestText = useRequestText();
  const { requestId, state, note, createdAt, answeredAt, givenAmount, word } = packageRequest;
  const withdraw = useAction(() => request(companyCalls.withdrawPackageRequest, { requestId }), {
    done: () => requests('withdrawn'),
    changes: companyReads,
  });
  const allocated = givenAmount === null ? '' : t('request.allocatedAmount', { amount: givenAmount });
  const outcome = [allocated, word].filter(Boolean).join(' · ');
  return (
    <tr>
      <th scope="row">
        {requestText(packageRequest)} {note !== '' && <span className="quiet">{note}</span>}
      </th>
      <td data-label={t('request.when')} data-column="wide">
        {formatDateTime(createdAt, i18n.language)}
      </td>
      <td data-label={t('request.stateLabel')}>
        <Tag variant={stateVariants[state]}>{t(`request.state.${state}`)}</Tag>
      </td>
      <td className={state === 'open' ? cards.actions : undefined} data-column="wide" data-label={t('request.outcome')}>
        {state === 'open' ? (
          <Button variant="link" isBusy={withdraw.isBusy} onClick={() => void withdraw.run()}>
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
