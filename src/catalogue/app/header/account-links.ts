import type { User } from '../../../contract/account/schemas.ts';
import type { Platform } from '../../../contract/platform.ts';
import { paths } from '../../shared/navigation/paths.ts';

type Conditions = Pick<User, 'acctLevel' | 'deptId' | 'isSupportFast'>;

/**
 * Where a user finds what is theirs, in the menu's order: the specification's conditions on brand and account. Each is
 * named by its page's title. Account management is the main account's or the sub account's page.
 */
export function userEntries({ acctLevel, deptId, isSupportFast }: Conditions, platform: Platform): string[] {
  const isShop = platform === 'qpzj';
  const isMain = acctLevel === 0;
  const ofCompany = isMain ? [paths.mainAccount, paths.oprLog, paths.statistics] : [paths.subAccount];
  return [
    paths.userInfo,
    paths.userPackage,
    ...(isSupportFast && !isShop ? [paths.userApi] : []),
    paths.changePassword,
    paths.vinRequests,
    ...(isShop && deptId !== null ? ofCompany : []),
  ];
}
