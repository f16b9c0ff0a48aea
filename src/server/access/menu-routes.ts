import type { accessCalls } from '../../contract/access/calls.ts';
import { powers } from '../../contract/access/resources.ts';
import type { Session } from '../http/request-context.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';

/** The powers that the client mirrors in menus and guards, in the order of the tree. */
export function menuRoutes(db: Database) {
  const listPowers = async ({ roleId, powers: held, viewer }: Session) => {
    const rows = await selectPowers(db)
      .innerJoin('rolePower', 'rolePower.powerId', 'power.powerId')
      .where('rolePower.roleId', '=', roleId)
      .execute();
    // A view as a user has fewer powers than the user.
    return viewer === null ? rows : rows.filter(({ powerCode }) => held.has(powerCode));
  };
  return handlersOf<typeof accessCalls>()({
    systemMenu: (_body, { session }) => listPowers(session),
    allMenus: (_body, { session }) =>
      session.powers.has(powers.list.access) ? selectPowers(db).execute() : listPowers(session),
  });
}

function selectPowers({ sql: db }: Database) {
  return db
    .selectFrom('power')
    .select([
      'power.powerId as id',
      'powerCode',
      'powerName',
      'powerNameEn',
      'parentId',
      'powerLevel',
      'powerOrder',
      'type',
    ])
    .orderBy('powerLevel')
    .orderBy('powerOrder')
    .orderBy('power.powerId');
}
