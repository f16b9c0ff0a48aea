import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LoginScreen } from '../../../../src/catalogue/account/login/login-screen.tsx';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { i18n, loadMessages, startI18n } from '../../../../src/providers/i18n.ts';
import { storeLanguage } from '../../../../src/providers/language.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession, useFakeApi } from '../../../support/screens/fakes.ts';
import { bodiesOf, inputValueOf } from '../account-form.ts';

let root: Root | undefined;
let page: HTMLElement;
const problems: unknown[] = [];

beforeEach(async () => {
  sessionStorage.clear();
  setSession(null);
  problems.length = 0;
  page = document.body.appendChild(document.createElement('main'));
  useFakeApi({});
  storeLanguage('zh-CN');
  if (!i18n.isInitialized) await startI18n();
  await i18n.changeLanguage('zh-CN');
  await loadMessages(['account', 'sms']);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  page.remove();
});

function inApp(children: ReactNode): ReactNode {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Shows the page as the server renders it. */
function showServerPage(url: string) {
  page.innerHTML = renderToString(
    inApp(
      <StaticRouter location={url}>
        <LoginScreen />
      </StaticRouter>,
    ),
  );
}

async function hydrate(url: string) {
  const app = inApp(
    <MemoryRouter initialEntries={[url]}>
      <LoginScreen />
    </MemoryRouter>,
  );
  await act(async () => {
    root = hydrateRoot(page, app, { onRecoverableError: (error) => problems.push(error) });
  });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (label: string, text: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  input.value = text;
};

test('what is typed before the scripts have loaded is sent, and only then', async () => {
  const requests = useFakeApi({ token: fakeSession });
  showServerPage('/login');
  type('用户名', 'mechanic');
  type('密码', 'a secret');
  // The browser would send the form as a query.
  expect(button('登录').type).toBe('button');
  await hydrate('/login?redirect=%2Fuser%2Finfo');
  expect(inputValueOf(screen.getByLabelText('用户名'))).toBe('mechanic');
  await userEvent.click(button('登录'));
  await expect.poll(() => bodiesOf(requests, 'token')).toEqual([{ username: 'mechanic', password: 'a secret' }]);
  expect(problems).toEqual([]);
});

test('the links of a prerendered login lead on to the page that asked for it', async () => {
  showServerPage('/login');
  await hydrate('/login?redirect=%2Fuser%2Finfo');
  expect(screen.getByRole('link', { name: '短信登录' }).getAttribute('href')).toContain('redirect=%2Fuser%2Finfo');
  expect(problems).toEqual([]);
});

test('a code that was requested before a reload is back after the server’s page without it', async () => {
  showServerPage('/login?by=sms');
  const stored = { flow: 'f'.repeat(32), phoneNum: '13800000000', waitingFor: '13800000000', resendAt: 0 };
  sessionStorage.setItem('epc.sms.login', JSON.stringify(stored));
  await hydrate('/login?by=sms');
  expect(inputValueOf(screen.getByLabelText('手机号'))).toBe('13800000000');
  expect(button('重新发送')).toBeDefined();
  expect(problems).toEqual([]);
});

test('a phone that is typed before the scripts have loaded stays', async () => {
  showServerPage('/login?by=sms');
  type('手机号', '13800000001');
  await hydrate('/login?by=sms');
  expect(inputValueOf(screen.getByLabelText('手机号'))).toBe('13800000001');
  expect(problems).toEqual([]);
});
