import { useCan } from '@refinedev/core';
import { Switch } from 'antd';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useMessages } from '../messages.ts';
import styles from './vin-requests.module.css';

/** Opens or closes the service to users, beside its hours. */
export function ServiceSwitch() {
  const { t } = useMessages();
  const { data } = useCall(vinRequestCalls.fastVinServiceGet, {});
  const { data: permission } = useCan({ resource: 'task', action: 'edit' });
  const switchService = useAction((isOn: boolean) => request(vinRequestCalls.fastVinServiceSwitch, { isOn }), {
    done: (_, isOn) => t(isOn ? 'task:service.opened' : 'task:service.closed'),
    changes: [vinRequestCalls.fastVinServiceGet],
  });
  return (
    // Its room is kept while it loads: on a phone it has lines of its own.
    <div className={styles.service} data-waiting={data === undefined || undefined}>
      <span className="quiet">{t(data?.isOnline === true ? 'task:service.hoursNow' : 'task:service.hours')}</span>
      <span id="service-switch">{t('task:service.label')}</span>
      <Switch
        aria-labelledby="service-switch"
        checked={data?.hasFastVin === true}
        loading={switchService.isBusy}
        disabled={data === undefined || permission?.can !== true}
        onChange={(isOn) => void switchService.run(isOn)}
      />
    </div>
  );
}
