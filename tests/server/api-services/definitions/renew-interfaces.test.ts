import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../../../../src/contract/all-calls.ts';
import type { Definition } from '../../../../src/contract/api-services/definition.ts';
import { ensureBaseInterfaces } from '../../../../src/server/api-services/definitions/base-interfaces.ts';
import { schemaLies } from '../../../../src/server/api-services/definitions/check-definition.ts';
import { renewInterfaces } from '../../../../src/server/api-services/definitions/renew-interfaces.ts';
import type { ApiOperation } from '../../../../src/server/api-services/operations/api-operation.ts';
import { field } from '../../../../src/server/api-services/operations/field.ts';
import type { Operations } from '../../../../src/server/api-services/operations/operations.ts';
import { openOperations } from '../../../support/api-services/open-operations.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let operations: Operations;
beforeAll(async () => {
  api = await openTestApi();
  operations = openOperations(api.db);
  await ensureBaseInterfaces(api.db, operations);
});
afterAll(() => api.close());

const CODE = 'oeSearch';

/** The operations of a release in which one of them has changed. */
function release(changed: Partial<ApiOperation>, code = CODE): Operations {
  const list = operations.list().map((one) => (one.code === code ? { ...one, ...changed } : one));
  return { list: () => list, get: (wanted) => list.find((one) => one.code === wanted) };
}

const find = async (code = CODE) => (await api.post(calls.interfaceByCode, { code })).result;
const versions = (code = CODE) =>
  api.db.sql
    .selectFrom('apiInterfaceVersion as v')
    .innerJoin('apiInterface as i', 'i.interfaceId', 'v.interfaceId')
    .selectAll('v')
    .where('i.code', '=', code)
    .orderBy('v.version')
    .execute();

const withStock = z.strictObject({
  parts: field(z.array(z.strictObject({ stock: field(z.number().int(), '库存', 'Stock', 5) })), '配件', 'Parts'),
});
const operationOf = (given: Operations) => {
  const operation = given.get(CODE);
  if (operation === undefined) throw new Error('there is no such operation');
  return operation;
};

test('a start without a changed operation gives no interface a version', async () => {
  expect(await renewInterfaces(api.db, operations)).toEqual([]);
});

test('an interface whose operation has changed in a release gets a true version with notes, and no other one', async () => {
  const before = await find();
  const edited: Definition = { ...before.definition, nameEn: 'Our own name', count: 3 };
  await api.db.sql
    .updateTable('apiInterfaceVersion')
    .set({ definition: JSON.stringify(edited) })
    .where('interfaceId', '=', before.interfaceId)
    .execute();
  await api.db.sql
    .updateTable('apiInterface')
    .set({ definition: JSON.stringify(edited) })
    .where('interfaceId', '=', before.interfaceId)
    .execute();
  const next = release({ result: withStock });
  expect(schemaLies(edited, operationOf(next))).not.toEqual([]);

  expect(await renewInterfaces(api.db, next)).toEqual([CODE]);

  const after = await find();
  expect(after).toMatchObject({ version: 2, status: 'published', hasChanges: false });
  expect(after.rowVersion).toBe(before.rowVersion + 1);
  expect(schemaLies(after.definition, operationOf(next))).toEqual([]);
  // What the staff decide stays.
  expect(after.definition).toMatchObject({ nameEn: 'Our own name', count: 3, body: edited.body });
  const [, second] = await versions();
  expect(second).toMatchObject({ version: 2, isBreaking: true, publishedBy: null, definition: after.definition });
  expect(second?.changes.map(({ path }) => path)).toContain('response.parts.stock');
  expect(second?.notesEn).toMatch(/release/);
  const notes = await api.db.sql.selectFrom('version').selectAll().where('version', 'like', '%v2').execute();
  expect(notes).toMatchObject([{ titleEn: expect.stringContaining(CODE) }]);
  const audit = await api.db.sql.selectFrom('auditEntry').selectAll().where('subject', '=', 'apiInterface').execute();
  expect(audit).toMatchObject([{ action: 'edit', subjectId: String(before.interfaceId) }]);
  // The next start, of the same release.
  expect(await renewInterfaces(api.db, next)).toEqual([]);
});

test('a served example with another charge than its price gets the true charge, and keeps its result', async () => {
  const code = 'vinRepair';
  const before = await find(code);
  const served = JSON.stringify({ ...before.definition, count: 2 });
  await api.db.sql
    .updateTable('apiInterfaceVersion')
    .set({ definition: served })
    .where('interfaceId', '=', before.interfaceId)
    .execute();
  expect(await renewInterfaces(api.db, operations)).toContain(code);
  const [, second] = await versions(code);
  expect(JSON.parse(second?.definition.responseExample ?? '{}')).toMatchObject({
    result: JSON.parse(before.definition.responseExample).result,
    charge: { count: 2, reason: 'charged' },
  });
  expect(await renewInterfaces(api.db, operations)).not.toContain(code);
});

test('a deprecated interface stays deprecated, and a draft stays as the staff left it', async () => {
  const code = 'oeReplacements';
  const { interfaceId, definition } = await find(code);
  const draft = JSON.stringify({ ...definition, nameEn: 'A draft' });
  await api.db.sql
    .updateTable('apiInterface')
    .set({ status: 'deprecated', deprecatedAt: new Date().toISOString(), definition: draft, hasChanges: true })
    .where('interfaceId', '=', interfaceId)
    .execute();
  expect(await renewInterfaces(api.db, release({ errorCodes: ['200201'] }, code))).toContain(code);
  expect(await find(code)).toMatchObject({
    status: 'deprecated',
    version: 2,
    hasChanges: true,
    definition: { nameEn: 'A draft' },
  });
  const [, second] = await versions(code);
  expect(second?.definition).toMatchObject({ nameEn: definition.nameEn, errorCodes: ['200201'] });
});

test('nodes of a release that start together publish one version', async () => {
  const next = release({ errorCodes: ['200201'] }, 'oeVehicles');
  await Promise.all([renewInterfaces(api.db, next), renewInterfaces(api.db, next), renewInterfaces(api.db, next)]);
  expect(await versions('oeVehicles')).toHaveLength(2);
});
