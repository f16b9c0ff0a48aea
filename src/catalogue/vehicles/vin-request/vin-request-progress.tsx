import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../contract/shop-time.ts';
import type { VinRequest, VinRequestService } from '../../../contract/vin-requests/schemas.ts';
import { links } from '../../shared/navigation/paths.ts';
import { markAnswersSeen } from '../../shared/vin-requests/vin-request-news.ts';
import { VinRequestStatusTag } from '../../shared/vin-requests/vin-request-status-tag.tsx';
import { useAnswerTime } from './use-answer-time.ts';
import styles from './vin-request.module.css';

/** The progress of a VIN request: waiting, in progress, answered, or not found and why. */
export function VinRequestProgress({ task, service }: { task: VinRequest; service: VinRequestService }) {
  const { t, i18n } = useTranslation('vin-requests');
  const answerTime = useAnswerTime(service);
  const { vin, status, createdAt, answeredAt, note, reason, isNews } = task;
  useEffect(() => {
    if (isNews) void markAnswersSeen(vin);
  }, [isNews, vin]);
  return (
    <div className={styles.state} role="status">
      <p>
        <VinRequestStatusTag status={status} /> {t(`state.${status}`)} {status === 0 && answerTime}
      </p>
      {reason !== null && <p className={styles.reason}>{t('reason', { reason })}</p>}
      <p className="quiet">
        {t('submittedAt', { time: formatDateTime(createdAt, i18n.language) })}
        {answeredAt !== null && ` · ${t('answeredAt', { time: formatDateTime(answeredAt, i18n.language) })}`}
        {note !== '' && ` · ${t('noteText', { note })}`} · <Link to={links.vinRequests()}>{t('myTasks')}</Link>
      </p>
    </div>
  );
}
