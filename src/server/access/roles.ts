import type { z } from 'zod';
import type { accessCalls } from '../../contract/access/calls.ts';
import { isManagementPower } from '../../contract/access/management-power.ts';
import { MANAGER } from '../../contract/access/role-values.ts';
import { resources } from '../../contract/all-calls.ts';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { AuthedContext } from '../http/request-context.ts';
import { plainService, type ResourceService } from '../http/resources/resource-service.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, type Change, runChange } from '../platform/audit/change.ts';
import { requireSecondPerson } from '../platform/audit/second-person.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createCrudRepository } from '../platform/records/crud-repository.ts';
import { editConflict } from '../platform/records/edit-conflict.ts';
import { refuseWithoutManager } from '../platform/records/refuse-without-manager.ts';
import { menuCodes } from './base-data.ts';

/** Users cannot change their own role or raise a role above their own, and one manager always remains. */
export function roleService(db: Database): ResourceService<typeof resources.role> {
  const { table, item, nameField } = resources.role;
  const repository = createCrudRepository(db, {
    name: 'role',
    table,
    item,
    id: 'roleId',
    nameField,
    relations: [
      { table: 'role_power', column: 'role_id' },
      { table: 'role_package', column: 'role_id' },
    ],
  });
  return {
    ...plainService(repository),
    async add(change, values, { session }) {
      if (values.roleValue > session.roleValue) throw new Refusal('300104');
      const role = await repository.add(change, values);
      await grantMenu(change.sql, role.roleId);
      await requireForManager(change, { subjectId: '', before: {}, after: role });
      return role;
    },
    async edit(change, edit, { session }) {
      const { id, values } = edit;
      if (id === session.roleId) throw new Refusal('300104');
      const role = await repository.get(id, change.sql);
      const { roleValue: before } = role;
      const after = values.roleValue ?? before;
      // The value counts as a power too, because managers' roles get every new power.
      if (after !== before && Math.max(after, before) > session.roleValue) throw new Refusal('300104');
      const edited = await repository.edit(change, edit);
      await refuseWithoutManager(change.sql);
      if (after !== before) await requireForManager(change, { subjectId: id, before: role, after: edited });
      return edited;
    },
    async checkRestored(change, id) {
      const role = await repository.get(id, change.sql);
      const powers = await listPowerCodes(change.sql, id);
      await requireForManager(change, { subjectId: id, before: {}, after: role });
      if (!powers.some(isManagementPower)) return;
      await requireSecondPerson(change, {
        ...{ kind: 'managementRole', subject: 'role', subjectId: id, subjectName: role.roleName },
        before: {},
        after: { roleName: role.roleName, powers },
      });
    },
    async remove(change, record, { session }) {
      if (record.id === session.roleId) throw new Refusal('300104');
      await repository.remove(change, record);
      await refuseWithoutManager(change.sql);
    },
  };
}

interface RoleChange {
  subjectId: number | '';
  before: Partial<Role>;
  after: Role;
}

type Role = Pick<z.infer<typeof resources.role.item>, 'roleName' | 'roleNameEn' | 'roleValue' | 'remark'>;

/** A role of managers gets every new power. @throws ApprovalNeeded */
async function requireForManager(change: Change, { subjectId, before, after }: RoleChange): Promise<void> {
  if (after.roleValue !== MANAGER) return;
  const valuesOf = ({ roleName, roleNameEn, roleValue, remark }: Partial<Role>) => {
    return { roleName, roleNameEn, roleValue, remark };
  };
  await requireSecondPerson(change, {
    ...{ kind: 'managementRole', subject: 'role', subjectId, subjectName: after.roleName },
    before: valuesOf(before),
    after: valuesOf(after),
  });
}

/** The powers of a role, as a write that may wait for a second person. */
export function savePowers(
  change: Change,
  body: CheckedBodyOf<typeof accessCalls.rolePowerSave>,
  context: AuthedContext,
) {
  if (body.roleId === context.session.roleId) throw new Refusal('300104');
  return grant(change, { ...body, context });
}

