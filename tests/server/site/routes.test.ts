import { expect, test } from 'vitest';
import { siteInfo } from '../../../src/contract/site/schemas.ts';
import { homeSamples } from '../../../src/demo/home-samples.ts';
import { fixedSettings } from '../../../src/server/platform/settings.ts';
import { configuredSettings } from '../../../src/server/settings/configured-settings.ts';
import { createSiteInfo, siteRoutes } from '../../../src/server/site/routes.ts';
import { makeContext } from '../../support/server/make-context.ts';

const noOtherSites = { registerUrl: null, newVersionUrl: null, hasManageSite: false };
const context = { ...makeContext(), session: null };

test('a demo site returns its accounts, password and sample queries, and no private account fields', async () => {
  const accounts = [{ username: 'admin', roleValue: 4, phoneNum: '13900000001', passwordHash: 'secret' }];
  const demo = {
    password: 'Epc#2026demo',
    accounts,
    sampleQueries: [{ kind: 'name' as const, text: '朗逸' }],
    homeQueries: [{ kind: 'car' as const, text: 'LSVNA2CJ1K2113527' }],
    homeSamples,
  };
  const { siteInfo: getSiteInfo } = siteRoutes(createSiteInfo(demo));
  const info = siteInfo.result.parse(await getSiteInfo({}, context));
  expect(info).toMatchObject({
    isDemo: true,
    demoPassword: 'Epc#2026demo',
    demoAccounts: [{ username: 'admin', roleValue: 4, phoneNum: '13900000001' }],
    sampleQueries: [{ kind: 'name', text: '朗逸' }],
    homeQueries: [{ kind: 'car', text: 'LSVNA2CJ1K2113527' }],
    ...noOtherSites,
  });
  expect(Object.keys(info.demoAccounts[0] ?? {})).toEqual(['username', 'roleValue', 'phoneNum']);
});

test('a site without demo data returns no demo accounts and no password', async () => {
  const info = await siteRoutes(createSiteInfo(null)).siteInfo({}, context);
  expect(info).toMatchObject({
    isDemo: false,
    demoPassword: null,
    demoAccounts: [],
    sampleQueries: [],
    homeQueries: [],
    ...noOtherSites,
  });
});

test('the registration URL is returned; of the management site only whether it exists', async () => {
  const manageUrl = 'https://manage.example.com/in?key={key}&token={token}';
  const registerUrl = 'https://join.example.com/';
  const info = createSiteInfo(null, { others: { registerUrl, newVersionUrl: null, manageUrl } })();
  expect(info).toMatchObject({ registerUrl, newVersionUrl: null, hasManageSite: true });
  expect(JSON.stringify(info)).not.toContain('manage.example.com');
});

test('the owner’s settings are returned, with null for those that are not set', async () => {
  const contact = { hotline: '010-1234', email: null, hours: { from: '08:30', to: '17:00' } };
  const facts = {
    contact,
    filing: '京ICP备00000000号',
    publicAccountUrl: null,
    miniProgramUrl: null,
    hasOfflineReading: false,
  };
  const settings = fixedSettings(configuredSettings({ siteSettings: facts }));
  expect(await siteRoutes(createSiteInfo(null, { facts, settings })).siteInfo({}, context)).toMatchObject(facts);
});
