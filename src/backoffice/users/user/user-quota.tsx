import { Table } from 'antd';
import type { ResultOf } from '../../../contract/call.ts';
import { usersCalls } from '../../../contract/users/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Spinner, State } from '../../../ui/state.tsx';
import { Tag, type TagVariant } from '../../../ui/tag.tsx';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { timeText } from './time-text.ts';
import styles from './user.module.css';
import { UserList, useUserListPage } from './user-list.tsx';

type Quota = ResultOf<typeof usersCalls.getUserQuota>;
type Package = Quota['packages'][number];
type LedgerRow = ResultOf<typeof usersCalls.listUserLedger>['rows'][number];

/** A user's remaining lookups, packages and lookup ledger. */
export function UserQuota({ userId }: { userId: number }) {
  const messages = useMessages();
  const { t } = messages;
  const { data, error, refetch } = useCall(usersCalls.getUserQuota, { id: userId }, { staleTime: 0 });
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  return (
    <div className={styles.section}>
      <Left deduct={data.deduct} />
      <h2>{t('user:packages')}</h2>
      <Packages packages={data.packages} messages={messages} />
      <h2>{t('user:ledger')}</h2>
      <Ledger userId={userId} />
    </div>
  );
}

function Left({ deduct }: { deduct: Quota['deduct'] }) {
  const { t } = useMessages();
  const figures = {
    pacFree: deduct.pacFree,
    pacDaily: deduct.dayLimitNum - deduct.dayUsedNum,
    pacCount: deduct.canUseNum,
    covFree: deduct.covFree,
    covDaily: deduct.covDaily,
    covCount: deduct.covRemain,
  };
  return (
    <dl className={styles.figures} aria-label={t('user:left.title')}>
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`user:left.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {deduct.isShared && (
        <div>
          <dt>{t('user:left.shared')}</dt>
        </div>
      )}
    </dl>
  );
}

const variants: Record<Package['state'], TagVariant> = {
  notBegun: 'neutral',
  running: 'good',
  usedUp: 'warning',
  ended: 'neutral',
};

function Packages({ packages, messages }: { packages: Package[]; messages: Messages }) {
  const { t, language } = messages;
  if (packages.length === 0) return <State title={t('user:empty.packages')} />;
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('user:packages')}>
      <Table<Package>
        rowKey="heldId"
        size="middle"
        dataSource={packages}
        pagination={packages.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
        columns={[
          { title: t('user:column.package'), render: (_, held) => nameOf(held, messages) },
          {
            title: t('user:column.vehicleClass'),
            render: (_, { vehicleClass }) => t(`user:vehicleClass.${vehicleClass}`),
          },
          { title: t('user:column.kind'), render: (_, { kind }) => t(`user:kind.${kind}`) },
          { title: t('user:column.used'), align: 'right', render: (_, { used, amount }) => `${used} / ${amount}` },
          { title: t('user:column.startsAt'), render: (_, { startsAt }) => timeText(startsAt, language) },
          { title: t('user:column.expiresAt'), render: (_, { expiresAt }) => timeText(expiresAt, language) },
          {
            title: t('user:column.state'),
            render: (_, { state }) => <Tag variant={variants[state]}>{t(`user:packageState.${state}`)}</Tag>,
          },
        ]}
      />
    </ScrollRegion>
  );
}

/** What was not bought is named by where it came from: staff:7, survey:12. */
function nameOf({ packageName, origin }: Package, { t, has }: Messages): string {
  if (packageName !== null) return packageName;
  const key = `user:origin.${origin.split(':')[0]}`;
  return has(key) ? t(key) : origin;
}

function Ledger({ userId }: { userId: number }) {
  const { t, language } = useMessages();
  const page = useUserListPage();
  const answer = useCall(usersCalls.listUserLedger, { id: userId, ...page }, { keepPreviousData: true, staleTime: 0 });
  return (
    <UserList<LedgerRow>
      answer={answer}
      rowKey="ledgerId"
      label={t('user:ledger')}
      empty={t('user:empty.ledger')}
      columns={[
        { title: t('user:column.chargedAt'), render: (_, { chargedAt }) => timeText(chargedAt, language) },
        { title: t('user:column.user'), render: (_, { username, userRealname }) => userRealname ?? username },
        {
          title: t('user:column.vehicleClass'),
          render: (_, { vehicleTypeCode }) => t(`user:vehicleClass.${vehicleTypeCode ?? 'both'}`),
        },
        { title: t('user:column.reason'), render: (_, row) => purposeOf(row, t) },
        { title: t('user:column.subject'), render: (_, { subjectName, subject }) => subjectName ?? subject },
        { title: t('user:column.source'), render: (_, { source }) => t(`user:source.${source}`) },
      ]}
    />
  );
}

function purposeOf({ reason, source, amount }: LedgerRow, t: Messages['t']): string {
  if (reason !== 'refund') return t(`user:reason.${reason}`);
  return amount === 0 ? t('user:withdrawn.none') : t(`user:withdrawn.${source}`, { count: amount });
}
