import { type ReactNode, useId } from 'react';
import { ALERT_PAGE } from '../../../contract/api-services/alerts/rules.ts';
import { INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { API_LOG_POWER, API_USAGE_PAGE } from '../../../contract/api-services/usage/rules.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { TabList } from '../../../ui/choice/tab-list.tsx';
import styles from '../../list/list.module.css';
import { useMessages } from '../../messages.ts';
import tabStyles from '../../pages/tabs.module.css';
import { usePowers } from '../../use-powers.ts';
import { AlertsTab } from './alerts-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { FailuresTab } from './failures-tab.tsx';
import { LogTab } from './log-tab.tsx';
import { apiUsageState, type UsageTabProps, usageTabs } from './usage-state.ts';
import { UsageTab } from './usage-tab.tsx';

const powerOf: Record<(typeof usageTabs)[number], string> = {
  usage: API_USAGE_PAGE,
  log: API_LOG_POWER,
  failures: API_LOG_POWER,
  alerts: ALERT_PAGE,
  documents: INTERFACE_PAGE,
};

/** The usage of API services, the log of requests, alerts, and how often the documents are read. */
export function UsagePage() {
  const { t } = useMessages();
  const powers = usePowers();
  const panelId = useId();
  const [state, setState] = useUrlState(apiUsageState);
  const tabs = usageTabs.filter((tab) => powers.has(powerOf[tab]));
  const shown = tabs.find((tab) => tab === state.tab) ?? 'usage';
  const props: UsageTabProps = { state, onGo: setState };
  const panels: Record<(typeof usageTabs)[number], ReactNode> = {
    usage: <UsageTab {...props} />,
    log: <LogTab {...props} />,
    failures: <FailuresTab />,
    alerts: <AlertsTab />,
    documents: <DocumentsTab {...props} />,
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('apiUsage:title')}</h1>
      </div>
      <TabList
        label={t('apiUsage:title')}
        tabs={tabs.map((key) => [key, t(`apiUsage:tab.${key}`)] as const)}
        tab={shown}
        panelId={panelId}
        className={tabStyles.tabs}
        onTab={(tab) => setState({ tab })}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${shown}`}>
        {panels[shown]}
      </div>
    </div>
  );
}
