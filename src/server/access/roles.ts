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

/** Users cannot change their own role or raise a role above their own, and one manager always remains. */
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
        // The value counts as a power too, because managers' roles get every new power.
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
    async rolePowerSave({ roleId, powerIds }, context) {
      if (roleId === context.session.roleId) throw new Refusal('300104');
      await db.sql.transaction().execute((transaction) => grant(transaction, { roleId, powerIds, context }));
      return null;
    },
  });
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

/** Sets the powers of a role. @throws Refusal 300104 if the change includes a power that the granter lacks */
async function grant(
  db: Sql,
  { roleId, powerIds, context }: { roleId: number; powerIds: number[]; context: AuthedContext },
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
  if (changed.some(({ powerCode }) => !context.session.powers.has(powerCode))) throw new Refusal('300104');
  await db.deleteFrom('rolePower').where('roleId', '=', roleId).execute();
  if (requested.size > 0) {
    await db
      .insertInto('rolePower')
      .values([...requested].map((powerId) => ({ roleId, powerId })))
      .execute();
  }
}

/** Runs after the change and under a lock, because concurrent changes could each count on the other's manager. */
async function refuseWithoutManager(db: Sql) {
  await sql`select pg_advisory_xact_lock(7364122)`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from account join role using (role_id) where role_value = ${MANAGER} and not is_disabled`.execute(
    db,
  );
  if ((rows[0]?.total ?? 0) === 0) throw new Refusal('300105');
}
