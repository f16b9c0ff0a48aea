import { describe, expect, test } from 'vitest';
import { accountLinks } from '../../../../src/catalogue/app/header/account-links.ts';
import { paths } from '../../../../src/catalogue/shared/navigation/paths.ts';

const generalUser = { acctLevel: 0, deptId: null, isSupportFast: false };
const common = [paths.userInfo, paths.userPackage, paths.changePassword, paths.vinRequests, paths.fitReports];

describe('the links of the user menu', () => {
  test('every user has info, package, password, VIN requests and fit reports, on both brands', () => {
    expect(accountLinks(generalUser, 'easyEpc')).toEqual(common);
    expect(accountLinks(generalUser, 'qpzj')).toEqual(common);
  });

  test('users with fast support have API services, except on the shop brand', () => {
    const fast = { ...generalUser, isSupportFast: true };
    expect(accountLinks(fast, 'easyEpc')).toContain(paths.userApi);
    expect(accountLinks(fast, 'qpzj')).not.toContain(paths.userApi);
  });

  test('a main account with a department manages accounts and sees log and statistics, on the shop brand only', () => {
    const main = { ...generalUser, deptId: 1 };
    expect(accountLinks(main, 'qpzj')).toEqual([...common, paths.mainAccount, paths.oprLog, paths.statistics]);
    expect(accountLinks(main, 'easyEpc')).toEqual(common);
  });

  test('a sub account with a department has only its own account page', () => {
    expect(accountLinks({ ...generalUser, deptId: 1, acctLevel: 1 }, 'qpzj')).toEqual([...common, paths.subAccount]);
  });
});
