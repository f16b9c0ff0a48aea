import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeSession, useFakeApi } from '../../../support/screens/fakes.ts';
import '../../work-orders/lines/popovers.ts';

type Brand = 'easyEpc' | 'qpzj';
const BUY = '购买套餐';

/** Opens a page on a brand's host; modules read the brand once, so they are loaded anew. */
async function openOn(brand: Brand, user: Partial<typeof fakeSession.user> | null, site: object = {}) {
  cleanup();
  vi.resetModules();
  vi.doMock('../../../../src/catalogue/shared/site/platform.ts', () => ({ platform: brand }));
  const page = document.createElement('script');
  page.id = 'site';
  page.type = 'application/json';
  page.textContent = JSON.stringify(site);
  document.body.replaceChildren(page);
  const { openPage } = await import('../../../support/screens/open-page.tsx');
  const { setSession } = await import('../../../../src/providers/session/session.ts');
  await openPage('/404');
  setSession(user === null ? null : { ...fakeSession, user: { ...fakeSession.user, ...user } });
  await screen.findByRole('banner');
  if (user !== null) await screen.findByRole('button', { name: /^账户|mechanic/ }, { timeout: 15_000 });
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
  return { menu, header: within(screen.getByRole('banner')) };
}

test.each([
  ['easyEpc', true],
  ['qpzj', false],
] as const)(
  'visitors of %s have the menu, registration and login; the link to the new version: %s',
  async (brand, isOffered) => {
    useFakeApi();
    const { menu, header } = await openOn(brand, null, { registerUrl: 'https://join.example.com/' });
    const names = ['首页', '查询', BUY, '解决方案', '接口服务', '商务合作'];
    for (const name of names) expect(menu.getByRole('link', { name })).toBeDefined();
    expect(menu.queryByRole('link', { name: '体验新版' }) !== null).toBe(isOffered);
    expect(header.getByRole('link', { name: '登录' })).toBeDefined();
    const [register] = header.getAllByRole('link', { name: '注册' });
    // Only the main platform has an external registration.
    expect(register?.getAttribute('href')).toBe(brand === 'easyEpc' ? 'https://join.example.com/' : '/register');
  },
);

const departments = [
  ['easyEpc', { acctLevel: 1, deptId: 3 }, false],
  ['qpzj', { acctLevel: 0, deptId: null }, true],
  ['qpzj', { acctLevel: 0, deptId: 3 }, false],
  ['qpzj', { acctLevel: 1, deptId: 3 }, true],
] as const;

test.each(departments)('on %s an account %o has the button for packages: %s', async (brand, user, hasButton) => {
  useFakeApi();
  const { header } = await openOn(brand, user as Partial<typeof fakeSession.user>);
  expect(header.getAllByRole('link', { name: BUY })).toHaveLength(hasButton ? 2 : 1);
  expect(header.queryByRole('link', { name: '注册' })).toBeNull();
});

const manage = { powerCode: '/menu/manage', powerName: '管理站点', powerNameEn: '', powerLevel: 2, powerOrder: 0 };

test.each([
  ['qpzj', true, true, true],
  ['qpzj', true, false, false],
  ['qpzj', false, true, false],
  ['easyEpc', true, true, false],
] as const)(
  'on %s, with a management site %s and the power %s, its item is shown: %s',
  async (brand, has, may, shows) => {
    useFakeApi({ systemMenu: may ? [{ ...manage, id: 1, parentId: null, type: 'page' }] : [] });
    const { menu } = await openOn(brand, {}, { hasManageSite: has });
    if (shows) expect(await menu.findByRole('button', { name: '管理后台' })).toBeDefined();
    else expect(menu.queryByRole('button', { name: '管理后台' })).toBeNull();
  },
);

const own = ['/user/info', '/user/package', '/user/change_password', '/user/task', '/user/fit_report'];
const withApi = ['/user/info', '/user/package', '/user/api', '/user/change_password', '/user/task', '/user/fit_report'];
const ofMain = ['/user/parent', '/user/oprLog', '/user/statistics'];
const office = { powerCode: '/manager/notice', powerName: '公告', powerNameEn: '', powerLevel: 2, powerOrder: 0 };

