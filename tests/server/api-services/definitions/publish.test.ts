import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import type { Definition } from '../../../../src/contract/api-services/definition.ts';
import type { Interface } from '../../../../src/contract/api-services/interfaces/interface-schemas.ts';
import type { Parameter } from '../../../../src/contract/api-services/parameters.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
let classId: number;
/** True on the tiny catalogue. */
let truth: Definition;

beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  const values = { code: 'vehicle', name: '车型', nameEn: 'Vehicles', iconName: 'car' };
  classId = (await api.post(calls.bigClassSave, values)).result.classId;
  const template = await api.post(calls.interfaceTemplate, { operation: 'vinToVehicle', classId });
  truth = { ...template.result.definition, requestExample: JSON.stringify({ vin: tinyVins.one }) };
});
beforeEach(() => api.db.execute('delete from api_interface; delete from version'));
afterAll(() => api.close());

const code = 'vinToVehicle';
const save = async (definition: Definition, row?: Interface) => {
  const version = row && { interfaceId: row.interfaceId, rowVersion: row.rowVersion };
  return (await api.post(calls.interfaceSave, { ...version, code, definition })).result;
};
const publish = ({ interfaceId, rowVersion }: Interface, notes = {}) =>
  api.post(calls.interfacePublish, { interfaceId, rowVersion, ...notes });
const problemsOf = async (definition: Definition) => {
  const answer: { code: string; result: unknown } = await publish(await save(definition));
  return { code: answer.code, text: JSON.stringify(answer.result) };
};

const header: Parameter = {
  ...{ name: 'Accept-Language', type: 'string', empty: true, example: 'en', children: [] },
  ...{ desc: '语言', descEn: 'The language' },
};

const withVin = (changes: Partial<Parameter>): Definition => {
  const [parameter] = truth.body;
  return { ...truth, body: parameter === undefined ? [] : [{ ...parameter, ...changes }] };
};

test('what an operation says of itself can be published as version 1, with release notes', async () => {
  const { code: answered, result } = await publish(await save(truth));
  expect(answered).toBe('000000');
  expect(result).toMatchObject({ status: 'published', version: 1, hasChanges: false });
  const notes = await api.db.sql.selectFrom('version').select(['title', 'titleEn', 'content']).execute();
  expect(notes).toEqual([
    {
      title: 'API 服务：VIN 查车型（vinToVehicle）第 1 版',
      titleEn: 'API services: Vehicle by VIN (vinToVehicle), version 1',
      content: '首次发布',
    },
  ]);
});

test.each<[string, () => Definition, string]>([
  [
    'a field of the body that it does not take',
    () => ({ ...truth, body: [...truth.body, ...withVin({ name: 'plate' }).body] }),
    'body.plate',
  ],
  ['a body without a field that it takes', () => ({ ...truth, body: [] }), 'body.vin'],
  ['a field of another type', () => withVin({ type: 'integer' }), 'body.vin.type'],
  ['a required field as optional', () => withVin({ empty: true }), 'body.vin.empty'],
  ['an answer without a field', () => ({ ...truth, response: truth.response.slice(1) }), 'response.vin'],
  [
    'an example of another type',
    () => ({
      ...truth,
      response: truth.response.map((field) => (field.name === 'total' ? { ...field, example: 'many' } : field)),
    }),
    'response.total.example',
  ],
  [
    'an error code that it never answers',
    () => ({ ...truth, errorCodes: [...truth.errorCodes, '700101'] }),
    'errorCodes.700101',
  ],
  ['too few error codes', () => ({ ...truth, errorCodes: [] }), 'errorCodes.200200'],
  [
    'a request example that its schema refuses',
    () => ({ ...truth, requestExample: '{"vin":1}' }),
    'requestExample.vin',
  ],
  ['a field without an English description', () => withVin({ descEn: '' }), 'body.vin.descEn'],
  [
    'an English request example that its schema refuses',
    () => ({ ...truth, requestExampleEn: '{"vin":1}' }),
    'requestExampleEn.vin',
  ],
  [
    'an English request example that finds nothing',
    () => ({ ...truth, requestExampleEn: '{"vin":"WVWZZZ1KZ8W000001"}' }),
    'requestExampleEn',
  ],
  [
    'an English response example with the code of a refusal',
    () => ({ ...truth, responseExampleEn: truth.responseExample.replace('"000000"', '"200200"') }),
    'responseExampleEn.code',
  ],
  ['a request example that is no JSON', () => ({ ...truth, requestExample: '{' }), 'requestExample'],
  [
    'a request example that finds nothing',
    () => ({ ...truth, requestExample: '{"vin":"WVWZZZ1KZ8W000001"}' }),
    'requestExample',
  ],
  ['a request example that is refused', () => ({ ...truth, requestExample: '{"vin":"nonsense"}' }), '200400'],
  [
    'a response example with an unknown field',
    () => ({ ...truth, responseExample: truth.responseExample.replace('"certainty"', '"sureness"') }),
    'responseExample.result.sureness',
  ],
  [
    'a response example that is no envelope',
    () => ({ ...truth, responseExample: '{"result":{}}' }),
    'responseExample.code',
  ],
  [
    'a request header that it does not read',
    () => ({ ...truth, headers: [{ ...header, name: 'X-Shop' }] }),
    'headers.X-Shop',
  ],
  [
    'a header as required that may be left out',
    () => ({ ...truth, headers: [{ ...header, empty: false }] }),
    'headers.Accept-Language.empty',
  ],
  [
    'a response example with the code of a refusal',
    () => ({ ...truth, responseExample: truth.responseExample.replace('"000000"', '"200200"') }),
    'responseExample.code',
  ],
  ['another charge than its response example', () => ({ ...truth, count: 2 }), 'responseExample.charge.count'],
  [
    'another reason of the charge than it has',
    () => ({ ...truth, responseExample: truth.responseExample.replace('"charged"', '"test"') }),
    'responseExample.charge.reason',
  ],
  ['a charge by item for an answer without items', () => ({ ...truth, rule: 'item' }), 'rule'],
  ['a price of a free interface', () => ({ ...truth, rule: 'free' }), 'count'],
  [
    'an operation that does not exist',
    () => ({ ...truth, source: { kind: 'operation', operation: 'nonsense' } }),
    'source.operation',
  ],
])('a document that states %s is refused with the place', async (_, lie, place) => {
  const { code: answered, text } = await problemsOf(lie());
  expect(answered).toBe('301104');
  expect(text).toContain(place);
  expect(await api.db.sql.selectFrom('apiInterfaceVersion').selectAll().execute()).toEqual([]);
});

