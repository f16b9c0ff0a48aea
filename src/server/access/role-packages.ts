import { sql } from 'kysely';
import type { accessCalls } from '../../contract/access/calls.ts';
import { agencyScope } from '../http/agency-scope.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, type Change, runChange } from '../platform/audit/change.ts';
import type { Database } from '../platform/db/database.ts';
import { textInLanguage } from '../platform/db/text-in-language.ts';
import { Refusal } from '../platform/errors.ts';
import { editConflict } from '../platform/records/edit-conflict.ts';

/** The packages of a role: one that is linked to any role is for those roles only. */
export function rolePackageRoutes(db: Database) {
  return handlersOf<typeof accessCalls>()({
    async rolePackageSelect({ roleId }, { language }) {
      const role = await db.sql.selectFrom('role').select('rowVersion').where('roleId', '=', roleId).executeTakeFirst();
      if (role === undefined) throw new Refusal('900404');
      const packages = await db.sql
        .selectFrom('package')
        .select(['packageId', 'isOnSale'])
        .select([
          textInLanguage(language, 'packageName').as('name'),
          sql<boolean>`exists (select from role_package r where r.package_id = package.package_id)`.as('isLimited'),
        ])
        .orderBy('packageOrder')
        .orderBy('packageId')
        .execute();
      return { packageIds: await listLinked(db, roleId), rowVersion: role.rowVersion, packages };
    },
    rolePackageRelate: (link, context) => runChange(db, actorOf(context), (change) => relate(change, link)),
    /** Agents and sellers count users of their own agency code. */
    async roleUserCounts(_body, { session }) {
      return db.sql
        .selectFrom('role')
        .select([
          'roleId',
          'roleName',
          'roleNameEn',
          sql<number>`(select count(*) from account a where a.role_id = role.role_id and ${agencyScope(session)})`.as(
            'users',
          ),
        ])
        .orderBy('roleId')
        .execute();
    },
  });
}

async function listLinked({ sql: db }: Pick<Database, 'sql'>, roleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('rolePackage')
    .select('packageId')
    .where('roleId', '=', roleId)
    .orderBy('packageId')
    .execute();
  return rows.map(({ packageId }) => packageId);
}

interface Link {
  roleId: number;
  rowVersion: number;
  packageIds: number[];
}

/** @throws Refusal 900404 for a missing role or package, 900410 if the role has another version */
async function relate(change: Change, { roleId, rowVersion, packageIds }: Link) {
  const { sql: db } = change;
  const role = await db.selectFrom('role').selectAll().where('roleId', '=', roleId).forUpdate().executeTakeFirst();
  if (role === undefined) throw new Refusal('900404');
  const before = await listLinked(change, roleId);
  if (role.rowVersion !== rowVersion) {
    const theirs = { rowVersion: role.rowVersion, packageIds: before };
    throw await editConflict(db, { subject: 'role', id: roleId }, theirs);
  }
  const after = [...new Set(packageIds)].sort((one, other) => one - other);
  if (after.join() === before.join()) return { rowVersion };
  const names = await db.selectFrom('package').select(['packageId', 'packageName']).execute();
  const nameOf = new Map(names.map(({ packageId, packageName }) => [packageId, packageName]));
  if (after.some((packageId) => !nameOf.has(packageId))) throw new Refusal('900404');
  await db.deleteFrom('rolePackage').where('roleId', '=', roleId).execute();
  if (after.length > 0) {
    await db
      .insertInto('rolePackage')
      .values(after.map((packageId) => ({ roleId, packageId })))
      .execute();
  }
  await db
    .updateTable('role')
    .set({ rowVersion: rowVersion + 1 })
    .where('roleId', '=', roleId)
    .execute();
  const namesOf = (ids: readonly number[]) => ids.map((id) => nameOf.get(id) ?? String(id));
  change.record({
    action: 'edit',
    subject: 'role',
    subjectId: roleId,
    subjectName: role.roleName,
    before: { packages: namesOf(before) },
    after: { packages: namesOf(after) },
  });
  return { rowVersion: rowVersion + 1 };
}
