import { useTranslation } from 'react-i18next';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { MessageBody } from '../account/message-body.tsx';
import styles from './interfaces.module.css';

/** A request with its body and answer, masked by the customer's rules. */
export function RequestDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('api-usage');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(usageCalls.apiRequestDetail, { requestId });
  return (
    <Dialog title={t('detail')} closeLabel={common('action.close')} onClose={onClose} isWide>
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className={styles.detail}>
          <p>
            {formatDateTime(data.requestedAt, i18n.language)} · HTTP {data.status} · {data.code} · {data.durationMs} ms
          </p>
          <p className="quiet">{data.requestId}</p>
          <h3>{t('body')}</h3>
          <MessageBody label={t('body')} text={data.body} />
          {data.isBodyCut && <p className="quiet">{t('cut')}</p>}
          <h3>{t('answer')}</h3>
          <MessageBody label={t('answer')} text={data.answer} />
          {data.isAnswerCut && <p className="quiet">{t('cut')}</p>}
        </div>
      )}
    </Dialog>
  );
}
