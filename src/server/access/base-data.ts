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
  { roleName: '普通用户', roleNameEn: 'General user', roleValue: 1 },
  { roleName: '代理商', roleNameEn: 'Agent', roleValue: 2 },
  { roleName: '销售', roleNameEn: 'Sales rep', roleValue: 3 },
  { roleName: '管理员', roleNameEn: 'Manager', roleValue: MANAGER },
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
    await ensurePowers(transaction);
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

const types = { 1: 'area', 2: 'page', 3: 'action' } as const;

interface MissingPower {
  code: string;
  level: keyof typeof types;
  /** Null for an area. */
  parentCode: string | null;
  /** Undefined for a power that a call requires; its name is then its code. */
  menu?: { item: MenuPower; order: number };
}

/** All powers required by calls, by the header's menu and by the search tabs, parents first. */
function listPowers(): MissingPower[] {
  const required = listRequiredPowers().flatMap(({ area, page, code }): MissingPower[] => [
    { code: area, level: 1, parentCode: null },
    { code: page, level: 2, parentCode: area },
    ...(code === page ? [] : [{ code, level: 3, parentCode: page } as const]),
  ]);
  const menu = menuPowers.flatMap((item, index): MissingPower[] => [
    { code: item.code, level: 1, parentCode: null, menu: { item, order: index + 1 } },
    ...(item.rights ?? []).map(
      (right, order): MissingPower => ({
        code: right.code,
        level: 2,
        parentCode: item.code,
        menu: { item: right, order: order + 1 },
      }),
    ),
  ]);
  return [...required, ...menu];
}

/** Adds the missing powers in bulk: there are hundreds, and the start waits for them. */
async function ensurePowers(db: Sql): Promise<void> {
  const found = await db.selectFrom('power').select(['powerId', 'powerCode']).execute();
  const idOf = new Map(found.map(({ powerId, powerCode }) => [powerCode, powerId]));
  const idOfPower = (code: string): number => {
    const id = idOf.get(code);
    if (id === undefined) throw new Error(`power ${code} does not exist`);
    return id;
  };
  const missing = new Map<string, MissingPower>();
  for (const power of listPowers())
    if (!idOf.has(power.code) && !missing.has(power.code)) missing.set(power.code, power);
  for (const level of [1, 2, 3] as const) {
    const rows = [...missing.values()]
      .filter((power) => power.level === level)
      .map(({ code, parentCode, menu }) => ({
        powerCode: code,
        powerName: code,
        ...predefinedNames[code],
        ...(menu !== undefined && {
          powerName: menu.item.name,
          powerNameEn: menu.item.nameEn,
          powerOrder: menu.order,
        }),
        parentId: parentCode === null ? null : idOfPower(parentCode),
        powerLevel: level,
        type: types[level],
      }));
    if (rows.length === 0) continue;
    const added = await db.insertInto('power').values(rows).returning(['powerId', 'powerCode']).execute();
    for (const { powerId, powerCode } of added) idOf.set(powerCode, powerId);
  }
  await grantNewPowers(
    db,
    [...missing.values()].map(({ code, menu }) => ({ id: idOfPower(code), code, isMenu: menu !== undefined })),
  );
}

/**
 * Grants the menu to every role; managers revoke it where it is not wanted. Grants other powers to all managers' roles,
 * and to the first role of each value in default-powers.ts, which is the predefined one.
 */
async function grantNewPowers(db: Sql, powers: { id: number; code: string; isMenu: boolean }[]): Promise<void> {
  const menu = powers.filter(({ isMenu }) => isMenu).map(({ id }) => id);
  const byValue = powers
    .filter(({ isMenu }) => !isMenu)
    .flatMap(({ id, code }) => [MANAGER, ...defaultRoleValuesOf(code)].map((value) => ({ id, value })));
  await sql`insert into role_power (role_id, power_id)
    select role_id, power_id from role cross join unnest(${menu}::integer[]) as new (power_id)
    union
    select role_id, power_id from role r
    join unnest(${byValue.map(({ id }) => id)}::integer[], ${byValue.map(({ value }) => value)}::integer[])
      as new (power_id, value) on value = role_value
    where role_value = ${MANAGER}
      or role_id = (select min(role_id) from role first where first.role_value = r.role_value)`.execute(db);
}