/** Every kind of account, with the links of its user menu on the main platform and on the shop brand. */
const kinds = [
  { name: 'a general user', user: {}, main: own, shop: own, buys: true },
  {
    name: 'an agent with fast support',
    user: { roleValue: 2, isSupportFast: true },
    main: withApi,
    shop: own,
    buys: true,
  },
  { name: 'a seller', user: { roleValue: 3 }, isStaff: true, main: own, shop: own, buys: true },
  { name: 'a manager', user: { roleValue: 4 }, isStaff: true, main: own, shop: own, buys: true },
  { name: 'a main account with a department', user: { deptId: 3 }, main: own, shop: [...own, ...ofMain], buys: false },
  {
    name: 'a sub account that shares',
    user: { deptId: 3, acctLevel: 1, dctType: 1 },
    main: own,
    shop: [...own, '/user/child'],
    buys: true,
  },
  {
    name: 'a sub account with its own lookups',
    user: { deptId: 3, acctLevel: 1, dctType: 2 },
    main: own,
    shop: [...own, '/user/child'],
    buys: true,
  },
];

test.each(kinds.flatMap((kind) => (['easyEpc', 'qpzj'] as const).map((brand) => ({ ...kind, brand }))))(
  'on $brand the header and user menu of $name have the right entries',
  async ({ brand, user, isStaff = false, main, shop, buys }) => {
    useFakeApi({
      systemMenu: isStaff ? [{ ...office, id: 1, parentId: null, type: 'page' }] : [],
      getPartListCount: { count: 3 },
    });
    const { header } = await openOn(brand, user as Partial<typeof fakeSession.user>);
    const isShop = brand === 'qpzj';
    expect(header.getAllByRole('link', { name: BUY })).toHaveLength(isShop && buys ? 2 : 1);
    expect(await header.findByRole('link', { name: /^我的工单，共 3 张/ })).toBeDefined();
    expect(header.getByRole('button', { name: /^价格省份/ })).toBeDefined();
    for (const name of ['注册', '登录', '体验新版']) expect(header.queryByRole('link', { name })).toBeNull();
    await userEvent.click(header.getByRole('button', { name: /^账号 mechanic/ }));
    const panel = within((await screen.findByText('剩余查询次数')).closest<HTMLElement>('[popover]') ?? document.body);
    const entries = () => panel.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    const expected = isShop ? shop : main;
    await waitFor(() => expect(entries()).toEqual(isStaff ? ['/manager', ...expected] : expected));
    expect(panel.getByRole('button', { name: '退出登录', hidden: true })).toBeDefined();
  },
);

test('the number of work orders is not shown before it is known', async () => {
  let respond = (_count: { count: number }) => {};
  useFakeApi({
    getPartListCount: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  const { header } = await openOn('easyEpc', {});
  const link = await header.findByRole('link', { name: '我的工单' });
  expect(link.textContent).not.toMatch(/\d/);
  respond({ count: 3 });
  expect(await header.findByRole('link', { name: '我的工单，共 3 张' })).toBeDefined();
});

test('the menu opens the help with codes, hotline and hours; it takes the focus, and closes with Esc and on navigation', async () => {
  useFakeApi();
  const contact = { hotline: '400-800-1234', email: null, hours: { from: '09:00', to: '18:00' } };
  const { menu } = await openOn('easyEpc', null, { isDemo: true, contact });
  await userEvent.click(menu.getByRole('button', { name: '帮助与联系' }));
  const help = await screen.findByRole('region', { name: '帮助与联系' }, { timeout: 15_000 });
  for (const name of ['公众号', '小程序', '客服热线'])
    expect(within(help).getByRole('heading', { name })).toBeDefined();
  expect(within(help).getByRole('link', { name: '400-800-1234' }).getAttribute('href')).toBe('tel:400-800-1234');
  expect(within(help).getByText('周一至周五 09:00–18:00')).toBeDefined();
  expect(document.activeElement).toBe(help);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: '帮助与联系' })).toBeNull();
  await userEvent.click(menu.getByRole('button', { name: '帮助与联系' }));
  await screen.findByRole('region', { name: '帮助与联系' });
  await userEvent.click(menu.getByRole('link', { name: '商务合作' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '帮助与联系' })).toBeNull());
});