export function rolePowerRoutes(db: Database) {
  return handlersOf<typeof accessCalls>()({
    async rolePowerSelect({ roleId }) {
      const role = await db.sql.selectFrom('role').select('rowVersion').where('roleId', '=', roleId).executeTakeFirst();
      const rows = await db.sql
        .selectFrom('rolePower')
        .select('powerId')
        .where('roleId', '=', roleId)
        .orderBy('powerId')
        .execute();
      return { powerIds: rows.map(({ powerId }) => powerId), rowVersion: role?.rowVersion ?? 1 };
    },
    async roleSimulate({ roleId }, context) {
      const role = await db.sql
        .selectFrom('role')
        .select(['roleName', 'roleNameEn'])
        .where('roleId', '=', roleId)
        .executeTakeFirst();
      if (role === undefined) throw new Refusal('900404');
      const { roleName, roleNameEn } = role;
      const powerCodes = await listPowerCodes(db.sql, roleId);
      await runChange(db, actorOf(context), async ({ record }) =>
        record({ action: 'viewAs', subject: 'role', subjectId: roleId, subjectName: roleName }),
      );
      return { roleId, roleName, roleNameEn, powerCodes };
    },
    rolePowerSave: (body, context) => runChange(db, actorOf(context), (change) => savePowers(change, body, context)),
  });
}

async function listPowerCodes(db: Sql, roleId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('rolePower')
    .innerJoin('power', 'power.powerId', 'rolePower.powerId')
    .select('powerCode')
    .where('roleId', '=', roleId)
    .orderBy('powerCode')
    .execute();
  return rows.map(({ powerCode }) => powerCode);
}

/** A new role has the whole menu until powers are revoked. */
async function grantMenu(db: Sql, roleId: number) {
  await db
    .insertInto('rolePower')
    .columns(['roleId', 'powerId'])
    .expression((from) =>
      from
        .selectFrom('power')
        .select((select) => [select.val(roleId).as('roleId'), 'powerId'])
        .where('powerCode', 'in', menuCodes),
    )
    .execute();
}

interface Grant {
  roleId: number;
  rowVersion: number;
  powerIds: number[];
  context: AuthedContext;
}

/**
 * Sets the powers of a role; returns the role's new version.
 * @throws Refusal 300104 if the change includes a power that the granter lacks, 900410 if the role has another version
 */
async function grant(change: Change, { roleId, rowVersion, powerIds, context }: Grant) {
  const { sql: db } = change;
  const role = await db.selectFrom('role').selectAll().where('roleId', '=', roleId).forUpdate().executeTakeFirst();
  if (role === undefined) throw new Refusal('900404');
  const all = await db.selectFrom('power').select(['powerId', 'powerCode']).execute();
  const before = await db.selectFrom('rolePower').select('powerId').where('roleId', '=', roleId).execute();
  const current = new Set(before.map(({ powerId }) => powerId));
  if (role.rowVersion !== rowVersion) {
    const theirs = { rowVersion: role.rowVersion, powerIds: [...current] };
    throw await editConflict(db, { subject: 'role', id: roleId }, theirs);
  }
  const codeOf = new Map(all.map(({ powerId, powerCode }) => [powerId, powerCode]));
  if (powerIds.some((powerId) => !codeOf.has(powerId))) throw new Refusal('900404');
  const requested = new Set(powerIds);
  const changed = all.filter(({ powerId }) => requested.has(powerId) !== current.has(powerId));
  if (changed.some(({ powerCode }) => !context.session.powers.has(powerCode))) throw new Refusal('300104');
  if (changed.length === 0) return { rowVersion };
  await db.deleteFrom('rolePower').where('roleId', '=', roleId).execute();
  if (requested.size > 0) {
    await db
      .insertInto('rolePower')
      .values([...requested].map((powerId) => ({ roleId, powerId })))
      .execute();
  }
  await db
    .updateTable('role')
    .set({ rowVersion: rowVersion + 1 })
    .where('roleId', '=', roleId)
    .execute();
  const codesOf = (ids: ReadonlySet<number>) => [...ids].map((id) => codeOf.get(id) ?? String(id)).sort();
  const entry = {
    ...{ subject: 'role', subjectId: roleId, subjectName: role.roleName },
    before: { powers: codesOf(current) },
    after: { powers: codesOf(requested) },
  };
  change.record({ action: 'edit', ...entry });
  const isManaging = changed.some(({ powerId, powerCode }) => requested.has(powerId) && isManagementPower(powerCode));
  if (isManaging) await requireSecondPerson(change, { kind: 'managementRole', ...entry });
  return { rowVersion: rowVersion + 1 };
}
