import { expect, test } from 'vitest';
import { siteInfo } from '../../../src/contract/site.ts';
import { siteInfoOf, siteRoutes } from '../../../src/server/site/routes.ts';
import { visitOf } from '../../support/visit.ts';

const nowhere = { registerUrl: null, newVersionUrl: null, hasManageSite: false };
const visit = { ...visitOf(), session: null };

test('a demo site tells its accounts, their password and searches that find something, and no more of an account', async () => {
  const accounts = [{ username: 'admin', roleValue: 4, passwordHash: 'secret' }];
  const demo = { password: 'Epc#2026demo', accounts, sampleQueries: [{ kind: 'name' as const, text: '朗逸' }] };
  const { siteInfo: answer } = siteRoutes(siteInfoOf(demo));
  const info = siteInfo.result.parse(await answer({}, visit));
  expect(info).toEqual({
    isDemo: true,
    demoPassword: 'Epc#2026demo',
    demoAccounts: [{ username: 'admin', roleValue: 4 }],
    sampleQueries: [{ kind: 'name', text: '朗逸' }],
    ...nowhere,
  });
});

test('a site on a real database has no demo accounts and no known password', async () => {
  const info = await siteRoutes(siteInfoOf(null)).siteInfo({}, visit);
  expect(info).toEqual({ isDemo: false, demoPassword: null, demoAccounts: [], sampleQueries: [], ...nowhere });
});

test('a site tells where one registers and tries the new version, and of the management site only that there is one', async () => {
  const manageUrl = 'https://manage.example.com/in?key={key}&token={token}';
  const registerUrl = 'https://join.example.com/';
  const info = siteInfoOf(null, { registerUrl, newVersionUrl: null, manageUrl });
  expect(info).toMatchObject({ registerUrl, newVersionUrl: null, hasManageSite: true });
  expect(JSON.stringify(info)).not.toContain('manage.example.com');
});
