import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { RequestDetail } from '../../../contract/api-services/usage/schemas.ts';
import { formatMoment, shopDate } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Spinner } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { customerText, keyText, StatusOf } from './log-columns.tsx';
import styles from './usage.module.css';
import { logLink } from './usage-state.ts';

interface RequestDrawerProps {
  requestId: string;
  onClose: () => void;
}

/** One request with its body and answer, masked by the customer's rules. */
export function RequestDrawer({ requestId, onClose }: RequestDrawerProps) {
  const { t } = useMessages();
  const { data, error, refetch } = useCall(usageCalls.apiLogDetail, { requestId });
  return (
    <Drawer open width="min(720px, 100%)" title={t('apiUsage:request')} onClose={onClose}>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && <Detail request={data} />}
    </Drawer>
  );
}

function Detail({ request }: { request: RequestDetail }) {
  const { t, language } = useMessages();
  const { requestId, requestedAt, userId, keyId, interfaceCode, version, transport, address } = request;
  const numbers = new Intl.NumberFormat(language);
  const today = shopDate(new Date());
  const facts = [
    ['requestId', <code key="id">{requestId}</code>],
    ['requestedAt', formatMoment(requestedAt, language)],
    ['customer', <OfLink key="c" to={logLink({ userId }, today)} text={customerText(request)} />],
    [
      'keyName',
      <OfLink key="k" to={keyId === null ? undefined : logLink({ userId, keyId }, today)} text={keyText(request, t)} />,
    ],
    ['interfaceCode', `${interfaceCode} v${version}`],
    ['status', <StatusOf key="s" {...request} />],
    ['units', `${numbers.format(request.units)} · ${t(`apiUsage:reason.${request.reason}`)}`],
    ['durationMs', numbers.format(request.durationMs)],
    ['transport', t(`apiUsage:transport.${transport}`)],
    ['address', address],
  ] as const;
  return (
    <div className={styles.panel}>
      <dl className={`${styles.facts} ${styles.small}`}>
        {facts.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`apiUsage:field.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('apiUsage:masked')}</p>
      {(['body', 'answer'] as const).map((side) => (
        <section key={side} className={styles.panel}>
          <h2>{t(`apiUsage:field.${side}`)}</h2>
          {request[side === 'body' ? 'isBodyCut' : 'isAnswerCut'] && <p className="quiet">{t('apiUsage:cut')}</p>}
          <ScrollRegion className={styles.json} aria-label={t(`apiUsage:field.${side}`)}>
            <pre>{readable(request[side])}</pre>
          </ScrollRegion>
        </section>
      ))}
    </div>
  );
}

/** Other requests of the same. */
function OfLink({ to, text }: { to: string | undefined; text: string }) {
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}

/** JSON in lines; a text that was cut stays as it is. */
function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
