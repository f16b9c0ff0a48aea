import { beforeEach, expect, test } from 'vitest';
import { fakeSession, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { main } from './account-form.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  ['/register_success', null, '/login'],
  ['/register_success?redirect=/search/oe', fakeSession, '/index'],
  ['/reset_success', null, '/login'],
] as const)('%s opened directly redirects', async (path, as, end) => {
  useFakeApi();
  const { place } = await openPage(path, 'zh-CN', as);
  const [heading] = await main().findAllByRole('heading');
  expect(heading?.textContent).not.toContain('成功');
  expect(place()).toBe(end);
});
