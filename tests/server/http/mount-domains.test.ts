import { expect, expectTypeOf, test } from 'vitest';
import { allCalls, type Domains } from '../../../src/contract/all-calls.ts';
import type { historyDomain } from '../../../src/server/history/index.ts';
import type { DomainModule, DomainModules } from '../../../src/server/http/mount-domains.ts';
import { openTestApi } from '../../support/server/api.ts';

test('every call and resource of the contract has a route', async () => {
  const api = await openTestApi();
  await api.app.ready();
  const missing = allCalls.filter(({ method = 'POST', path }) => !api.app.hasRoute({ method, url: path }));
  expect(missing.map(({ operation }) => operation)).toEqual([]);
  await api.close();
});

test('a call without a handler and a domain without a module do not compile', () => {
  type History = ReturnType<typeof historyDomain>;
  expectTypeOf<History>().toExtend<DomainModule<Domains['history']>>();
  expectTypeOf<{ calls: Omit<History['calls'], 'getHist'> }>().not.toExtend<DomainModule<Domains['history']>>();
  expectTypeOf<Omit<DomainModules, 'history'>>().not.toExtend<DomainModules>();
});
