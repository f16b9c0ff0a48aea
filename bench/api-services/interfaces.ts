import { addressOf, type ChargeRule } from '../../src/contract/api-services/definition.ts';
import type { Database } from '../../src/server/platform/db/database.ts';

export interface BenchInterface {
  code: string;
  operation: string;
  rule: ChargeRule;
  count: number;
}

/** Publishes interfaces of their own over operations, past the checks, in a class of their own. */
export async function publishInterfaces(db: Database, interfaces: readonly BenchInterface[]): Promise<void> {
  const texts = { description: '', descriptionEn: '', iconName: 'car', industryLabel: '', industryLabelEn: '' };
  const { classId } = await db.sql
    .insertInto('apiServiceClass')
    .values({ ...texts, code: 'bench', name: 'Bench', nameEn: 'Bench', serviceType: null, serviceStatus: 'on', ord: 1 })
    .returning('classId')
    .executeTakeFirstOrThrow();
  for (const one of interfaces) await publishInterface(db, one, classId);
  // The limit that all customers of an interface share is not what is measured.
  await db.sql
    .insertInto('settingChange')
    .values({ key: 'api.interfacePerSecond', rowVersion: 1, value: '10000', changedBy: null })
    .execute();
}

async function publishInterface(db: Database, one: BenchInterface, classId: number): Promise<void> {
  const { code, operation, rule, count } = one;
  const name = `Benchmark ${code}`;
  const definition = JSON.stringify({
    ...{ name, nameEn: name, summary: '', summaryEn: '', address: addressOf(code), requestMethod: 'POST' },
    ...{ requestType: 'application/json', count, rule, classId, industryLabel: '', industryLabelEn: '' },
    ...{ headers: [], body: [], response: [], requestExample: '', responseExample: '', errorCodes: [] },
    source: { kind: 'operation', operation },
  });
  const { interfaceId } = await db.sql
    .insertInto('apiInterface')
    .values({ code, name, nameEn: name, classId, definition })
    .returning('interfaceId')
    .executeTakeFirstOrThrow();
  const notes = { changes: '[]', isBreaking: false, notes: '', notesEn: '', publishedBy: null };
  await db.sql
    .insertInto('apiInterfaceVersion')
    .values({ interfaceId, version: 1, definition, ...notes })
    .execute();
  await db.sql
    .updateTable('apiInterface')
    .set({ status: 'published', version: 1, publishedClassId: classId })
    .where('interfaceId', '=', interfaceId)
    .execute();
}
