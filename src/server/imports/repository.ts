import { sql } from 'kysely';
import type { ImportPlan } from '../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../contract/imports/import-table.ts';
import type { ImportStatus } from '../../contract/imports/rules.ts';
import type { ImportFailed } from '../../contract/imports/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

const importColumns = [
  'i.importId',
  'i.sourceId',
  'i.isFull',
  'i.status',
  'i.tables',
  'i.progress',
  'i.plan',
  'i.planRevision',
  'i.failure',
  'i.createdAt',
  'i.changedAt',
  'i.createdBy',
  'i.keyId',
  'i.publishes',
  'i.byCommand',
  'i.replacesNewer',
  'i.rowVersion',
  's.code as sourceCode',
  's.name as sourceName',
  's.keepsIds',
] as const;

const selectImports = (db: Sql) =>
  db
    .selectFrom('catalogueImport as i')
    .innerJoin('catalogueSource as s', 's.sourceId', 'i.sourceId')
    .leftJoin('account as a', 'a.userId', 'i.createdBy')
    .leftJoin('apiKey as k', 'k.keyId', 'i.keyId')
    .select([...importColumns, 'a.username as createdByName', 'k.name as keyName']);

export type ImportRow = Awaited<ReturnType<typeof getImport>>;

/** @throws Refusal 900404 */
export async function getImport(db: Sql, importId: number) {
  const row = await selectImports(db).where('i.importId', '=', importId).executeTakeFirst();
  if (row === undefined) throw new Refusal('900404');
  return row;
}

export async function listImports(db: Sql, { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  const rows = await selectImports(db)
    .orderBy('i.importId', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const { total } = await db
    .selectFrom('catalogueImport')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function listFiles(db: Sql, importIds: readonly number[]) {
  return db
    .selectFrom('catalogueImportFile')
    .select(['importId', 'path', 'bytes', 'receivedBytes'])
    .where('importId', 'in', importIds.length === 0 ? [0] : [...importIds])
    .orderBy('path')
    .execute();
}

/** A supplier by its code. */
export interface NamedSource {
  code: string;
  /** Keeps the name that is stored, or takes the code of a new one. */
  name?: string | undefined;
}

export async function isSource(db: Sql, code: string): Promise<boolean> {
  const found = await db.selectFrom('catalogueSource').select('sourceId').where('code', '=', code).executeTakeFirst();
  return found !== undefined;
}

/** The source with a code; its name is brought up to date. */
export async function ensureSource(db: Sql, { code, name }: NamedSource): Promise<number> {
  const { sourceId } = await db
    .insertInto('catalogueSource')
    .values({ code, name: name ?? code })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(name === undefined ? { code } : { name }))
    .returning('sourceId')
    .executeTakeFirstOrThrow();
  return sourceId;
}

export interface StatusChange {
  importId: number;
  /** Only from one of these. */
  from: readonly ImportStatus[];
  to: ImportStatus;
  rowVersion?: number;
  tables?: readonly ImportTable[];
  failure?: ImportFailed;
}

/** Moves an import on. @throws Refusal 300925 if it is in another state, or another version, by now */
export async function changeStatus(db: Sql, change: StatusChange): Promise<void> {
  let update = db
    .updateTable('catalogueImport')
    .set({
      status: change.to,
      changedAt: sql<string>`now()`,
      worker: null,
      workerUntil: null,
      rowVersion: sql<number>`row_version + 1`,
      progress: '{}',
      failure: change.failure === undefined ? null : JSON.stringify(change.failure),
      ...(change.tables === undefined ? {} : { tables: JSON.stringify(change.tables) }),
    })
    .where('importId', '=', change.importId)
    .where('status', 'in', [...change.from]);
  if (change.rowVersion !== undefined) update = update.where('rowVersion', '=', change.rowVersion);
  const { numUpdatedRows } = await update.executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('300925');
}

/** Stores a plan and makes its import `planned`. @throws Refusal 300925 */
export async function storePlan(
  within: Sql,
  importId: number,
  { plan, revision }: { plan: ImportPlan; revision: number },
): Promise<void> {
  await within
    .updateTable('catalogueImport')
    .set({ plan: JSON.stringify(plan), planRevision: revision })
    .where('importId', '=', importId)
    .execute();
  await changeStatus(within, { importId, from: ['checking'], to: 'planned' });
}

/** The names of the catalogue's brands in both languages, which titles of price lists may name. */
export async function listBrandNames(db: Sql): Promise<string[]> {
  const rows = await db.selectFrom('brand').select(['nameZh', 'nameEn']).execute();
  return [...new Set(rows.flatMap(({ nameZh, nameEn }) => [nameZh, nameEn]))];
}
