import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../contract/shop-time.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import type { VinRequest } from '../../contract/vin-requests/schemas.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import lists from '../shared/list/answered-list.module.css';
import { CardTable } from '../shared/list/card-table.tsx';
import cards from '../shared/list/row-cards.module.css';
import { links } from '../shared/navigation/paths.ts';
import { VinRequestStatusTag } from '../shared/vin-requests/vin-request-status-tag.tsx';
import { useWithdrawRequest } from './use-withdraw-request.ts';
import styles from './vin-requests.module.css';

/** A table; on a phone each request is a card. */
export function VinRequestsTable({ vinRequests }: { vinRequests: readonly VinRequest[] }) {
  const { t } = useTranslation('vin-requests-list');
  return (
    <CardTable
      heads={(['vin', 'status', 'answer', 'note', 'submitted', 'action'] as const).map((column) =>
        t(`column.${column}`),
      )}
    >
      {vinRequests.map((vinRequest) => (
        <Row key={vinRequest.taskId} vinRequest={vinRequest} />
      ))}
    </CardTable>
  );
}

function Row({ vinRequest }: { vinRequest: VinRequest }) {
  const { t, i18n } = useTranslation('vin-requests-list');
  const withdraw = useWithdrawRequest();
  const { vin, status, note, createdAt, answeredAt, vehicle, reason, isNews } = vinRequest;
  return (
    <tr>
      <th scope="row">
        <span className={lists.number}>
          <Link className="oe" to={links.vehicle({ q: vin, by: 'vin' })}>
            {vin}
          </Link>
          <CopyButton text={vin} />
          {isNews && <span className={lists.new}>{t('new')}</span>}
        </span>
      </th>
      <td data-label={t('column.status')}>
        <VinRequestStatusTag status={status} />
      </td>
      <td data-label={t('column.answer')} data-column="wide" data-empty={answeredAt === null}>
        {vehicle !== null && fullName(vehicle)}
        {reason}
        {answeredAt === null ? '—' : <span className="quiet"> {formatDateTime(answeredAt, i18n.language)}</span>}
      </td>
      <td data-label={t('column.note')} data-column="wide" data-empty={note === ''} className={styles.note}>
        {note === '' ? '—' : note}
      </td>
      <td data-label={t('column.submitted')} data-column="wide">
        {formatDateTime(createdAt, i18n.language)}
      </td>
      <td className={cards.actions}>
        {vehicle !== null && (
          <Link
            className={buttonClass('link')}
            to={links.parts({ vehicleId: vehicle.vehicleId, vehicleTypeCode: vehicle.vehicleTypeCode, vin })}
            aria-label={t('partsOf', { vin })}
          >
            {t('parts')}
          </Link>
        )}
        {status === 0 && (
          <Button
            variant="link"
            isBusy={withdraw.isBusy}
            aria-label={t('withdrawOf', { vin })}
            onClick={() => void withdraw.run(vinRequest)}
          >
            {t('withdraw')}
          </Button>
        )}
        {status === 3 && (
          <Link
            className={buttonClass('link')}
            to={links.vehicle({ q: vin, by: 'vin' })}
            aria-label={t('resubmitOf', { vin })}
          >
            {t('resubmit')}
          </Link>
        )}
      </td>
    </tr>
  );
}
