import { describe, expect, test } from 'vitest';
import { userEntries } from '../../../../src/catalogue/app/header/account-links.ts';
import { paths } from '../../../../src/catalogue/shared/navigation/paths.ts';

const anyone = { acctLevel: 0, deptId: null, isSupportFast: false };
const everyones = [paths.userInfo, paths.userPackage, paths.changePassword, paths.vinRequests];

describe('what the menu of one’s own account holds', () => {
  test('everyone has info, package, password and tasks, on both brands', () => {
    expect(userEntries(anyone, 'easyEpc')).toEqual(everyones);
    expect(userEntries(anyone, 'qpzj')).toEqual(everyones);
  });

  test('API services show to those with fast support, never on the shop brand', () => {
    const fast = { ...anyone, isSupportFast: true };
    expect(userEntries(fast, 'easyEpc')).toContain(paths.userApi);
    expect(userEntries(fast, 'qpzj')).not.toContain(paths.userApi);
  });

  test('a main account with a department manages accounts and sees log and statistics, on the shop brand only', () => {
    const main = { ...anyone, deptId: 1 };
    expect(userEntries(main, 'qpzj')).toEqual([...everyones, paths.mainAccount, paths.oprLog, paths.statistics]);
    expect(userEntries(main, 'easyEpc')).toEqual(everyones);
  });

  test('a sub account with a department sees its own account page alone', () => {
    expect(userEntries({ ...anyone, deptId: 1, acctLevel: 1 }, 'qpzj')).toEqual([...everyones, paths.subAccount]);
  });
});
