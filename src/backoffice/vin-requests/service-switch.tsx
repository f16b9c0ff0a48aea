import { useCan } from '@refinedev/core';
import { Switch } from 'antd';
import { useState } from 'react';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { request } from '../../providers/client.ts';
import { notify } from '../../providers/notification.ts';
import { useCall } from '../../providers/use-call.ts';
import { errorMessage } from '../error-message.ts';
import { useMessages } from '../messages.ts';
import styles from './vin-requests.module.css';

/** Opens the service to the users, or closes it; the hours stand beside it. */
export function ServiceSwitch() {
  const messages = useMessages();
  const { t } = messages;
  const { data, refetch } = useCall(vinRequestCalls.fastVinServiceGet, {});
  const [isBusy, setBusy] = useState(false);
  const { data: may } = useCan({ resource: 'task', action: 'edit' });
  if (data === undefined) return null;
  const onChange = async (isOn: boolean) => {
    setBusy(true);
    try {
      await request(vinRequestCalls.fastVinServiceSwitch, { isOn });
      notify('success', t(isOn ? 'task:service.opened' : 'task:service.closed'));
    } catch (error) {
      notify('error', errorMessage(error, messages));
    }
    await refetch();
    setBusy(false);
  };
  return (
    <div className={styles.service}>
      <span className="quiet">{t(data.isOnline ? 'task:service.hoursNow' : 'task:service.hours')}</span>
      <span id="service-switch">{t('task:service.label')}</span>
      <Switch
        aria-labelledby="service-switch"
        checked={data.hasFastVin}
        loading={isBusy}
        disabled={may?.can !== true}
        onChange={onChange}
      />
    </div>
  );
}
