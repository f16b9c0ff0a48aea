import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSession } from '../../../../src/providers/session/session.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

test('a signed-in user is redirected to the search in the link', async () => {
  useFakeApi();
  const { place } = await openPage('/inquire?to=%2Fsearch%2Foe%3Foe%3D5Q0615301C');
  expect(await screen.findByRole('navigation', { name: '查询类别' })).toBeDefined();
  expect(place()).toContain('/search/oe?oe=5Q0615301C');
});

test.each(['//elsewhere.example/search/oe', 'https://elsewhere.example/search/', '/manager/role'])(
  '%s is not followed',
  async (to) => {
    useFakeApi();
    const { place } = await openPage(`/inquire?${new URLSearchParams({ to })}`);
    expect(await screen.findByRole('heading', { name: '查车型、查配件、查保养' })).toBeDefined();
    expect(place()).toContain('/inquire');
  },
);

test('a search screen redirects a visitor to the login, and from there to the start of a search', async () => {
  useFakeApi();
  const { router, place } = await openPage('/index');
  setSession(null);
  await router.navigate('/search/oe');
  expect(await screen.findByRole('heading', { name: '登录' })).toBeDefined();
  expect(place()).toBe('/login?redirect=/inquire');
  await router.navigate('/search/vehicle?q=朗逸&by=name');
  await waitFor(() => expect(place()).toMatch(/^\/login\?redirect=\/inquire\?to=.*search/));
  await router.navigate('/user/task');
  await waitFor(() => expect(place()).toBe('/login?redirect=/user/task'));
});
