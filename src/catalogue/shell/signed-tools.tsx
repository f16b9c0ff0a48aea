import type { User } from '../../contract/account.ts';
import { OrderLink } from './order-link.tsx';
import { ProvinceSelector } from './province-selector.tsx';
import { UserMenu } from './user-menu.tsx';

/** What the header has for those who are signed in. */
export function SignedTools({ user }: { user: User }) {
  return (
    <>
      <ProvinceSelector />
      <OrderLink />
      <UserMenu user={user} />
    </>
  );
}
