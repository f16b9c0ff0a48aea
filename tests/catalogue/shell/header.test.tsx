import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeSession, useFakeApi } from '../../support/fakes.ts';

type Brand = 'easyEpc' | 'qpzj';
const BUY = '购买套餐';

/** The header on a brand's host; the brand is read when the page begins. */
async function openOn(brand: Brand, user: Partial<typeof fakeSession.user> | null, site: object = {}) {
  cleanup();
  vi.resetModules();
  vi.doMock('../../../src/catalogue/shell/platform.ts', () => ({ platform: brand }));
  const page = document.createElement('script');
  page.id = 'site';
  page.type = 'application/json';
  page.textContent = JSON.stringify(site);
  document.body.replaceChildren(page);
  const { openPage } = await import('../../support/open-page.tsx');
  const { keepSession } = await import('../../../src/providers/session.ts');
  await openPage('/404');
  keepSession(user === null ? null : { ...fakeSession, user: { ...fakeSession.user, ...user } });
  await screen.findByRole('banner');
  if (user !== null) await screen.findByRole('button', { name: /^账户|mechanic/ }, { timeout: 15_000 });
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
  return { menu, header: within(screen.getByRole('banner')) };
}

test.each([
  ['easyEpc', true],
  ['qpzj', false],
] as const)(
  'visitors of %s find the menu, register and log in; the new version is offered: %s',
  async (brand, isOffered) => {
    useFakeApi();
    const { menu, header } = await openOn(brand, null, { registerUrl: 'https://join.example.com/' });
    const names = ['首页', '查询', BUY, '解决方案', '接口服务', '商务合作'];
    for (const name of names) expect(menu.getByRole('link', { name })).toBeDefined();
    expect(menu.queryByRole('link', { name: '体验新版' }) !== null).toBe(isOffered);
    expect(header.getByRole('link', { name: '登录' })).toBeDefined();
    const [register] = header.getAllByRole('link', { name: '注册' });
    // Only the main platform has its visitors register elsewhere.
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
  // A department of a test's own: the session's schema has numbers there.
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
] as const)('on %s, with a management site %s and the power %s, its item shows: %s', async (brand, has, may, shows) => {
  useFakeApi({ systemMenu: may ? [{ ...manage, id: 1, parentId: null, type: 'page' }] : [] });
  const { menu } = await openOn(brand, {}, { hasManageSite: has });
  if (shows) expect(await menu.findByRole('button', { name: '管理后台' })).toBeDefined();
  else expect(menu.queryByRole('button', { name: '管理后台' })).toBeNull();
});
