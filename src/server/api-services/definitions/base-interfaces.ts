import { sql } from 'kysely';
import type { Definition } from '../../../contract/api-services/definition.ts';
import { SERVICE_TYPES } from '../../../contract/api-services/interfaces/rules.ts';
import type { Language } from '../../../contract/codes.ts';
import { PRICE_LIST_STATE, PRICE_LIST_UPLOAD } from '../../../contract/imports/rules.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { ApiCaller, ApiOperation } from '../operations/api-operation.ts';
import type { Operations } from '../operations/operations.ts';
import { serviceClasses } from '../operations/service-classes.ts';
import { definitionOf, realExample } from './template.ts';

const NOTES = { notes: '随产品提供', notesEn: 'Ships with the product' };
/** Nobody's: what needs an account of its own keeps the example of its schema. */
const nobody: Omit<ApiCaller, 'language'> = { userId: 0, keyId: null, mode: 'test', provinceCode: '110000' };
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
  const definitions = new Map<string, Definition>();
  for (const operation of missing) definitions.set(operation.code, await withRealExamples(operation));
  await db.sql.transaction().execute(async (change) => {
    // Several nodes may start at the same time.
    await sql`select pg_advisory_xact_lock(7364122)`.execute(change);
    const classIds = await ensureClasses(change);
    for (const operation of await listMissing(change, operations)) {
      const definition = definitions.get(operation.code) ?? definitionOf(operation, 0);
      const classId = classIds.get(operation.document.classCode) ?? 0;
      await addPublished(change, operation.code, { ...definition, classId });
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

/** A definition, still without class, with the catalogue's answers to its request examples, as far as it has them. */
async function withRealExamples(operation: ApiOperation): Promise<Definition> {
  const folded = definitionOf(operation, 0);
  if (notRun.includes(operation.code)) return folded;
  const [zh, en] = [
    await realExampleOf(operation, { request: folded.requestExample, language: 'zh-CN' }),
    await realExampleOf(operation, { request: folded.requestExampleEn ?? folded.requestExample, language: 'en' }),
  ];
  return {
    ...folded,
    ...(zh !== null && { responseExample: zh }),
    ...(en !== null && { responseExampleEn: en }),
  };
}

/** The answer to a request example; null if the catalogue has none. */
async function realExampleOf(
  operation: ApiOperation,
  { request, language }: { request: string; language: Language },
): Promise<string | null> {
  const { rule, count } = operation.document;
  const body: unknown = operation.body.parse(JSON.parse(request));
  try {
    const result = await operation.run(body, { ...nobody, language });
    if (result === null) return null;
    const units = rule === 'item' ? (operation.countItems?.(result) ?? 1) * count : count;
    return realExample(result, { count: units, language });
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
