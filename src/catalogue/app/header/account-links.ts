import type { User } from '../../../contract/account/schemas.ts';
import type { Platform } from '../../../contract/platform.ts';
import { paths } from '../../shared/navigation/paths.ts';

type Conditions = Pick<User, 'acctLevel' | 'deptId' | 'isSupportFast'>;

/**
 * The paths of the user menu, in its order. Source: the specification's conditions on brand and account. Labels are the
 * titles of the pages.
 */
export function accountLinks({ acctLevel, deptId, isSupportFast }: Conditions, platform: Platform): string[] {
  const isShop = platform === 'qpzj';
  const isMain = acctLevel === 0;
  const companyPaths = isMain ? [paths.mainAccount, paths.oprLog, paths.statistics] : [paths.subAccount];
  return [
    paths.userInfo,
    paths.userPackage,
    ...(isSupportFast && !isShop ? [paths.userApi] : []),
    paths.changePassword,
    paths.vinRequests,
    paths.fitReports,
    ...(isShop && deptId !== null ? companyPaths : []),
  ];
}
