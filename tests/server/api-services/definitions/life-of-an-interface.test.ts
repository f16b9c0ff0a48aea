import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { addressOf } from '../../../../src/contract/api-services/definition.ts';
import { Interface } from '../../../../src/contract/api-services/interfaces/interface-schemas.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addKey, type TestKey } from '../../../support/server/open-gateway.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

const code = 'vinToVehicle';
const SUNSET = '2099-01-31';

let api: TestApi;
let key: TestKey;
let row: Interface;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  await api.db.execute('delete from api_interface; delete from version');
  key = await addKey(api.db, { units: 10 });
  const values = { code: 'vehicle', name: '车型', nameEn: 'Vehicles', iconName: 'car' };
  const { classId } = (await api.post(calls.bigClassSave, values)).result;
  const { definition } = (await api.post(calls.interfaceTemplate, { operation: code, classId })).result;
  const draft = { ...definition, requestExample: JSON.stringify({ vin: tinyVins.one }) };
  row = (await api.post(calls.interfaceSave, { code, definition: draft })).result;
});
afterAll(() => api.close());

const version = () => ({ interfaceId: row.interfaceId, rowVersion: row.rowVersion });
const get = (url: string) => api.app.inject({ method: 'GET', url, headers: { 'accept-language': 'en' } });
const callByKey = () =>
  api.app.inject({
    ...{ method: 'POST', url: `/openapi/v1/${code}`, payload: { vin: tinyVins.one } },
    headers: { authorization: `Bearer ${key.secret}` },
  });

/** Nodes see a change within a second. */
const readUntil = (check: (seen: Awaited<ReturnType<typeof read>>) => void) =>
  vi.waitFor(async () => check(await read()), { timeout: 15_000 });

/** What a visitor and a caller meet. */
async function read() {
  const page = (await api.post(calls.documentPage, { id: code }, { as: null })).result.page;
  const openApi = (await get('/service/openapi.json')).json();
  expect(await new Validator().validate(JSON.parse(JSON.stringify(openApi)))).toEqual({ valid: true });
  const postman = (await get('/service/postman.json')).json();
  const word = await get(`/document/downloadDoc?format=word&code=${code}`);
  const called = await callByKey();
  return {
    hasPage: page !== null,
    operation: openApi.paths?.[`/openapi/v1/${code}`]?.post,
    isInPostman: JSON.stringify(postman).includes(code),
    isPostmanDeprecated: JSON.stringify(postman).includes(SUNSET),
    markdown: await get(`/service/${code}.md`),
    wordStatus: word.statusCode,
    changeLog: (await get('/service/changes.md')).body,
    called,
  };
}

test('another interface with the same code or name is refused at that field', async () => {
  const { definition } = row;
  const refuse = async (values: object) => (await api.post(calls.interfaceSave, values)).result;
  const upper = code.toUpperCase();
  const named = { ...definition, name: 'other', address: addressOf(upper) };
  expect(await refuse({ code: upper, definition: named })).toMatchObject({ problems: [{ path: 'data.code' }] });
  const coded = { ...definition, address: addressOf('other') };
  expect(await refuse({ code: 'other', definition: coded })).toMatchObject({
    problems: [{ path: 'data.definition.name' }],
  });
});

test('a save of another version than the stored one is refused with the interface as the editor reads it', async () => {
  const edit = { ...version(), rowVersion: row.rowVersion + 1, code, definition: row.definition };
  const { status, result } = await api.post(calls.interfaceSave, edit);
  expect(status).toBe(409);
  expect(Interface.parse(Reflect.get(result, 'theirs'))).toEqual(row);
});

test('a drafted interface is in no document and not called, and previewed by those it was opened to', async () => {
  const [chosen, other] = [await api.signInWith([]), await api.signInWith([])];
  const saved = await api.post(calls.previewSave, { ...version(), userIds: [chosen.userId] });
  row = { ...row, rowVersion: saved.result.rowVersion };
  expect((await api.post(calls.myPreview, { code }, { as: chosen })).result).toMatchObject({ code });
  expect((await api.post(calls.myPreview, { code }, { as: other })).code).toBe('900404');
  const seen = await read();
  expect(seen).toMatchObject({ hasPage: false, operation: undefined, isInPostman: false });
  expect(seen.markdown.statusCode).toBe(404);
  expect(seen.called.json()).toMatchObject({ code: '301221', charge: { count: 0 } });
});

test('once published it is in every document, and answers and charges as they say', async () => {
  row = (await api.post(calls.interfacePublish, version())).result;
  await readUntil((seen) => {
    expect(seen).toMatchObject({ hasPage: true, isInPostman: true, isPostmanDeprecated: false, wordStatus: 200 });
    expect(seen.operation).toMatchObject({ operationId: code });
    expect(seen.operation.deprecated).toBeUndefined();
    expect(seen.markdown.statusCode).toBe(200);
    expect(seen.markdown.body).not.toContain('Deprecated');
    expect(seen.called.json()).toMatchObject({ code: '000000', charge: { count: 1, reason: 'charged' } });
    expect(seen.called.headers.deprecation).toBeUndefined();
  });
});

test('once deprecated it says so in documents and headers, and still answers', async () => {
  row = (await api.post(calls.interfaceDeprecate, { ...version(), sunsetOn: SUNSET })).result;
  await readUntil((seen) => {
    expect(seen).toMatchObject({ hasPage: true, isPostmanDeprecated: true, operation: { deprecated: true } });
    expect(seen.markdown.body).toContain(`> **Deprecated**: it stops responding on ${SUNSET}.`);
    expect(seen.called.json()).toMatchObject({ code: '000000' });
    expect(seen.called.headers.deprecation).toMatch(/^@\d+$/);
    expect(seen.called.headers.sunset).toBe('Fri, 30 Jan 2099 16:00:00 GMT');
  });
});

test('once off it is gone from documents, is refused, and stays in the change log of those who could see it', async () => {
  row = (await api.post(calls.interfaceOff, version())).result;
  await readUntil((seen) => {
    expect(seen).toMatchObject({ hasPage: false, operation: undefined, isInPostman: false });
    expect(seen.called.json().code).toBe('301221');
    expect(seen.changeLog).toContain('- Vehicle by VIN retired, no longer responds');
    expect(seen.changeLog).toContain('- Vehicle by VIN version 1');
  });
  const refused = await api.signInWith([]);
  await api.db.sql
    .insertInto('apiPermission')
    .values({ userId: refused.userId, interfaceCode: code, isAllowed: false, fieldRules: '{}' })
    .execute();
  const headers = { authorization: refused.token, 'accept-language': 'en' };
  const log = await api.app.inject({ method: 'GET', url: '/service/changes.md', headers });
  expect(log.statusCode).toBe(200);
  expect(log.body).not.toContain('Vehicle by VIN');
});
