import { useTranslation } from 'react-i18next';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { OwnedPackage } from '../../contract/billing/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { readSite } from '../../providers/page/site.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { panelClass } from '../../ui/panel.ts';
import { Pending } from '../../ui/pending.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import table from '../shared/list/row-cards.module.css';
import { useFormatDay } from '../shared/quota/use-format-day.ts';
import styles from './package-screen.module.css';

/** The packages of the account, with their use and expiry. */
export function OwnedPackages() {
  const { t } = useTranslation('quota');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(billingCalls.ownedPackageList, {}, { staleTime: 0 });
  const isSub = (useStore(session)?.user.acctLevel ?? 0) !== 0;
  const isAllocated = isSub && data?.isShared === false;
  return (
    <section className={panelClass(styles.panel)}>
      <h2>
        {t('held.title')} {data?.isShared === true && <span className="quiet">{t('held.shared')}</span>}
      </h2>
      {data === undefined && error === null && <Pending label={common('loading')} rows={3} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <p className="quiet">{isAllocated ? t('held.noAllocation') : t('held.none', readSite().freeLookups)}</p>
      )}
      {data !== undefined && data.rows.length > 0 && <PackageTable packages={data.rows} />}
    </section>
  );
}

const columns = ['class', 'kind', 'amount', 'used', 'from', 'to', 'origin', 'state'] as const;

function PackageTable({ packages }: { packages: readonly OwnedPackage[] }) {
  const { t } = useTranslation('quota');
  return (
    <table className={`${table.table} ${styles.owned}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`held.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {packages.map((owned) => (
          <Row key={owned.heldId} owned={owned} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ owned }: { owned: OwnedPackage }) {
  const { t } = useTranslation('quota');
  const formatDay = useFormatDay();
  const { packageName, vehicleClass, kind, amount, used, startsAt, expiresAt, origin, state } = owned;
  const knownOrigin = ['demo', 'gift', 'allocation', 'staff'].find((prefix) => origin.startsWith(prefix));
  const cells = {
    kind: t(`packageKind.${kind}`),
    amount: t(`amount.${kind}`, { count: amount }),
    used: t(`usedOf.${kind}`, { count: used }),
    from: formatDay(startsAt),
    to: formatDay(expiresAt),
    origin: knownOrigin === undefined ? t('origin.purchase', { code: origin }) : t(`origin.${knownOrigin}`),
  };
  return (
    <tr>
      <th scope="row">
        <span className={table.family}>{t(`vehicles.${vehicleClass}`)}</span>
        {packageName !== null && <span className={styles.packageName}>{packageName}</span>}
      </th>
      {(['kind', 'amount', 'used', 'from', 'to', 'origin'] as const).map((name) => (
        <td
          key={name}
          className={name === 'from' || name === 'to' ? table.date : undefined}
          data-label={t(`held.${name}`)}
        >
          {cells[name]}
        </td>
      ))}
      <td data-label={t('held.state')}>
        <span className={`${styles.state} ${styles[state]}`}>{t(`state.${state}`)}</span>
      </td>
    </tr>
  );
}
