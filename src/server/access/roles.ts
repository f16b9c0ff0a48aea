import { sql } from 'kysely';
import type { accessCalls } from '../../contract/access/calls.ts';
import { MANAGER } from '../../contract/access/role-values.ts';
import { resources } from '../../contract/all-calls.ts';
import { crudHandlers } from '../http/crud-handlers.ts';
import type { AuthedContext } from '../http/request-context.ts';
import { handlersOf } from '../http/serve.ts';
import type { CrudHandlers } from '../http/serve-crud.ts';
import { createCrudRepository } from '../platform/crud-repository.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { menuCodes } from './base-data.ts';

/** Roles and what they may do: nobody changes their own role, grants what they lack, or takes away the last manager. */
export function roleHandlers(db: Database): CrudHandlers<typeof resources.role> {
  const repository = createCrudRepository(db, { table: 'role', item: resources.role.item, id: 'roleId' });
  return {
    ...crudHandlers(repository),
    async add(values, { session }) {
      if (values.roleValue > session.roleValue) throw new Refusal('300104');
      return db.sql.transaction().execute(async (transaction) => {
        const role = await repository.add(values, transaction);
        await grantMenu(transaction, role.roleId);
        return role;
      });
    },
    async edit({ id, values }, { session }) {
      if (id === session.roleId) throw new Refusal('300104');
      return db.sql.transaction().execute(async (transaction) => {
        const { roleValue: before } = await repository.get(id, transaction);
        const after = values.roleValue ?? before;
        // A role's value is a power too: a manager's role is given each new one.
        if (after !== before && Math.max(after, before) > session.roleValue) throw new Refusal('300104');
        const role = await repository.edit(id, values, transaction);
        await refuseWithoutManager(transaction);
        return role;
      });
    },
    async delete({ id }, { session }) {
      if (id === session.roleId) throw new Refusal('300104');
      await db.sql.transaction().execute(async (transaction) => {
        await repository.remove(id, transaction);
        await refuseWithoutManager(transaction);
      });
      return null;
    },
  };
}

export function rolePowerRoutes(db: Database) {
  return handlersOf<typeof accessCalls>()({
    async rolePowerSelect({ roleId }) {
      const rows = await db.sql
        .selectFrom('rolePower')
        .select('powerId')
        .where('roleId', '=', roleId)
        .orderBy('powerId')
        .execute();
      return { powerIds: rows.map(({ powerId }) => powerId) };
    },
    async rolePowerSave({ roleId, powerIds }, visit) {
      if (roleId === visit.session.roleId) throw new Refusal('300104');
      await db.sql.transaction().execute((transaction) => grant(transaction, { roleId, powerIds, visit }));
      return null;
    },
  });
}

/** A new role sees the whole menu until some of it is taken from it. */
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

/** Sets the powers of a role. What the granter does not hold is neither given nor taken: the change must not touch it. */
async function grant(
  db: Sql,
  { roleId, powerIds, visit }: { roleId: number; powerIds: number[]; visit: AuthedContext },
) {
  const role = await db.selectFrom('role').select('roleId').where('roleId', '=', roleId).forUpdate().executeTakeFirst();
  if (role === undefined) throw new Refusal('900404');
  const all = await db.selectFrom('power').select(['powerId', 'powerCode']).execute();
  const before = await db.selectFrom('rolePower').select('powerId').where('roleId', '=', roleId).execute();
  const codeOf = new Map(all.map(({ powerId, powerCode }) => [powerId, powerCode]));
  if (powerIds.some((powerId) => !codeOf.has(powerId))) throw new Refusal('900404');
  const requested = new Set(powerIds);
  const current = new Set(before.map(({ powerId }) => powerId));
  const changed = all.filter(({ powerId }) => requested.has(powerId) !== current.has(powerId));
  if (changed.some(({ powerCode }) => !visit.session.powers.has(powerCode))) throw new Refusal('300104');
  await db.deleteFrom('rolePower').where('roleId', '=', roleId).execute();
  if (requested.size > 0) {
    await db
      .insertInto('rolePower')
      .values([...requested].map((powerId) => ({ roleId, powerId })))
      .execute();
  }
}

/** Looks after the change was made, one change at a time: two at once would each count on the other's manager. */
async function refuseWithoutManager(db: Sql) {
  await sql`select pg_advisory_xact_lock(7364122)`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from account join role using (role_id) where role_value = ${MANAGER} and not is_disabled`.execute(
    db,
  );
  if ((rows[0]?.total ?? 0) === 0) throw new Refusal('300105');
}
