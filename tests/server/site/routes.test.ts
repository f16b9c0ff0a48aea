import { expect, test } from 'vitest';
import { siteInfo } from '../../../src/contract/site.ts';
import { siteInfoOf, siteRoutes } from '../../../src/server/site/routes.ts';
import { visitOf } from '../../support/visit.ts';

const visit = { ...visitOf(), session: null };

test('a demo site tells its accounts, their password and searches that find something, and no more of an account', async () => {
  const accounts = [{ username: 'admin', roleValue: 4, passwordHash: 'secret' }];
  const demo = { password: 'Epc#2026demo', accounts, sampleQueries: [{ kind: 'name' as const, text: '朗逸' }] };
  const { siteInfo: answer } = siteRoutes(siteInfoOf(demo, { registerUrl: null }));
  const info = siteInfo.result.parse(await answer({}, visit));
  expect(info).toEqual({
    isDemo: true,
    demoPassword: 'Epc#2026demo',
    demoAccounts: [{ username: 'admin', roleValue: 4 }],
    sampleQueries: [{ kind: 'name', text: '朗逸' }],
    registerUrl: null,
  });
});

test('a site on a real database has no demo accounts and no known password', async () => {
  const info = await siteRoutes(siteInfoOf(null, { registerUrl: 'https://register.example/' })).siteInfo({}, visit);
  expect(info).toEqual({
    isDemo: false,
    demoPassword: null,
    demoAccounts: [],
    sampleQueries: [],
    registerUrl: 'https://register.example/',
  });
});
