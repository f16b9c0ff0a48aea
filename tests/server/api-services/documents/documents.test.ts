import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { publishInterface } from '../../../support/api-services/publish-interface.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
const RESPONSE_FIELD = 'isRepaired';

beforeAll(async () => {
  api = await openTestApi();
  await publishInterface(api.db, { code: 'vinToVehicle' });
  await publishInterface(api.db, { code: 'vinDraft', status: 'draft' });
});
afterAll(() => api.close());

/** The paths that a visitor or customer reads, as one text. */
async function readAll(token: string | null): Promise<string> {
  const headers = { 'accept-language': 'en', ...(token === null ? {} : { authorization: token }) };
  const addresses = [
    '/service/openapi.json',
    '/service/postman.json',
    '/service/vinToVehicle.md',
    '/document/downloadDoc?format=markdown&code=vinToVehicle',
    '/document/downloadDoc?format=openapi',
  ];
  const answers = await Promise.all(addresses.map((url) => api.app.inject({ method: 'GET', url, headers })));
  for (const answer of answers) expect(answer.statusCode).toBe(200);
  return answers.map(({ body }) => body).join('\n');
}

test('a visitor reads every page, and an id that does not exist has none', async () => {
  for (const id of ['overview', 'authentication', 'vinToVehicle', 'VINTOVEHICLE'])
    expect((await api.post(calls.documentPage, { id }, { as: null })).result.page).not.toBeNull();
  for (const id of ['nothing', '999999', 'vinDraft'])
    expect((await api.post(calls.documentPage, { id }, { as: null })).result.page).toBeNull();
});

test('a field that is absent for a customer is in none of its documents, examples and files', async () => {
  const { userId, token } = api.users.general;
  await api.db.sql
    .insertInto('apiPermission')
    .values({
      userId,
      roleId: null,
      interfaceCode: 'vinToVehicle',
      isAllowed: true,
      fieldRules: JSON.stringify({ [RESPONSE_FIELD]: 'absent' }),
      perSecond: null,
      perDay: null,
    })
    .execute();
  const own = { as: api.users.general };
  const page = await api.post(calls.documentPage, { id: 'vinToVehicle' }, own);
  const search = await api.post(calls.documentSearch, {}, own);
  expect(JSON.stringify([page, search])).not.toContain(RESPONSE_FIELD);
  expect(await readAll(token)).not.toContain(RESPONSE_FIELD);
  expect(await readAll(null)).toContain(RESPONSE_FIELD);
});

test('an interface that is refused to a customer is in none of its documents', async () => {
  const { userId } = api.users.agent;
  await api.db.sql
    .insertInto('apiPermission')
    .values({
      userId,
      roleId: null,
      interfaceCode: 'vinToVehicle',
      isAllowed: false,
      fieldRules: '{}',
      perSecond: null,
      perDay: null,
    })
    .execute();
  const { result } = await api.post(calls.documentPage, { id: 'vinToVehicle' }, { as: api.users.agent });
  expect(result.page).toBeNull();
  expect(JSON.stringify(result.groups)).not.toContain('vinToVehicle');
});

test('an unpublished interface is read by those who preview it, and by nobody else', async () => {
  const preview = await api.post(calls.documentPage, { id: 'vinDraft' });
  expect(preview.result.page?.interface?.status).toBe('draft');
  const other = await api.post(calls.documentPage, { id: 'vinDraft' }, { as: api.users.general });
  expect(other.result.page).toBeNull();
});

test('the language is chosen by the link, then by the header', async () => {
  const read = async (url: string, language: string) =>
    (await api.app.inject({ method: 'GET', url, headers: { 'accept-language': language } })).body;
  expect(await read('/service/quick-start.md', 'en')).toContain('# Quick start');
  expect(await read('/service/quick-start.md', 'zh-CN')).toContain('# 快速开始');
  expect(await read('/service/quick-start.md?lang=en', 'zh-CN')).toContain('# Quick start');
});

test('a Markdown page that does not exist is answered with 404', async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/service/nothing.md' });
  expect(answer.statusCode).toBe(404);
});

test('the Word document is sent as a file with its name', async () => {
  const url = '/document/downloadDoc?format=word&code=vinToVehicle';
  const answer = await api.app.inject({ method: 'GET', url });
  expect(answer.headers['content-type']).toContain('wordprocessingml');
  expect(answer.headers['content-disposition']).toContain('vinToVehicle.docx');
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('views are counted by page and day, and pages that do not exist are not', async () => {
  const id = 'idempotency';
  for (const viewed of [id, id, 'status', randomUUID()])
    await api.post(calls.documentView, { id: viewed }, { as: null });
  const { result } = await api.post(calls.documentStatistics, { from: '2020-01-01', to: '2099-12-31' });
  expect(result.total).toBe(3);
  expect(result.byPage.map(({ id: page, views }) => [page, views])).toEqual([
    [id, 2],
    ['status', 1],
  ]);
  expect(result.byDay).toHaveLength(1);
});
