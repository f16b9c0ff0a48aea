import { sql } from 'kysely';
import { type MenuPower, menuPowers } from '../../contract/access/menu.ts';
import { MANAGER } from '../../contract/access/role-values.ts';
import { allCalls } from '../../contract/all-calls.ts';
import { MANAGE_POWER } from '../../contract/site/ticket-rules.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { ensureDictionaries } from './base-dictionaries.ts';
import { defaultRoleValuesOf } from './default-powers.ts';

/** The predefined roles; others are added in the back office. */
const baseRoles = [
  { roleName: '普通用户', roleValue: 1 },
  { roleName: '代理商', roleValue: 2 },
  { roleName: '销售', roleValue: 3 },
  { roleName: '管理员', roleValue: MANAGER },
] as const;

/** Every power that a call requires, with its area and page: /manager, /manager/role, /manager/role:edit. */
export function listRequiredPowers(): { area: string; page: string; code: string }[] {
  const actions = new Set(allCalls.map(({ access }) => access).filter((access) => access.startsWith('/')));
  const pages = new Set([...actions].map((code) => code.split(':')[0] ?? code));
  return [...pages, ...[...actions].filter((code) => code.includes(':'))].map((code) => {
    const page = code.split(':')[0] ?? code;
    return { area: `/${page.split('/')[1]}`, page, code };
  });
}

/**
 * Adds missing roles, powers and dictionaries at every start and changes nothing that exists. New powers are granted to
 * the managers' roles, some to sellers and agents, and named by their codes; the back office translates the codes that it knows.
 */
export async function ensureBaseData({ sql: db }: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Several nodes may start at the same time.
    await sql`select pg_advisory_xact_lock(7364121)`.execute(transaction);
    const { length: roleNum } = await transaction.selectFrom('role').select('roleId').execute();
    if (roleNum === 0) {
      await transaction
        .insertInto('role')
        .values(baseRoles.map((role) => ({ ...role, remark: null })))
        .execute();
    }
    for (const { area, page, code } of listRequiredPowers()) {
      const areaId = await ensurePower(transaction, { code: area, parentId: null, level: 1 });
      const pageId = await ensurePower(transaction, { code: page, parentId: areaId, level: 2 });
      if (code !== page) await ensurePower(transaction, { code, parentId: pageId, level: 3 });
    }
    for (const [index, item] of menuPowers.entries()) {
      const parentId = await ensureMenuPower(transaction, { item, parentId: null, order: index + 1 });
      for (const [order, right] of (item.rights ?? []).entries())
        await ensureMenuPower(transaction, { item: right, parentId, order: order + 1 });
    }
    await ensureDictionaries(transaction);
  });
}

/** Names of powers that the back office does not translate. */
const predefinedNames: Readonly<Record<string, { powerName: string; powerNameEn: string }>> = {
  '/manager/views': { powerName: '列表视图', powerNameEn: 'Views of lists' },
  [MANAGE_POWER]: { powerName: '管理站点', powerNameEn: 'Management site' },
};

/** The powers of the header's menu and of the search tabs. */
export const menuCodes: readonly string[] = menuPowers.flatMap(({ code, rights = [] }) => [
  code,
  ...rights.map((right) => right.code),
]);

/** Adds a power of the header's menu. A new one is granted to every role; managers revoke it where it is not wanted. */
async function ensureMenuPower(
  db: Sql,
  { item, parentId, order }: { item: MenuPower; parentId: number | null; order: number },
) {
  const { code, name, nameEn } = item;
  const found = await db.selectFrom('power').select('powerId').where('powerCode', '=', code).executeTakeFirst();
  if (found !== undefined) return found.powerId;
  const level = parentId === null ? 1 : 2;
  const { powerId } = await db
    .insertInto('power')
    .values({
      powerCode: code,
      powerName: name,
      powerNameEn: nameEn,
      parentId,
      powerLevel: level,
      powerOrder: order,
      type: types[level],
    })
    .returning('powerId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rolePower')
    .columns(['roleId', 'powerId'])
    .expression((from) => from.selectFrom('role').select(['roleId', (select) => select.val(powerId).as('powerId')]))
    .execute();
  return powerId;
}

const types = { 1: 'area', 2: 'page', 3: 'action' } as const;

async function ensurePower(
  db: Sql,
  { code, parentId, level }: { code: string; parentId: number | null; level: 1 | 2 | 3 },
) {
  const found = await db.selectFrom('power').select('powerId').where('powerCode', '=', code).executeTakeFirst();
  if (found !== undefined) return found.powerId;
  const { powerId } = await db
    .insertInto('power')
    .values({
      powerCode: code,
      powerName: code,
      ...predefinedNames[code],
      parentId,
      powerLevel: level,
      type: types[level],
    })
    .returning('powerId')
    .executeTakeFirstOrThrow();
  await grantNewPower(db, powerId, code);
  return powerId;
}

/** To all managers' roles, and to the first role of each value in default-powers.ts, which is the predefined one. */
async function grantNewPower(db: Sql, powerId: number, code: string): Promise<void> {
  await sql`insert into role_power (role_id, power_id)
    select role_id, ${powerId}::integer from role r
    where role_value = ${MANAGER} or (
      role_value = any(${[...defaultRoleValuesOf(code)]}::integer[])
      and role_id = (select min(role_id) from role first where first.role_value = r.role_value))`.execute(db);
}
