import { sql } from 'kysely';
import { isManagementPower } from '../../contract/access/management-power.ts';
import { menuPowers } from '../../contract/access/menu.ts';
import { MANAGER } from '../../contract/access/role-values.ts';
import { agencyScope } from '../http/agency-scope.ts';
import type { Session } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { editConflict } from '../platform/records/edit-conflict.ts';
import { getUser, type Viewer } from './user-repository.ts';

/** A user whose row is locked for a change. */
export interface LockedUser {
  userId: number;
  username: string;
  rowVersion: number;
  roleId: number;
  roleName: string;
  roleValue: number;
  agencyCode: string | null;
  isDisabled: boolean;
  isSub: boolean;
}

interface Target {
  id: number;
  /** The version that the caller saw; undefined for an operation that overwrites nothing. */
  rowVersion?: number;
}

/**
 * Locks a user until the transaction ends.
 * @throws Refusal 900404 for a user that the session does not see, 900410 with the record if it has changed, 300202 if
 *   the user has powers that the session lacks
 */
export async function lockUser(within: Sql, viewer: Viewer, { id, rowVersion }: Target): Promise<LockedUser> {
  const { rows } = await sql<LockedUser>`
    select a.user_id as "userId", a.username, a.row_version as "rowVersion", a.role_id as "roleId",
      r.role_name as "roleName", r.role_value as "roleValue", a.agency_code as "agencyCode",
      a.is_disabled as "isDisabled", a.acct_level <> 0 as "isSub"
    from account a join role r using (role_id)
    where a.user_id = ${id} and ${agencyScope(viewer)} for no key update of a`.execute(within);
  const [user] = rows;
  if (user === undefined) throw new Refusal('900404');
  await refuseMorePowerful(within, viewer, user);
  if (rowVersion !== undefined && rowVersion !== user.rowVersion) {
    throw await editConflict(within, { subject: 'user', id }, await getUser(within, viewer, id));
  }
  return user;
}

/** The powers of the header's menu, which say nothing about rank. */
const menuCodes = new Set<string>(
  menuPowers.flatMap(({ code, rights = [] }) => [code, ...rights.map((right) => right.code)]),
);

/** A reset password or a new role of such a user would be a way to powers that the caller lacks. @throws Refusal 300202 */
async function refuseMorePowerful(
  within: Sql,
  viewer: Viewer,
  { userId, roleId, roleValue }: LockedUser,
): Promise<void> {
  if (userId === viewer.userId) return;
  const codes = await listPowerCodes(within, roleId);
  const lacks = codes.some((code) => !menuCodes.has(code) && !viewer.powers.has(code));
  // A manager's role counts as a power too, because it gets every new one.
  if (lacks || (roleValue === MANAGER && viewer.roleValue !== MANAGER)) throw new Refusal('300202');
}

/** @throws Refusal 300104 for a role with a power that the session lacks, or above its own; 900404 for a missing one */
export async function requireGrantable(within: Sql, session: Pick<Session, 'powers' | 'roleValue'>, roleId: number) {
  const role = await within
    .selectFrom('role')
    .select(['roleId', 'roleName', 'roleValue'])
    .where('roleId', '=', roleId)
    .forShare()
    .executeTakeFirst();
  if (role === undefined) throw new Refusal('900404');
  const codes = await listPowerCodes(within, roleId);
  if (role.roleValue > session.roleValue || codes.some((code) => !session.powers.has(code)))
    throw new Refusal('300104');
  return { ...role, isManaging: role.roleValue === MANAGER || codes.some(isManagementPower) };
}

async function listPowerCodes(within: Sql, roleId: number): Promise<string[]> {
  const rows = await within
    .selectFrom('rolePower')
    .innerJoin('power', 'power.powerId', 'rolePower.powerId')
    .select('powerCode')
    .where('roleId', '=', roleId)
    .execute();
  return rows.map(({ powerCode }) => powerCode);
}

/** The roles that `requireGrantable` accepts. */
export async function listGrantableRoles(db: Sql, session: Pick<Session, 'powers' | 'roleValue'>) {
  return db
    .selectFrom('role')
    .select(['roleId', 'roleName', 'roleNameEn', 'roleValue'])
    .where(sql<boolean>`role_value <= ${session.roleValue}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rolePower')
            .innerJoin('power', 'power.powerId', 'rolePower.powerId')
            .select('power.powerId')
            .whereRef('rolePower.roleId', '=', 'role.roleId')
            .where(sql<boolean>`power_code <> all(${[...session.powers]}::text[])`),
        ),
      ),
    )
    .orderBy('roleValue')
    .orderBy('roleId')
    .execute();
}
