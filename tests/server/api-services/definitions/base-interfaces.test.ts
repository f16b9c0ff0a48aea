import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { Definition } from '../../../../src/contract/api-services/definition.ts';
import { apiErrorCodes } from '../../../../src/contract/api-services/interfaces/error-codes.ts';
import { structureProblems } from '../../../../src/contract/api-services/interfaces/structure-problems.ts';
import { flattenParameters } from '../../../../src/contract/api-services/parameters.ts';
import { ensureBaseInterfaces } from '../../../../src/server/api-services/definitions/base-interfaces.ts';
import { definitionInLanguage } from '../../../../src/server/api-services/definitions/definition-in-language.ts';
import { openOperations } from '../../../support/api-services/open-operations.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ hasBaseInterfaces: true });
  await api.app.ready();
});
afterAll(() => api.close());

const list = async () => (await api.post(calls.interfaceList, { pageSize: 200 })).result.rows;
const definitions = async () =>
  (await api.db.sql.selectFrom('apiInterfaceVersion').select('definition').execute()).map((row) => row.definition);

test('at least twenty interfaces are published from the start, in classes with a service type', async () => {
  const rows = await list();
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(new Set(rows.map(({ status, version }) => `${status} ${version}`))).toEqual(new Set(['published 1']));
  const classes = (await api.post(calls.bigClassList, { pageSize: 200 })).result.rows;
  expect(classes.every(({ interfaces, serviceType }) => interfaces > 0 && serviceType !== null)).toBe(true);
});

test('each of them is a valid definition, with texts in both languages at every field', async () => {
  for (const definition of await definitions()) {
    expect(Definition.safeParse(definition).error).toBeUndefined();
    expect(structureProblems(definition.address.split('/').at(-1) ?? '', definition)).toEqual([]);
    const parameters = flattenParameters([...definition.body, ...definition.response]);
    const silent = parameters.filter(
      ({ parameter: { desc, descEn } }) => !/\p{Script=Han}/u.test(desc) || descEn === '',
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    expect(/\p{Script=Han}/u.test(definition.nameEn + definition.summaryEn)).toBe(false);
  }
});

test('their documents in English show no Chinese examples', async () => {
  const chinese = (await definitions()).flatMap((definition) => {
    const english = definitionInLanguage(definition, 'en');
    const parameters = flattenParameters([...english.body, ...english.response]);
    const examples = [
      english.requestExample,
      english.responseExample,
      ...parameters.map((one) => one.parameter.example),
    ];
    return examples.filter((example) => /\p{Script=Han}/u.test(example));
  });
  expect(chinese).toEqual([]);
});

test('each of them agrees with its operation, except that a catalogue without its example finds nothing', async () => {
  for (const { interfaceId, code } of await list()) {
    const { problems } = (await api.post(calls.interfaceCheck, { interfaceId })).result;
    expect({
      code,
      paths: problems.map(({ path }) => path).filter((path) => !path.startsWith('requestExample')),
    }).toEqual({
      code,
      paths: [],
    });
  }
}, 60_000);

test('their error codes are explained', async () => {
  const explained = new Set<string>(apiErrorCodes.map(({ code }) => code));
  const used = (await definitions()).flatMap(({ errorCodes }) => errorCodes);
  expect(used.filter((code) => !explained.has(code))).toEqual([]);
});

test('a second start changes nothing, neither what the staff has edited nor what they have turned off', async () => {
  const [first] = await list();
  const { interfaceId = 0, rowVersion = 0 } = first ?? {};
  await api.post(calls.interfaceOff, { interfaceId, rowVersion });
  const before = await api.db.sql.selectFrom('apiInterface').selectAll().orderBy('interfaceId').execute();
  await ensureBaseInterfaces(api.db, openOperations(api.db));
  expect(await api.db.sql.selectFrom('apiInterface').selectAll().orderBy('interfaceId').execute()).toEqual(before);
});
