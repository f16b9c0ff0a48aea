import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import {
  ENDPOINT_DESCRIPTION_MAX,
  ENDPOINT_URL_MAX,
  type WebhookEvent,
  webhookEvents,
} from '../../../contract/api-services/webhooks/rules.ts';
import type { WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import cards from '../account/cards.module.css';
import type { NewWebhookSecret } from './webhook-secret-dialog.tsx';
import styles from './webhooks.module.css';

interface EndpointDialogProps {
  /** To edit; a new endpoint without it. */
  endpoint?: WebhookEndpoint;
  onClose: () => void;
  onSecret: (secret: NewWebhookSecret) => void;
}

const fieldNames = ['url', 'description'] as const;

/** Adds an endpoint, or changes its address, description and events. */
export function EndpointDialog({ endpoint, onClose, onSecret }: EndpointDialogProps) {
  const { t } = useTranslation('api-webhooks');
  const { t: common } = useTranslation();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(endpoint?.events ?? webhookEvents);
  const { field, values, validate } = useFormFields(
    { url: endpoint?.url ?? '', description: endpoint?.description ?? '' },
    // The server decides what it calls.
    (name, { url }) => (name === 'url' && !URL.canParse(url.trim()) ? t('problem.url') : undefined),
  );
  const save = useAction(
    async () => {
      const given = { url: values.url.trim(), description: values.description.trim(), events: [...events] };
      if (endpoint === undefined) return onSecret(await request(webhookCalls.webhookAdd, given));
      const { endpointId, rowVersion } = endpoint;
      await request(webhookCalls.webhookEdit, { endpointId, rowVersion, values: given });
    },
    { isErrorInForm: true, onDone: onClose, changes: [webhookCalls.webhookList] },
  );
  const toggle = (event: WebhookEvent) =>
    setEvents((chosen) =>
      webhookEvents.filter((each) => (each === event ? !chosen.includes(each) : chosen.includes(each))),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (validate(fieldNames) && events.length > 0) void save.run();
  };
  return (
    <Dialog
      title={endpoint === undefined ? t('add') : t('editOf', { url: endpoint.url })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" type="submit" form="endpoint-form" isBusy={save.isBusy}>
          {endpoint === undefined ? t('create') : common('action.save')}
        </Button>
      }
    >
      <form id="endpoint-form" className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={t('field.url')}
          hint={t('urlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={ENDPOINT_URL_MAX}
          required
          data-first
          {...field('url')}
        />
        <Field
          label={t('field.description')}
          hint={t('descriptionHint')}
          maxLength={ENDPOINT_DESCRIPTION_MAX}
          {...field('description')}
        />
        <fieldset className={cards.choice}>
          <legend>{t('field.events')}</legend>
          {webhookEvents.map((event) => (
            <label key={event}>
              <input type="checkbox" checked={events.includes(event)} onChange={() => toggle(event)} />
              <span>
                {t(`event.${event}`)} <code>{event}</code>
              </span>
            </label>
          ))}
        </fieldset>
        {events.length === 0 && <p className={styles.error}>{t('problem.events')}</p>}
        {save.errorMessage !== null && (
          <p className={styles.error} role="alert">
            {save.errorMessage}
          </p>
        )}
      </form>
    </Dialog>
  );
}
