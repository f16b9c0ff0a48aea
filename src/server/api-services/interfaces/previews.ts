import { type RawBuilder, sql } from 'kysely';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import { type AgencyViewer, agencyScope } from '../../http/agency-scope.ts';
import type { Session } from '../../http/request-context.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Sql } from '../../platform/db/database.ts';
import { anyContains } from '../../platform/db/text-search.ts';
import { Refusal } from '../../platform/errors.ts';
import { getInterface, INTERFACE, lockInterface } from './interface-repository.ts';

type Calls = typeof interfaceCalls;

const UNPUBLISHED = sql`
  i.interface_id as "interfaceId", i.code, i.name, i.name_en as "nameEn", i.status, i.version,
  i.updated_at as "updatedAt"`;

export async function listUnpublished(
  db: Sql,
  { pageNum, pageSize, filters: { name = '', code = '' } }: CheckedBodyOf<Calls['previewList']>,
): Promise<ResultOf<Calls['previewList']>> {
  const where = sql`i.has_changes and ${anyContains([sql`i.name`, sql`i.name_en`], name)}
    and ${anyContains([sql`i.code`], code)}`;
  const { rows } = await sql<ResultOf<Calls['previewList']>['rows'][number]>`
    select ${UNPUBLISHED}, i.row_version as "rowVersion",
      (select count(*)::integer from api_preview_user p where p.interface_id = i.interface_id) as users
    from api_interface i where ${where} order by i.updated_at desc, i.interface_id desc
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from api_interface i where ${where}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** The customers who may preview an interface; agents and sellers get those of their own agency code. @throws Refusal 900404 */
export async function listPreviewUsers(db: Sql, viewer: AgencyViewer, interfaceId: number) {
  await getInterface(db, interfaceId);
  return selectPreviewUsers(db, viewer, interfaceId);
}

function selectPreviewUsers(db: Sql, viewer: AgencyViewer, interfaceId: number) {
  return db
    .selectFrom('apiPreviewUser')
    .innerJoin('account as a', 'a.userId', 'apiPreviewUser.userId')
    .select(['a.userId', 'username', 'companyName'])
    .where('interfaceId', '=', interfaceId)
    .where(agencyScope(viewer))
    .orderBy('username')
    .execute();
}

/** Replaces the customers, of those that the session sees, who may preview an interface. @throws Refusal 900404, 900410, 301113 */
export async function savePreviewUsers(
  change: Change,
  viewer: AgencyViewer,
  { interfaceId, rowVersion, userIds }: CheckedBodyOf<Calls['previewSave']>,
): Promise<ResultOf<Calls['previewSave']>> {
  const db = change.sql;
  const { code } = await lockInterface(db, { interfaceId, rowVersion });
  const wanted = [...new Set(userIds)];
  const { rows: mains } = await sql`select a.user_id from account a
    where a.user_id = any(${wanted}::integer[]) and a.acct_level = 0 and not a.is_disabled and ${agencyScope(viewer)}`.execute(
    db,
  );
  if (mains.length !== wanted.length) throw new Refusal('301113');
  const before = await selectPreviewUsers(db, viewer, interfaceId);
  await sql`delete from api_preview_user p using account a
    where p.interface_id = ${interfaceId} and a.user_id = p.user_id and ${agencyScope(viewer)}`.execute(db);
  if (wanted.length > 0)
    await db
      .insertInto('apiPreviewUser')
      .values(wanted.map((userId) => ({ interfaceId, userId })))
      .execute();
  await db
    .updateTable('apiInterface')
    .set({ rowVersion: rowVersion + 1 })
    .where('interfaceId', '=', interfaceId)
    .execute();
  const rows = await selectPreviewUsers(db, viewer, interfaceId);
  const namesOf = (users: typeof rows) => ({ previewUsers: users.map(({ username }) => username) });
  change.record({
    action: 'edit',
    subject: INTERFACE,
    subjectId: interfaceId,
    subjectName: code,
    before: namesOf(before),
    after: namesOf(rows),
  });
  return { rows, rowVersion: rowVersion + 1 };
}

/** What the caller may preview: a customer what was opened to it, the staff everything. */
export function previewScope({ userId, powers }: Session, page: string): RawBuilder<unknown> {
  if (powers.has(page)) return sql`i.has_changes`;
  return sql`i.has_changes and exists (
    select from api_preview_user p where p.interface_id = i.interface_id and p.user_id = ${userId})`;
}

export async function listPreviews(db: Sql, scope: RawBuilder<unknown>) {
  const { rows } = await sql<ResultOf<Calls['myPreviewList']>['rows'][number]>`
    select ${UNPUBLISHED} from api_interface i where ${scope} order by i.updated_at desc, i.interface_id desc
    limit 200`.execute(db);
  return rows;
}

/** @throws Refusal 900404, also for one that the caller may not preview */
export async function getPreview(db: Sql, scope: RawBuilder<unknown>, code: string) {
  const { rows } = await sql<ResultOf<Calls['myPreview']>>`
    select ${UNPUBLISHED}, i.definition, c.name as "className", c.name_en as "classNameEn"
    from api_interface i join api_service_class c on c.class_id = i.class_id
    where lower(i.code) = lower(${code}) and ${scope}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return row;
}
