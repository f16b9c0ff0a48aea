import { useTranslation } from 'react-i18next';
import type { WebhookDelivery, WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag, type TagVariant } from '../../../ui/tag.tsx';
import { CardTable } from '../../shared/list/card-table.tsx';
import cards from '../../shared/list/row-cards.module.css';
import { useAttemptText } from './use-attempt-text.ts';
import styles from './webhooks.module.css';

interface DeliveryTableProps {
  rows: readonly WebhookDelivery[];
  endpoints: readonly WebhookEndpoint[];
  onOpen: (deliveryId: number) => void;
}

const columns = ['time', 'event', 'endpoint', 'state', 'attempts', 'answer', 'action'] as const;
export const stateVariants: Readonly<Record<WebhookDelivery['state'], TagVariant>> = {
  pending: 'accent',
  delivered: 'good',
  failed: 'bad',
};

export function DeliveryTable({ rows, endpoints, onOpen }: DeliveryTableProps) {
  const { t, i18n } = useTranslation('api-webhooks');
  const attemptText = useAttemptText();
  const urlOf = (id: number) => endpoints.find(({ endpointId }) => endpointId === id)?.url ?? '';
  return (
    <CardTable heads={columns.map((column) => t(`column.${column}`))}>
      {rows.map(({ deliveryId, endpointId, eventId, type, state, attempts, status, problem, createdAt, dueAt }) => (
        <tr key={deliveryId}>
          <th scope="row">{formatDateTime(createdAt, i18n.language)}</th>
          <td data-label={t('column.event')}>{t(`event.${type}`)}</td>
          <td data-label={t('column.endpoint')} data-column="wide" className={styles.url}>
            {urlOf(endpointId)}
          </td>
          <td data-label={t('column.state')}>
            <Tag variant={stateVariants[state]}>{t(`delivery.${state}`)}</Tag>
          </td>
          <td data-label={t('column.attempts')}>{attempts}</td>
          <td data-label={t('column.answer')}>
            {attempts === 0 ? '—' : attemptText({ status, problem })}
            {dueAt !== null && attempts > 0 && (
              <span className={styles.due}>{t('nextAt', { time: formatDateTime(dueAt, i18n.language) })}</span>
            )}
          </td>
          <td className={cards.actions}>
            <Button variant="link" aria-label={t('detailsOf', { id: eventId })} onClick={() => onOpen(deliveryId)}>
              {t('details')}
            </Button>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
