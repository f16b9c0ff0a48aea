import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { CompanyPackage } from '../../../contract/company/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import styles from '../company.module.css';
import { leftOf, nameOf } from '../names.ts';
import { usePackageWords } from '../use-package-words.ts';

/** What the company has: each package with what is left of it and who has what. */
export function CompanyPackages() {
  const { t } = useTranslation('company');
  const buyLink = useBuyLink();
  const { data, error, refetch } = useCall(companyCalls.listAllocations, {}, { staleTime: 0 });
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('package.title')}</h2>
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
        {(data ?? []).map((given) => (
          <PackageCard key={given.packageId} given={given} />
        ))}
      </ul>
    </section>
  );
}

function PackageCard({ given }: { given: CompanyPackage }) {
  const { t } = useTranslation('company');
  const wordsOf = usePackageWords();
  const { kind, bought, own, allocations } = given;
  const left = leftOf(given);
  const words = wordsOf(given);
  const isDaily = kind === 'daily';
  return (
    <li className={styles.package}>
      <strong>{words}</strong>
      <span>
        {t(isDaily ? 'package.leftToday' : 'package.left')} <span className={styles.big}>{left}</span>
        <span className="quiet number"> / {own}</span>
      </span>
      <progress max={Math.max(1, own)} value={left} aria-label={words} />
      {bought > own && (
        <span className="quiet">
          {t('package.allocated')}{' '}
          {allocations
            .filter(({ amount }) => amount > 0)
            .map((allocation) => {
              const amount = isDaily ? t('package.perDay', { amount: allocation.amount }) : allocation.amount;
              return t('package.who', { name: nameOf(allocation), amount });
            })
            .join(' · ')}
        </span>
      )}
    </li>
  );
}
