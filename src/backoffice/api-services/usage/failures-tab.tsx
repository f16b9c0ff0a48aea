import { Select, Table, type TableColumnsType } from 'antd';
import { useId, useState } from 'react';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import { FAILURE_HOURS } from '../../../contract/api-services/usage/rules.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Spinner, State } from '../../../ui/state.tsx';
import list from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import styles from './usage.module.css';

type Failure = ResultOf<typeof usageCalls.apiFailureList>['rows'][number];

const hours = [1, 24, FAILURE_HOURS] as const;

/** Calls without a valid key, by the network that they came from: they belong to no customer. */
export function FailuresTab() {
  const messages = useMessages();
  const { t } = messages;
  const id = useId();
  const [shown, setShown] = useState<number>(24);
  const { data, error, refetch } = useCall(usageCalls.apiFailureList, { hours: shown }, { staleTime: 0 });
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <label htmlFor={id}>{t('apiUsage:field.hours')}</label>
        <Select
          id={id}
          value={shown}
          options={hours.map((value) => ({ value, label: t('apiUsage:hours', { count: value }) }))}
          onChange={setShown}
        />
        <p className="quiet">{t('apiUsage:failuresHint')}</p>
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data?.rows.length === 0 && <State title={t('apiUsage:noFailures')} />}
      {data !== undefined && data.rows.length > 0 && (
        <ScrollRegion className={list.table} aria-label={t('apiUsage:tab.failures')}>
          <Table<Failure>
            rowKey={({ network, code }) => `${network} ${code}`}
            size="small"
            dataSource={data.rows}
            columns={columnsOf(messages)}
            pagination={false}
          />
        </ScrollRegion>
      )}
    </div>
  );
}

function columnsOf({ t, language }: Messages): TableColumnsType<Failure> {
  const title = (field: string) => t(`apiUsage:field.${field}`);
  return [
    {
      title: title('network'),
      render: (_, { network }) => (network === 'other' ? t('apiUsage:otherNetworks') : <code>{network}</code>),
    },
    { title: title('code'), render: (_, { code }) => <code>{code}</code> },
    {
      title: title('calls'),
      align: 'right',
      render: (_, { calls }) => new Intl.NumberFormat(language).format(calls),
    },
    { title: title('firstAt'), render: (_, { firstAt }) => formatDateTime(firstAt, language, 'short') },
    { title: title('lastAt'), render: (_, { lastAt }) => formatDateTime(lastAt, language, 'short') },
    { title: title('lastAddress'), render: (_, { address }) => address },
    { title: title('interfaceCode'), render: (_, { interfaceCode }) => <code>{interfaceCode}</code> },
  ];
}
