import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSession } from '../../../../src/providers/session/session.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

test('whoever is signed in goes on to where a search was under way, and nowhere else', async () => {
  useFakeApi();
  const { place } = await openPage('/inquire?to=%2Fsearch%2Foe%3Foe%3D5Q0615301C');
  expect(await screen.findByRole('navigation', { name: '查询类别' })).toBeDefined();
  expect(place()).toContain('/search/oe?oe=5Q0615301C');
});

test.each(['//elsewhere.example/search/oe', 'https://elsewhere.example/search/', '/manager/role'])(
  '%s is no place to go on to',
  async (to) => {
    useFakeApi();
    const { place } = await openPage(`/inquire?${new URLSearchParams({ to })}`);
    expect(await screen.findByRole('heading', { name: '查车型、查配件、查保养' })).toBeDefined();
    expect(place()).toContain('/inquire');
  },
);

test('a search screen sends those who are not signed in to log in, and from there to where searching begins', async () => {
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
