import { useOne } from '@refinedev/core';
import { Alert } from 'antd';
import { type ReactNode, useId } from 'react';
import { useParams } from 'react-router-dom';
import { GENERAL } from '../../../contract/access/role-values.ts';
import { OPPORTUNITY_PAGE } from '../../../contract/users/prospect-rules.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { TabList } from '../../../ui/choice/tab-list.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { PageHeader } from '../../pages/page-header.tsx';
import tabStyles from '../../pages/tabs.module.css';
import type { Resource } from '../../resource.ts';
import { usePowers } from '../../use-powers.ts';
import { Remarks } from '../remarks.tsx';
import styles from './user.module.css';
import { UserActions } from './user-actions.tsx';
import { UserHistory } from './user-history.tsx';
import { UserProfile } from './user-profile.tsx';
import { UserPurchases } from './user-purchases.tsx';
import { UserQuota } from './user-quota.tsx';
import type { UserRecord } from './user-record.ts';
import { UserSessions } from './user-sessions.tsx';
import { type UserTab, userPageState, userTabs } from './user-tabs.ts';
import { UserWorkOrders } from './user-work-orders.tsx';

/** A user in tabs, with the actions that the viewer's powers allow. */
export function UserPage({ resource }: { resource: Resource }) {
  const { t } = useMessages();
  const id = Number(useParams().id);
  const { data, error, refetch } = useOne<UserRecord>({ resource: resource.name, id, errorNotification: false });
  const user = data?.data;
  if (user === undefined) {
    return (
      <>
        <PageHeader resource={resource} title={t('user:title')} />
        {error === null ? <Skeleton label={t('common:loading')} /> : <LoadError error={error} onRetry={refetch} />}
      </>
    );
  }
  return <Record key={id} resource={resource} user={user} />;
}

function Record({ resource, user }: { resource: Resource; user: UserRecord }) {
  const { t } = useMessages();
  const panelId = useId();
  const [{ tab: wanted }, setState] = useUrlState(userPageState);
  // The remarks belong to the page of prospects.
  const powers = usePowers();
  const tabs = userTabs.filter((key) => key !== 'remarks' || powers.has(OPPORTUNITY_PAGE));
  const tab = tabs.find((key) => key === wanted) ?? 'profile';
  const panels: Record<UserTab, ReactNode> = {
    profile: <UserProfile resource={resource} user={user} />,
    quota: <UserQuota userId={user.userId} />,
    sessions: <UserSessions userId={user.userId} />,
    purchases: <UserPurchases userId={user.userId} />,
    workOrders: <UserWorkOrders userId={user.userId} />,
    remarks: <Remarks userId={user.userId} isProspect={isProspect(user)} />,
    audit: <UserHistory resource={resource} user={user} />,
  };
  return (
    <>
      <PageHeader resource={resource} title={user.userRealname ?? user.username}>
        <UserActions resource={resource} user={user} />
      </PageHeader>
      {user.userState === 'disabled' && <Alert type="warning" showIcon message={t('user:disabledHint')} />}
      <TabList
        label={t('user:tabs')}
        tabs={tabs.map((key) => [key, t(`user:tab.${key}`)] as const)}
        tab={tab}
        panelId={panelId}
        className={tabStyles.tabs}
        onTab={(key) => setState({ tab: key, page: 1 })}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`} className={styles.panel}>
        {panels[tab]}
      </div>
    </>
  );
}

/** As the server lists prospects: enabled main accounts of general users. */
const isProspect = ({ roleValue, parentName, userState }: UserRecord) =>
  roleValue === GENERAL && parentName === null && userState !== 'disabled';
