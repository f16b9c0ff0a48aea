import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../../contract/account/schemas.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import { usePackageRequestNews } from '../../shared/company/use-package-request-news.ts';
import { ProvinceSelector } from '../../shared/province/province-selector.tsx';
import { LookupCounters } from '../../shared/quota/lookup-counters.tsx';
import { platform } from '../../shared/site/platform.ts';
import { findActiveItem } from './header-menu.ts';
import { OrderLink } from './order-link.tsx';
import styles from './signed-in-tools.module.css';
import { useSaveOnReconnect } from './use-save-on-reconnect.ts';
import { UserMenu } from './user-menu.tsx';

/** The header's tools for signed-in users. */
export function SignedInTools({ user }: { user: User }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const buyLink = useBuyLink();
  useSaveOnReconnect();
  return (
    <>
      <LookupCounters />
      <ProvinceSelector />
      <OrderLink />
      {canBuy(user) && (
        <Link className={buttonClass('default', styles.buy)} to={buyLink}>
          {t('menu.buy')}
        </Link>
      )}
      <span className={styles.user} data-here={findActiveItem(pathname) === 'userCentre' || undefined}>
        <UserMenu user={user} />
      </span>
      {user.deptId !== null && <PackageNews isMain={user.acctLevel === 0} />}
    </>
  );
}

/** The shop brand shows a button for packages, except to a main account with a department. */
function canBuy({ acctLevel, deptId }: User): boolean {
  return platform === 'qpzj' && !(acctLevel === 0 && deptId !== null);
}

/** Notifies about package requests between main and sub accounts; renders nothing. */
function PackageNews({ isMain }: { isMain: boolean }) {
  usePackageRequestNews(isMain);
  return null;
}
