import { expect, test } from 'vitest';
import { siteInfo } from '../../../src/contract/site/schemas.ts';
import { createSiteInfo, siteRoutes } from '../../../src/server/site/routes.ts';
import { makeContext } from '../../support/server/make-context.ts';

const nowhere = { registerUrl: null, newVersionUrl: null, hasManageSite: false };
const visit = { ...makeContext(), session: null };

test('a demo site tells its accounts, their password and searches that find something, and no more of an account', async () => {
  const accounts = [{ username: 'admin', roleValue: 4, phoneNum: '13900000001', passwordHash: 'secret' }];
  const demo = { password: 'Epc#2026demo', accounts, sampleQueries: [{ kind: 'name' as const, text: '朗逸' }] };
  const { siteInfo: answer } = siteRoutes(createSiteInfo(demo));
  const info = siteInfo.result.parse(await answer({}, visit));
  expect(info).toMatchObject({
    isDemo: true,
    demoPassword: 'Epc#2026demo',
    demoAccounts: [{ username: 'admin', roleValue: 4, phoneNum: '13900000001' }],
    sampleQueries: [{ kind: 'name', text: '朗逸' }],
    ...nowhere,
  });
  expect(Object.keys(info.demoAccounts[0] ?? {})).toEqual(['username', 'roleValue', 'phoneNum']);
});

test('a site on a real database has no demo accounts and no known password', async () => {
  const info = await siteRoutes(createSiteInfo(null)).siteInfo({}, visit);
  expect(info).toMatchObject({ isDemo: false, demoPassword: null, demoAccounts: [], sampleQueries: [], ...nowhere });
});

test('a site tells where one registers and tries the new version, and of the management site only that there is one', async () => {
  const manageUrl = 'https://manage.example.com/in?key={key}&token={token}';
  const registerUrl = 'https://join.example.com/';
  const info = createSiteInfo(null, { others: { registerUrl, newVersionUrl: null, manageUrl } });
  expect(info).toMatchObject({ registerUrl, newVersionUrl: null, hasManageSite: true });
  expect(JSON.stringify(info)).not.toContain('manage.example.com');
});

test('a site tells what its owner has set up of it, and leaves out the rest', async () => {
  const contact = { hotline: '010-1234', email: null, hours: { from: '08:30', to: '17:00' } };
  const settings = { contact, filing: '京ICP备00000000号', publicAccountUrl: null, miniProgramUrl: null };
  expect(await siteRoutes(createSiteInfo(null, { settings })).siteInfo({}, visit)).toMatchObject(settings);
});
