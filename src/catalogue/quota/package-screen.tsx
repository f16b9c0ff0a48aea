import { useTranslation } from 'react-i18next';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { panelClass } from '../../ui/panel.ts';
import { Pending } from '../../ui/pending.tsx';
import { screenClass } from '../../ui/screen.ts';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { ClassLookups } from '../shared/quota/class-lookups.tsx';
import { classCounts } from '../shared/quota/lookup-counts.ts';
import { LedgerSection } from './ledger-section.tsx';
import { OwnedPackages } from './owned-packages.tsx';
import styles from './package-screen.module.css';
import { PurchaseList } from './purchase-list.tsx';

/** The user's lookups: remaining ones, packages, purchases and the ledger. */
export function PackageScreen() {
  const { t } = useTranslation('quota');
  const { t: common } = useTranslation();
  const isMain = useStore(session)?.user.acctLevel === 0;
  return (
    <div className={screenClass()}>
      <div className={styles.head}>
        <h1>{common('title._user_package')}</h1>
        <p className="quiet">{t('lead')}</p>
      </div>
      <RemainingLookups />
      <OwnedPackages />
      {isMain && (
        <div className={panelClass(styles.panel)}>
          <PurchaseList />
        </div>
      )}
      <LedgerSection />
    </div>
  );
}

function RemainingLookups() {
  const { t } = useTranslation('quota');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(quotaCalls.getDeduct, {}, { staleTime: 0 });
  return (
    <section>
      <h2 className="unseen">{t('left')}</h2>
      {data === undefined && error === null && <Pending label={common('loading')} rows={7} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className={styles.classes}>
          {classCounts(data).map((counts) => (
            <ClassLookups key={counts.vehicleType} counts={counts} />
          ))}
        </div>
      )}
    </section>
  );
}
