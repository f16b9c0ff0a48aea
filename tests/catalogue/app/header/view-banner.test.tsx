import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { viewEnded } from '../../../../src/providers/calls/handle-call-error.ts';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { session } from '../../../../src/providers/session/session.ts';
import { fakeSession, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const view = { ...fakeSession, view: { expiresAt: new Date(Date.now() + 1_800_000).toISOString() } };

test('every page of a view says whose it is, and ends it with a button', async () => {
  const requests = useFakeApi();
  localStorage.setItem('epc.session', JSON.stringify(fakeSession));
  sessionStorage.setItem('epc.view', JSON.stringify(view));
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  await openPage('/404');
  session.set(view);
  expect((await screen.findByText('您正在以 王师傅 的身份查看。')).textContent).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '结束查看' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/manager/user/show/1'));
  expect(requests.map(({ operation }) => operation)).toContain('endViewAsUser');
  expect([session.get(), sessionStorage.getItem('epc.view')]).toEqual([fakeSession, null]);
  vi.unstubAllGlobals();
});

test('ending a view cancels what is still being read, which the server would refuse', async () => {
  useFakeApi();
  sessionStorage.setItem('epc.view', JSON.stringify(view));
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() });
  await openPage('/404');
  session.set(view);
  const read = new Promise<AbortSignal>((resolve) => {
    const queryFn = ({ signal }: { signal?: AbortSignal }) => {
      if (signal !== undefined) resolve(signal);
      return new Promise<never>(() => {});
    };
    queryClient.fetchQuery({ queryKey: ['slow'], queryFn }).catch(() => undefined);
  });
  const signal = await read;
  await userEvent.click(await screen.findByRole('button', { name: '结束查看' }));
  await waitFor(() => expect(signal.aborted).toBe(true));
  vi.unstubAllGlobals();
});

test('a view that has ended says so on the page', async () => {
  useFakeApi();
  await openPage('/404');
  session.set(view);
  viewEnded.set(true);
  expect((await screen.findByRole('button', { name: '返回管理后台' })).textContent).toBeTruthy();
  viewEnded.set(false);
});

test('without a view there is no banner', async () => {
  useFakeApi();
  await openPage('/404');
  session.set(fakeSession);
  await screen.findByRole('banner');
  expect(screen.queryByText(/的身份查看/)).toBeNull();
});
