import type { User } from '../../contract/account.ts';
import { LookupCounters } from './lookups/lookup-counters.tsx';
import { OrderLink } from './order-link.tsx';
import { usePackageNews } from './package-news.ts';
import { ProvinceSelector } from './province-selector.tsx';
import { UserMenu } from './user-menu.tsx';

/** What the header has for those who are signed in. */
export function SignedTools({ user }: { user: User }) {
  return (
    <>
      <LookupCounters />
      <ProvinceSelector />
      <OrderLink />
      <UserMenu user={user} />
      {user.deptId !== null && <PackageNews isMain={user.acctLevel === 0} />}
    </>
  );
}

/** Shows nothing itself: what is new between main and sub accounts is told as it comes. */
function PackageNews({ isMain }: { isMain: boolean }) {
  usePackageNews(isMain);
  return null;
}
