import { sql } from 'kysely';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { BigClass } from '../../../contract/api-services/interfaces/class-schemas.ts';
import { SERVICE_TYPES } from '../../../contract/api-services/interfaces/rules.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Sql } from '../../platform/db/database.ts';
import { anyContains } from '../../platform/db/text-search.ts';
import { Refusal } from '../../platform/errors.ts';
import { deleteIntoBin } from '../../platform/records/deleted-records.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';
import { refuseUsed } from '../../platform/records/record-uses.ts';
import { saveOrder } from '../../platform/records/save-order.ts';

/** The name of service classes in the audit and the bin. */
export const SERVICE_CLASS = 'apiServiceClass';
const TABLE = 'api_service_class';

const COLUMNS = sql`
  c.class_id as "classId", c.code, c.name, c.name_en as "nameEn", c.description as "desc",
  c.description_en as "descEn", c.icon_name as "iconName", c.industry_label as "industryLabel",
  c.industry_label_en as "industryLabelEn", c.service_type as "serviceType", c.service_status as "serviceStatus",
  (select count(*)::integer from api_interface i where c.class_id in (i.class_id, i.published_class_id)) as interfaces,
  c.row_version as "rowVersion"`;

type ListBody = CheckedBodyOf<typeof interfaceCalls.bigClassList>;

/** In their order. */
export async function listClasses(
  db: Sql,
  { pageNum, pageSize, filters: { name = '', code = '', serviceStatus } }: ListBody,
): Promise<ResultOf<typeof interfaceCalls.bigClassList>> {
  const where = sql.join(
    [
      anyContains([sql`c.name`, sql`c.name_en`], name),
      anyContains([sql`c.code`], code),
      serviceStatus === undefined ? sql`true` : sql`c.service_status = ${serviceStatus}`,
    ],
    sql` and `,
  );
  const { rows } = await sql<BigClass>`
    select ${COLUMNS} from api_service_class c where ${where} order by c.ord, c.class_id
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from api_service_class c where ${where}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

type SaveBody = CheckedBodyOf<typeof interfaceCalls.bigClassSave>;

export async function saveClass(change: Change, { classId, rowVersion, ...values }: SaveBody): Promise<BigClass> {
  await requireServiceType(change.sql, values.serviceType);
  if (classId === undefined || rowVersion === undefined) return addClass(change, values);
  const before = await lockClass(change.sql, { classId, rowVersion });
  await change.sql
    .updateTable('apiServiceClass')
    .set({ ...columnsOf(values), rowVersion: rowVersion + 1 })
    .where('classId', '=', classId)
    .execute()
    .catch(refuseDuplicate);
  const after = await getClass(change.sql, classId);
  change.record({ action: 'edit', ...recordOf(after), before: valuesOf(before), after: valuesOf(after) });
  return after;
}

type Values = Omit<SaveBody, 'classId' | 'rowVersion'>;

/** A new class comes last. */
async function addClass(change: Change, values: Values): Promise<BigClass> {
  const { classId } = await change.sql
    .insertInto('apiServiceClass')
    .values({
      ...columnsOf(values),
      ord: sql<number>`(select coalesce(max(ord) + 1, 0) from api_service_class)`,
    })
    .returning('classId')
    .executeTakeFirstOrThrow()
    .catch(refuseDuplicate);
  const added = await getClass(change.sql, classId);
  change.record({ action: 'add', ...recordOf(added), after: valuesOf(added) });
  return added;
}

/** @throws Refusal 300103 while interfaces use it */
export async function deleteClass(
  change: Change,
  version: CheckedBodyOf<typeof interfaceCalls.bigClassDelete>,
): Promise<void> {
  const before = await lockClass(change.sql, version);
  const { classId: id, name } = before;
  await refuseUsed(change.sql, { table: TABLE, id });
  await deleteIntoBin(change, { subject: SERVICE_CLASS, table: TABLE, idColumn: 'class_id', id, name, relations: [] });
  change.record({ action: 'delete', ...recordOf(before), before: valuesOf(before) });
}

export async function orderClasses(
  change: Change,
  { rows }: CheckedBodyOf<typeof interfaceCalls.bigClassOrder>,
): Promise<ResultOf<typeof interfaceCalls.bigClassOrder>> {
  const wanted = rows.map(({ classId, rowVersion }) => ({ id: classId, rowVersion }));
  const tree = { name: SERVICE_CLASS, table: TABLE, idColumn: 'class_id', orderColumn: 'ord', nameColumn: 'name' };
  const saved = await saveOrder(change, tree, wanted);
  return { rows: saved.map(({ id, rowVersion }) => ({ classId: id, rowVersion })) };
}

async function getClass(db: Sql, classId: number): Promise<BigClass> {
  const { rows } = await sql<BigClass>`
    select ${COLUMNS} from api_service_class c where c.class_id = ${classId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return row;
}

async function lockClass(db: Sql, { classId, rowVersion }: { classId: number; rowVersion: number }) {
  const { rows } = await sql<BigClass>`
    select ${COLUMNS} from api_service_class c where c.class_id = ${classId} for update of c`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  if (row.rowVersion !== rowVersion) throw await editConflict(db, { subject: SERVICE_CLASS, id: classId }, row);
  return row;
}

async function requireServiceType(db: Sql, serviceType: number | null): Promise<void> {
  if (serviceType === null) return;
  const found = await db
    .selectFrom('dictionary')
    .select('id')
    .where('id', '=', serviceType)
    .where('dictionaryName', '=', SERVICE_TYPES)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('301112');
}

function columnsOf({ desc, descEn, ...values }: Values) {
  return { ...values, description: desc, descriptionEn: descEn };
}

function valuesOf({ classId: _, rowVersion: __, interfaces: ___, ...values }: BigClass) {
  return values;
}

const recordOf = ({ classId, name }: BigClass) => ({
  subject: SERVICE_CLASS,
  subjectId: classId,
  subjectName: name,
});

function refuseDuplicate(error: unknown): never {
  if (error instanceof Error && error.message.includes('api_service_class_code')) throw new Refusal('301111');
  throw error;
}