test('a header that the gateway reads can be stated', async () => {
  expect((await publish(await save({ ...truth, headers: [header] }))).code).toBe('000000');
});

test('every lie of a document is named at once, in the reader’s language', async () => {
  const { interfaceId } = await save({ ...truth, body: [], errorCodes: [], rule: 'item' });
  const ask = (language: string) =>
    api.post(calls.interfaceCheck, { interfaceId }, { headers: { 'accept-language': language } });
  const { problems } = (await ask('en')).result;
  expect(problems).toContainEqual({ path: 'body.vin', message: 'exists but is not documented' });
  expect(problems.map(({ path }) => path)).toEqual(['rule', 'body.vin', 'errorCodes.200200', 'errorCodes.200400']);
  expect((await ask('zh')).result.problems[1]?.message).toBe('实际存在，但文档没有');
});

test('the served version stays until the next one is published', async () => {
  const { result: first } = await publish(await save(truth));
  const edited = await save({ ...truth, summary: '新的说明' }, first);
  expect(edited).toMatchObject({ version: 1, hasChanges: true });
  expect((await api.post(calls.fields, { code })).result.rows.length).toBeGreaterThan(10);
  const { result: second } = await publish(edited);
  expect(second).toMatchObject({ version: 2, hasChanges: false });
  const { changes } = (await api.post(calls.interfaceDiff, { interfaceId: second.interfaceId, from: 1, to: 2 })).result;
  expect(changes.map(({ path }) => path)).toEqual(['summary']);
});

test('a change that breaks callers needs notes in both languages', async () => {
  const { result: first } = await publish(await save(truth));
  // What was served before is made to have had one field more.
  const gone = { ...truth, response: [...truth.response, { ...withVin({ name: 'gone' }).body[0] }] };
  await api.db.sql
    .updateTable('apiInterfaceVersion')
    .set({ definition: JSON.stringify(gone) })
    .execute();
  expect(await publish(first)).toMatchObject({ code: '301106' });
  expect(await publish(first, { notes: '删除字段' })).toMatchObject({ code: '301106' });
  expect(await publish(first, { notes: '删除字段', notesEn: 'A field is gone' })).toMatchObject({ code: '000000' });
  const { rows } = (await api.post(calls.versionDocs, { filters: { isBreaking: true } })).result;
  expect(rows).toMatchObject([
    { version: 2, notes: '删除字段', changes: [{ path: 'response.gone', kind: 'removed' }] },
  ]);
});

test('nothing is published twice, and nothing from an old version of the form', async () => {
  const draft = await save(truth);
  const { result: first } = await publish(draft);
  expect(await publish(first)).toMatchObject({ code: '301105' });
  expect(await publish(draft)).toMatchObject({ status: 409, code: '900410' });
});

test('an interface that is off is served again as it was', async () => {
  const { result: first } = await publish(await save(truth));
  const { interfaceId, rowVersion } = first;
  const { result: off } = await api.post(calls.interfaceOff, { interfaceId, rowVersion });
  expect(off.status).toBe('off');
  expect((await publish(off)).result).toMatchObject({ status: 'published', version: 1 });
});
