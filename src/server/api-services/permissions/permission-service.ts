import { sql } from 'kysely';
import { flattenParameters } from '../../../contract/api-services/parameters.ts';
import type { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import type { Permission } from '../../../contract/api-services/permissions/schemas.ts';
import type { FieldRules } from '../../../contract/api-services/wire.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import { type AgencyViewer, isScopedToAgency } from '../../http/agency-scope.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { actorOf, type Change, runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import { requireVisibleCustomer } from '../visible-customers.ts';
import { getPermission, lockPermission, type PermissionSubject, requireMainAccount } from './permission-repository.ts';

type Calls = typeof permissionCalls;

interface Dependencies {
  db: Database;
  interfaces: Pick<LiveInterfaces, 'find'>;
}

export function createPermissionService({ db, interfaces }: Dependencies) {
  return {
    async save(
      { rowVersion, subject, ...values }: CheckedBodyOf<Calls['permissionSave']>,
      context: AuthedContext,
    ): Promise<Permission> {
      const { fieldRules, interfaceCode, ...limits } = values;
      await refuseUnknownFields(interfaces, interfaceCode, fieldRules);
      const permission = { userId: null, roleId: null, ...subject, ...values };
      return runChange(db, actorOf(context), async (change) => {
        await requireVisibleSubject(change.sql, context.session, permission);
        if (permission.userId !== null) await requireMainAccount(change.sql, permission.userId);
        const before = await lockPermission(change.sql, permission);
        if (before === undefined) return addPermission(change, permission, rowVersion);
        if (before.rowVersion !== rowVersion)
          throw await editConflict(change.sql, { subject: 'apiPermission', id: before.permissionId }, before);
        await change.sql
          .updateTable('apiPermission')
          .set({ ...limits, fieldRules: JSON.stringify(fieldRules), rowVersion: before.rowVersion + 1 })
          .where('permissionId', '=', before.permissionId)
          .execute();
        const after = await getPermission(change.sql, before.permissionId);
        change.record({ ...subjectOf(after), action: 'edit', before: { ...before }, after: { ...after } });
        return after;
      });
    },

    async remove({ permissionId, rowVersion }: CheckedBodyOf<Calls['permissionDelete']>, context: AuthedContext) {
      await runChange(db, actorOf(context), async (change) => {
        const before = await getPermission(change.sql, permissionId);
        await requireVisibleSubject(change.sql, context.session, before);
        if (before.rowVersion !== rowVersion)
          throw await editConflict(change.sql, { subject: 'apiPermission', id: permissionId }, before);
        await change.sql.deleteFrom('apiPermission').where('permissionId', '=', permissionId).execute();
        change.record({ ...subjectOf(before), action: 'delete', before: { ...before } });
      });
    },
  };
}

export type PermissionService = ReturnType<typeof createPermissionService>;

/**
 * A class has customers of all agencies.
 * @throws Refusal 900403 for a class unless the session sees all customers, 900404 for a customer that it does not see
 */
async function requireVisibleSubject(db: Sql, viewer: AgencyViewer, { userId }: Pick<PermissionSubject, 'userId'>) {
  if (userId !== null) await requireVisibleCustomer(db, viewer, userId);
  else if (isScopedToAgency(viewer)) throw new Refusal('900403');
}

type NewPermission = Omit<CheckedBodyOf<Calls['permissionSave']>, 'rowVersion' | 'subject'> & PermissionSubject;

/** @throws Refusal 900404 if the caller has seen rules that are gone */
async function addPermission(change: Change, permission: NewPermission, rowVersion: number | null) {
  if (rowVersion !== null) throw new Refusal('900404');
  const { permissionId } = await change.sql
    .insertInto('apiPermission')
    .values({ ...permission, fieldRules: JSON.stringify(permission.fieldRules) })
    .returning('permissionId')
    .executeTakeFirstOrThrow();
  const added = await getPermission(change.sql, permissionId);
  change.record({ ...subjectOf(added), action: 'add', after: { ...added } });
  return added;
}

const subjectOf = ({ permissionId, username, roleName, interfaceCode }: Permission) => ({
  subject: 'apiPermission',
  subjectId: permissionId,
  subjectName: `${username ?? roleName} ${interfaceCode}`,
});

/** A misspelt path would give what it was to hide. @throws Refusal 301231 */
async function refuseUnknownFields(
  interfaces: Pick<LiveInterfaces, 'find'>,
  code: string,
  rules: FieldRules,
): Promise<void> {
  if (Object.keys(rules).length === 0) return;
  const found = await interfaces.find(code);
  if (found === undefined) throw new Refusal('900404');
  const known = new Set(flattenParameters(found.definition.response).map(({ path }) => path));
  const unknown = Object.keys(rules).filter((path) => !known.has(path));
  if (unknown.length > 0) throw new Refusal('301231', { result: { fields: unknown } });
}

/** The moment is later than the database's now. */
export async function isFuture({ sql: db }: Pick<Database, 'sql'>, moment: string): Promise<boolean> {
  const { rows } = await sql<{ isFuture: boolean }>`select ${moment}::timestamptz > now() as "isFuture"`.execute(db);
  return rows[0]?.isFuture === true;
}
