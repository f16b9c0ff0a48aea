import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import {
  type DeliveryState,
  deliveryStates,
  type WebhookEventType,
  webhookEventTypes,
} from '../../../contract/api-services/webhooks/rules.ts';
import type { WebhookDelivery, WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import styles from './webhooks.module.css';

interface Filter {
  endpointId?: number | undefined;
  type?: WebhookEventType | undefined;
  state?: DeliveryState | undefined;
}

/** While something is to be sent soon, the list follows. */
const POLL_MS = 2_000;
const SOON_MS = 15_000;

const isDueSoon = ({ dueAt }: WebhookDelivery) => dueAt !== null && Date.parse(dueAt) < Date.now() + SOON_MS;

/** The deliveries of the last 30 days, the newest first. */
export function DeliveriesSection({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const { t } = useTranslation('api-webhooks');
  const { t: common } = useTranslation();
  const [filter, setFilter] = useState<Filter>({});
  const [before, setBefore] = useState<number>();
  const [open, setOpen] = useState<number | null>(null);
  const { data, error, refetch } = useCall(webhookCalls.webhookDeliveryList, omitUndefined({ ...filter, before }), {
    keepPreviousData: true,
    staleTime: 0,
    refetchInterval: (page) => (page?.rows.some(isDueSoon) === true ? POLL_MS : false),
  });
  const change = (changed: Filter) => {
    setFilter({ ...filter, ...changed });
    setBefore(undefined);
  };
  const rows = data?.rows ?? [];
  return (
    <section className={panelClass(styles.panel)} aria-labelledby="deliveries">
      <h2 id="deliveries">{t('deliveries')}</h2>
      <div className={styles.filter}>
        <Choice
          label={t('column.endpoint')}
          value={filter.endpointId}
          options={endpoints.map(({ endpointId, url }) => [endpointId, url])}
          onChange={(endpointId) => change({ endpointId })}
        />
        <Choice
          label={t('column.event')}
          value={filter.type}
          options={webhookEventTypes.map((type) => [type, t(`event.${type}`)])}
          onChange={(type) => change({ type })}
        />
        <Choice
          label={t('column.state')}
          value={filter.state}
          options={deliveryStates.map((state) => [state, t(`delivery.${state}`)])}
          onChange={(state) => change({ state })}
        />
      </div>
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && rows.length === 0 && (
        <State icon="list" title={t('noDeliveries.title')}>
          {t('noDeliveries.hint')}
        </State>
      )}
      {rows.length > 0 && <DeliveryTable rows={rows} endpoints={endpoints} onOpen={setOpen} />}
      <div className={styles.actions}>
        {before !== undefined && <Button onClick={() => setBefore(undefined)}>{t('newest')}</Button>}
        {data != null && data.next !== null && (
          <Button onClick={() => setBefore(data.next ?? undefined)}>{t('older')}</Button>
        )}
      </div>
      {open !== null && <DeliveryDialog deliveryId={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const { t } = useTranslation('api-webhooks');
  return (
    <label>
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={(event) => onChange(options.find(([option]) => String(option) === event.target.value)?.[0])}
      >
        <option value="">{t('all')}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
