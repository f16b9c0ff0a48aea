import { Button, Table, type TableColumnsType } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { resources } from '../../../contract/all-calls.ts';
import type { ApiAlertRule } from '../../../contract/api-services/alerts/resources.ts';
import { ALERT_PAGE, firingCodes } from '../../../contract/api-services/alerts/rules.ts';
import { API_LOG_POWER } from '../../../contract/api-services/usage/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { formatDateTime, shopDate } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import list from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import styles from './usage.module.css';
import { logLink } from './usage-state.ts';

const REFRESH_MS = 30_000;
const RULES_MAX = 200;

/** The rules of alerts with their state, those that fire first. */
export function AlertsTab() {
  const messages = useMessages();
  const { t } = messages;
  const navigate = useNavigate();
  const powers = usePowers();
  const { data, error, refetch } = useCall(
    resources.apiAlertRule.list,
    { pageSize: RULES_MAX, sort: [{ field: 'isFiring', order: 'desc' }], filters: {} },
    { staleTime: 0, refetchInterval: REFRESH_MS },
  );
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <p className="quiet">{t('apiUsage:alertsHint')}</p>
        <Button onClick={() => navigate(ALERT_PAGE)}>{t('apiUsage:rules')}</Button>
        {powers.has(`${ALERT_PAGE}:add`) && (
          <Button type="primary" onClick={() => navigate(`${ALERT_PAGE}/create`)}>
            {t('apiUsage:addRule')}
          </Button>
        )}
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data?.total === 0 && <State title={t('apiUsage:noRules')} />}
      {data !== undefined && data.total > 0 && (
        <div className={list.table}>
          <Table<ApiAlertRule>
            rowKey="ruleId"
            size="small"
            dataSource={data.rows}
            columns={columnsOf(messages, powers)}
            pagination={false}
          />
        </div>
      )}
    </div>
  );
}

function columnsOf({ t, language }: Messages, powers: ReadonlySet<string>): TableColumnsType<ApiAlertRule> {
  const title = (field: string) => t(`apiUsage:field.${field}`);
  const today = shopDate(new Date());
  const action = powers.has(`${ALERT_PAGE}:edit`) ? 'edit' : 'show';
  return [
    {
      title: title('rule'),
      render: (_, { ruleId, name, nameEn }) => (
        <Link to={`${ALERT_PAGE}/${action}/${ruleId}`}>{inLanguage(language, name, nameEn)}</Link>
      ),
    },
    {
      title: title('interface'),
      render: (_, { interfaceCode }) => interfaceCode ?? t('apiAlertRule:everyInterface'),
    },
    {
      title: title('condition'),
      render: (_, { errorPercent, windowMinutes, callsMin }) =>
        t('apiUsage:condition', { percent: errorPercent, minutes: windowMinutes, calls: callsMin }),
    },
    { title: title('state'), render: (_, rule) => <RuleState rule={rule} /> },
    {
      title: title('firing'),
      render: (_, rule) =>
        firingCodes(rule).map((interfaceCode) => {
          const link = logLink({ interfaceCode, statusClass: '5', from: today }, today);
          return (
            <span key={interfaceCode} className={styles.name}>
              {powers.has(API_LOG_POWER) && link !== undefined ? <Link to={link}>{interfaceCode}</Link> : interfaceCode}
            </span>
          );
        }),
    },
    {
      title: title('lastFiredAt'),
      render: (_, { lastFiredAt }) =>
        lastFiredAt === null ? t('apiUsage:never') : formatDateTime(lastFiredAt, language, 'short'),
    },
  ];
}

function RuleState({ rule: { isOn, isFiring } }: { rule: ApiAlertRule }) {
  const { t } = useMessages();
  if (!isOn) return <Tag>{t('apiUsage:ruleState.off')}</Tag>;
  return <Tag variant={isFiring ? 'bad' : 'good'}>{t(`apiUsage:ruleState.${isFiring ? 'firing' : 'ok'}`)}</Tag>;
}
