import { execFileSync } from 'node:child_process';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { permissionCalls } from '../../src/contract/api-services/permissions/calls.ts';
import { DEMO_PASSWORD, logInByForm } from '../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

const CODE = 'vinToVehicle';
const ABSENT = 'gearbox';
/** In the standard documents, so that something can be missing from the customer's. */
const PRESENT = 'modelYear';

test('a visitor reads, makes a key, calls from page and shell, and never sees an absent field', async ({
  page,
  baseURL,
}, { project }) => {
  // A customer of its own for each width: a customer has five keys at most.
  const username = project.name === 'phone' ? 'shop' : 'visitor';
  await forbidField(page.request, username);
  const problems = watchPage(page, baseURL ?? '');
  const main = page.getByRole('main');

  await page.goto('/service');
  await main.getByRole('link', { name: 'VIN 查车型', exact: true }).last().click();
  await expect(main.getByRole('heading', { level: 1, name: 'VIN 查车型' })).toBeVisible();
  await expect(main.getByRole('link', { name: ABSENT, exact: true })).toBeVisible();

  await logInByForm(page, username);
  const keyName = `journey ${Date.now()}`;
  const secret = await addTestKey(page, keyName);

  await page.goto(`/document/${CODE}`);
  await expect(main.getByRole('link', { name: PRESENT, exact: true })).toBeVisible();
  await expectWithoutField(main.textContent());
  const sample = await main.getByRole('region', { name: 'curl' }).innerText();
  await expectWithoutField(ownDocument(page));

  await main.getByRole('link', { name: '在线调试' }).click();
  const caller = main.getByRole('combobox', { name: '密钥' });
  await caller.selectOption({ label: await caller.getByRole('option').filter({ hasText: keyName }).innerText() });
  await main.getByRole('button', { name: '发送' }).click();
  const answer = main.getByRole('region', { name: '响应' }).first();
  await expect(answer).toContainText('HTTP 200');
  await expect(answer).toContainText('测试密钥，不计费');
  await expect(answer).toContainText(PRESENT);
  await expectWithoutField(answer.textContent());

  const called = await runSample(sample, secret);
  expect(JSON.parse(called)).toMatchObject({ code: '000000', charge: { count: 0, reason: 'test' } });
  await expectWithoutField(called);

  await page.goto('/user/interfaces');
  const requests = main.getByRole('region', { name: '最近 30 天的请求' });
  await expect(requests.getByRole('row').filter({ hasText: keyName })).toHaveCount(2);
  await requests
    .getByRole('button', { name: /的详情$/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: '请求详情' });
  await expect(details).toContainText(PRESENT);
  await expectWithoutField(details.textContent());

  expect(problems).toEqual(noProblems);
});

/** The staff takes the field away from the customer. */
async function forbidField(request: APIRequestContext, username: string): Promise<void> {
  const headers = { authorization: (await signIn(request, 'admin')).token };
  const { userId } = await signIn(request, username);
  const fieldRules = { [`vehicles.${ABSENT}`]: 'absent' };
  const post = async (path: string, data: object) => {
    const { code, result } = await (await request.post(path, { headers, data: { data } })).json();
    expect(code).toBe('000000');
    return result;
  };
  // A retried journey finds its own rules.
  const { rows } = await post(permissionCalls.permissionList.path, { userId, interfaceCode: CODE });
  await post(permissionCalls.permissionSave.path, {
    subject: { userId },
    interfaceCode: CODE,
    ...{ isAllowed: true, fieldRules, perSecond: null, perDay: null, rowVersion: rows[0]?.rowVersion ?? null },
  });
}

async function signIn(request: APIRequestContext, username: string): Promise<{ token: string; userId: number }> {
  const answer = await request.post('/auth/token', {
    headers: { platform: 'v3' },
    data: { data: { username, password: DEMO_PASSWORD } },
  });
  const { token, user } = (await answer.json()).result;
  return { token, userId: user.id };
}

/** Returns the key, which is shown once. */
async function addTestKey(page: Page, name: string): Promise<string> {
  await page.goto('/user/api');
  await page.getByRole('main').getByRole('button', { name: '新建密钥' }).click();
  const dialog = page.getByRole('dialog', { name: '新建密钥' });
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByRole('button', { name: '生成密钥' }).click();
  const shown = page.getByRole('dialog', { name: `您的密钥：${name}` });
  const secret = await shown.getByText(/^epc_test_[\w-]{43}$/).innerText();
  await shown.getByRole('button', { name: '我已保存' }).click();
  await expect(shown).toBeHidden();
  return secret;
}

async function expectWithoutField(text: string | Promise<string | null>): Promise<void> {
  const shown = await text;
  expect(shown).toContain(PRESENT);
  expect(shown).not.toContain(ABSENT);
}

/** The Markdown of the interface as the signed-in customer may see it. */
async function ownDocument(page: Page): Promise<string> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('epc.session') ?? '{}').token);
  return (await page.request.get(`/service/${CODE}.md`, { headers: { authorization: token } })).text();
}

/** The sample as printed, in a shell; its request by fetch where there is no curl. */
async function runSample(sample: string, secret: string): Promise<string> {
  const env = { PATH: process.env.PATH, EPC_API_KEY: secret };
  if (hasCurl())
    return execFileSync('sh', ['-c', sample], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const [, url = ''] = /'(http[^']+)'/.exec(sample) ?? [];
  const [, body = ''] = /-d '([^']+)'/.exec(sample) ?? [];
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body })).text();
}

function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
