import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { CompanyPackage } from '../../../contract/company/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Pending } from '../../../ui/pending.tsx';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import styles from '../company.module.css';
import { usePackageLabel } from '../use-package-label.ts';
import { displayName } from '../user-names.ts';
import { remainingOf } from './remaining.ts';

/** The company's packages: remaining lookups and allocations. */
export function CompanyPackages() {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const buyLink = useBuyLink();
  const { data, error, refetch } = useCall(companyCalls.listAllocations, {}, { staleTime: 0 });
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('package.title')}</h2>
      {error === null && data === undefined && <Pending label={common('loading')} rows={4} />}
      {error !== null && data === undefined && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className="quiet">
          {t('quota.noPackage')}{' '}
          <Link className={buttonClass('link')} to={buyLink}>
            {t('quota.buy')}
          </Link>
        </p>
      )}
      <ul className={styles.packages}>
        {(data ?? []).map((companyPackage) => (
          <PackageCard key={companyPackage.packageId} companyPackage={companyPackage} />
        ))}
      </ul>
    </section>
  );
}

function PackageCard({ companyPackage }: { companyPackage: CompanyPackage }) {
  const { t } = useTranslation('company');
  const label = usePackageLabel()(companyPackage);
  const { kind, bought, own, allocations } = companyPackage;
  const remaining = remainingOf(companyPackage);
  const isDaily = kind === 'daily';
  return (
    <li className={styles.package}>
      <strong>{label}</strong>
      <span>
        {t(isDaily ? 'package.leftToday' : 'package.left')} <span className={styles.big}>{remaining}</span>
        <span className="quiet number"> / {own}</span>
      </span>
      <progress max={Math.max(1, own)} value={remaining} aria-label={label} />
      {bought > own && (
        <span className="quiet">
          {t('package.allocated')}{' '}
          {allocations
            .filter(({ amount }) => amount > 0)
            .map((allocation) => {
              const amount = isDaily ? t('package.perDay', { amount: allocation.amount }) : allocation.amount;
              return t('package.who', { name: displayName(allocation), amount });
            })
            .join(' · ')}
        </span>
      )}
    </li>
  );
}
