import { type RawBuilder, sql } from 'kysely';
import type { Definition } from '../../../contract/api-services/definition.ts';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { Interface, InterfaceRow } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Sql } from '../../platform/db/database.ts';
import { anyContains } from '../../platform/db/text-search.ts';
import { Refusal } from '../../platform/errors.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';

/** The name of interfaces in the audit and the bin. */
export const INTERFACE = 'apiInterface';

export interface InterfaceVersion {
  interfaceId: number;
  rowVersion: number;
}

/** A row as it is stored, with the columns that lists leave out. */
export type StoredInterface = Interface & { publishedClassId: number | null };

const ROW = sql`
  i.interface_id as "interfaceId", i.code, i.name, i.name_en as "nameEn", i.class_id as "classId",
  c.name as "className", c.name_en as "classNameEn", i.status, i.version, i.has_changes as "hasChanges",
  i.definition #>> '{source,kind}' as "sourceKind", (i.definition ->> 'count')::integer as count,
  i.definition ->> 'rule' as rule, i.sunset_on as "sunsetOn", i.replacement_code as "replacementCode",
  i.updated_at as "updatedAt", coalesce(u.user_realname, u.username, '') as "updatedBy",
  i.row_version as "rowVersion"`;

const WHOLE = sql`${ROW}, i.definition, i.deprecated_at as "deprecatedAt"`;
const JOINED = sql`api_interface i join api_service_class c on c.class_id = i.class_id
  left join account u on u.user_id = i.updated_by`;

const sortColumns = {
  code: sql`lower(i.code)`,
  name: sql`lower(i.name)`,
  status: sql`i.status`,
  updatedAt: sql`i.updated_at`,
} as const;

export async function listInterfaces(
  db: Sql,
  { pageNum, pageSize, sort, filters }: CheckedBodyOf<typeof interfaceCalls.interfaceList>,
): Promise<ResultOf<typeof interfaceCalls.interfaceList>> {
  const { name = '', code = '', status, classId } = filters;
  const where = sql.join(
    [
      anyContains([sql`i.name`, sql`i.name_en`, sql`i.code`], name),
      anyContains([sql`i.code`], code),
      status === undefined ? sql`true` : sql`i.status = ${status}`,
      classId === undefined ? sql`true` : sql`i.class_id = ${classId}`,
    ],
    sql` and `,
  );
  const order =
    sort === undefined
      ? sql`c.ord, c.class_id`
      : sql`${sortColumns[sort.field]} ${sql.raw(sort.order === 'desc' ? 'desc' : 'asc')}`;
  const { rows } = await sql<InterfaceRow>`
    select ${ROW} from ${JOINED} where ${where} order by ${order}, i.interface_id
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from ${JOINED} where ${where}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

export const getInterface = (db: Sql, interfaceId: number) => getWhere(db, sql`i.interface_id = ${interfaceId}`);
export const getInterfaceByCode = (db: Sql, code: string) => getWhere(db, sql`lower(i.code) = lower(${code})`);
export const getInterfaceByName = (db: Sql, name: string) =>
  getWhere(db, sql`lower(${name}) in (lower(i.name), lower(i.name_en))`);

/** @throws Refusal 900404 */
async function getWhere(db: Sql, condition: RawBuilder<unknown>): Promise<Interface> {
  const { rows } = await sql<Interface>`
    select ${WHOLE} from ${JOINED} where ${condition} order by i.interface_id limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return row;
}

/** Locked until the change ends. @throws Refusal 900404, 900410 for another version than the writer saw */
export async function lockInterface(db: Sql, { interfaceId, rowVersion }: InterfaceVersion): Promise<StoredInterface> {
  const { rows } = await sql<StoredInterface>`
    select ${WHOLE}, i.published_class_id as "publishedClassId"
    from ${JOINED} where i.interface_id = ${interfaceId} for update of i`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  if (row.rowVersion !== rowVersion) {
    const { publishedClassId: _, ...theirs } = row;
    throw await editConflict(db, { subject: INTERFACE, id: interfaceId }, theirs);
  }
  return row;
}

/** The definition that is served as this version. @throws Refusal 900404 */
export async function getVersion(db: Sql, interfaceId: number, version: number): Promise<Definition> {
  const row = await db
    .selectFrom('apiInterfaceVersion')
    .select('definition')
    .where('interfaceId', '=', interfaceId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('900404');
  return row.definition;
}

interface Written {
  action: 'add' | 'edit';
  before?: Interface;
}

/** The interface after a change, which is recorded. */
export async function recordInterface(change: Change, interfaceId: number, { action, before }: Written) {
  const after = await getInterface(change.sql, interfaceId);
  change.record({
    action,
    subject: INTERFACE,
    subjectId: interfaceId,
    subjectName: after.code,
    ...(before !== undefined && { before: auditValues(before) }),
    after: auditValues(after),
  });
  return after;
}

/** What an audit entry compares. */
export function auditValues({ code, status, version, sunsetOn, replacementCode, definition }: Interface) {
  return { code, status, version, sunsetOn, replacementCode, ...definition };
}
