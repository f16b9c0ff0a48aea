import { sql } from 'kysely';
import type { Definition } from '../../../contract/api-services/definition.ts';
import { SERVICE_TYPES } from '../../../contract/api-services/interfaces/rules.ts';
import { PRICE_LIST_STATE, PRICE_LIST_UPLOAD } from '../../../contract/imports/rules.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { ApiCaller, ApiOperation } from '../operations/api-operation.ts';
import type { Operations } from '../operations/operations.ts';
import { serviceClasses } from '../operations/service-classes.ts';
import { definitionOf, realExample } from './template.ts';

const NOTES = { notes: '随产品提供', notesEn: 'Ships with the product' };
/** Nobody's: what needs an account of its own keeps the example of its schema. */
const nobody: ApiCaller = { userId: 0, keyId: null, mode: 'test', language: 'zh-CN', provinceCode: '110000' };
/** Interfaces whose examples are not recorded from the demo: OCR takes seconds, and the demo has no uploaded price list. */
const notRun: readonly string[] = ['licenceToVin', PRICE_LIST_UPLOAD, PRICE_LIST_STATE];

/**
 * Adds the service classes and the interfaces that ship with the product, published as version 1, where their code is
 * missing. What the staff has changed stays. Where the catalogue answers the request examples, as in the demo, the
 * response examples are its answers.
 */
export async function ensureBaseInterfaces(db: Database, operations: Operations): Promise<void> {
  const missing = await listMissing(db.sql, operations);
  if (missing.length === 0) return;
  // Before the transaction: an embedded engine runs one thing at a time.
  const examples = new Map<string, string>();
  for (const operation of missing) {
    const example = await realExampleOf(operation);
    if (example !== null) examples.set(operation.code, example);
  }
  await db.sql.transaction().execute(async (change) => {
    // Several nodes may start at the same time.
    await sql`select pg_advisory_xact_lock(7364122)`.execute(change);
    const classIds = await ensureClasses(change);
    for (const operation of await listMissing(change, operations)) {
      const folded = definitionOf(operation, classIds.get(operation.document.classCode) ?? 0);
      const responseExample = examples.get(operation.code) ?? folded.responseExample;
      await addPublished(change, operation.code, { ...folded, responseExample });
    }
  });
}

async function listMissing(db: Sql, operations: Operations): Promise<ApiOperation[]> {
  const rows = await db.selectFrom('apiInterface').select(['code', 'name']).execute();
  const codes = new Set(rows.map(({ code }) => code.toLowerCase()));
  // The staff may have given the name to an interface of their own.
  const names = new Set(rows.map(({ name }) => name.toLowerCase()));
  return operations
    .list()
    .filter(({ code, document: { name } }) => !codes.has(code.toLowerCase()) && !names.has(name.toLowerCase()));
}

/** The answer to the request example; null if the catalogue has none. */
async function realExampleOf(operation: ApiOperation): Promise<string | null> {
  if (notRun.includes(operation.code)) return null;
  const { requestExample, count } = definitionOf(operation, 0);
  const body: unknown = operation.body.parse(JSON.parse(requestExample));
  try {
    const result = await operation.run(body, nobody);
    if (result === null) return null;
    const units = operation.document.rule === 'item' ? (operation.countItems?.(result) ?? 1) * count : count;
    return realExample(result, units);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The ids of the service classes by their codes. */
async function ensureClasses(db: Sql): Promise<Map<string, number>> {
  for (const [code, { desc, descEn, serviceType, ...texts }] of Object.entries(serviceClasses)) {
    const type = db
      .selectFrom('dictionary')
      .select('id')
      .where('dictionaryName', '=', SERVICE_TYPES)
      .where('name', '=', serviceType)
      .orderBy('id')
      .limit(1);
    const entry = await type.executeTakeFirst();
    await db
      .insertInto('apiServiceClass')
      .values({
        ...texts,
        code,
        description: desc,
        descriptionEn: descEn,
        industryLabel: '',
        industryLabelEn: '',
        serviceType: entry?.id ?? null,
        serviceStatus: 'on',
        ord: sql<number>`(select coalesce(max(ord) + 1, 0) from api_service_class)`,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
  }
  const rows = await db.selectFrom('apiServiceClass').select(['code', 'classId']).execute();
  return new Map(rows.map(({ code, classId }) => [code, classId]));
}

async function addPublished(db: Sql, code: string, definition: Definition): Promise<void> {
  const { name, nameEn, classId } = definition;
  const text = JSON.stringify(definition);
  const { interfaceId } = await db
    .insertInto('apiInterface')
    .values({
      code,
      name,
      nameEn,
      classId,
      publishedClassId: classId,
      definition: text,
      status: 'published',
      version: 1,
      hasChanges: false,
    })
    .returning('interfaceId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('apiInterfaceVersion')
    .values({
      interfaceId,
      version: 1,
      definition: text,
      changes: '[]',
      isBreaking: false,
      ...NOTES,
      publishedBy: null,
    })
    .execute();
}
