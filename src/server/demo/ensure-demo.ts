import { DICTIONARY_ROOT } from '../../contract/dictionaries.ts';
import { createPasswords } from '../account/passwords.ts';
import type { Database } from '../db/database.ts';
import { fillDemoCatalogue } from './catalogue/fill.ts';
import { sampleQueries } from './catalogue/samples.ts';
import type { Table } from './catalogue/tables/table.ts';
import { ensureCompany } from './ensure-company.ts';
import { ensurePackages } from './ensure-packages.ts';
import { ensureServices } from './ensure-services.ts';
import { ensureSurvey } from './ensure-survey.ts';
import { type DemoFill, demoFills } from './fills.ts';

export const demoAccounts = {
  password: 'Epc#2026demo',
  accounts: [
    { username: 'admin', roleValue: 4, who: 'manager: every power' },
    { username: 'seller', roleValue: 3, who: 'sales staff' },
    { username: 'agent', roleValue: 2, who: 'agent' },
    { username: 'shop', roleValue: 1, who: 'repair shop, main account' },
    { username: 'mechanic', roleValue: 1, who: 'sub account of shop' },
    { username: 'visitor', roleValue: 1, who: 'general user' },
  ],
} as const;

type OnProgress = (step: string, done: number, total: number) => void;

/** Fills what is not there of the demo catalogue and the accounts. A fill that was broken off is begun again. */
export async function ensureDemo(db: Database, onProgress: OnProgress) {
  const names = await db.sql.selectFrom('catalogueFill').select('name').execute();
  const filled = new Set(names.map(({ name }) => name));
  const missing = demoFills.filter(({ name }) => !filled.has(name));
  if (missing.length > 0) {
    await fillAll(db, missing, onProgress);
    await db.sql
      .insertInto('catalogueFill')
      .values(missing.map(({ name }) => ({ name })))
      .execute();
  }
  await ensureAccounts(db);
  await ensureServices(db);
  await ensureSurvey(db);
  await ensurePackages(db);
  await ensureCompany(db, demoAccounts.password);
  await ensureDictionaries(db);
  return { ...demoAccounts, sampleQueries };
}

/** Empties the catalogue and fills it anew. */
export function fillCatalogue(db: Database, onProgress: OnProgress): Promise<void> {
  return fillAll(db, demoFills, onProgress);
}

async function fillAll(db: Database, fills: readonly DemoFill[], onProgress: OnProgress): Promise<void> {
  const tables = fills.flatMap((fill) => fill.tables);
  if (tables.length > 0) await fillTables(db, tables, onProgress);
  for (const { mend } of fills) if (mend !== undefined) await db.execute(mend);
}

/**
 * Empties tables and fills them anew: whatever a broken-off fill left is gone first. On the embedded engine the
 * references are not checked row by row, which halves the time: the generator's own tests prove them.
 */
async function fillTables(db: Database, tables: readonly Table[], onProgress: OnProgress): Promise<void> {
  await db.execute(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  if (db.engine === 'embedded') await db.execute('set session_replication_role = replica');
  try {
    await fillDemoCatalogue({ copy: db.copy, tables, onProgress });
  } finally {
    if (db.engine === 'embedded') await db.execute('set session_replication_role = origin');
  }
  await db.execute('analyze');
}

const AGENCY = 'SD01';

async function ensureAccounts({ sql: db }: Database): Promise<void> {
  const { length } = await db.selectFrom('account').select('userId').limit(1).execute();
  if (length > 0) return;
  const roles = new Map(
    (await db.selectFrom('role').select(['roleId', 'roleValue']).execute()).map((role) => [
      role.roleValue,
      role.roleId,
    ]),
  );
  const passwordHash = await createPasswords().hash(demoAccounts.password);
  const base = { passwordHash, phoneNum: null, companyName: null, agencyCode: null, parentId: null, deptId: null };
  const particulars = {
    admin: { userRealname: '系统管理员' },
    seller: { userRealname: '销售员小周', agencyCode: AGENCY },
    agent: { userRealname: '代理商老陈', agencyCode: AGENCY, companyName: '样本汽配代理有限公司' },
    shop: { userRealname: '李店长', companyName: '样本汽车维修厂', agencyCode: AGENCY, deptId: 1 },
    mechanic: { userRealname: '王师傅', companyName: '样本汽车维修厂', deptId: 1, acctLevel: 1, dctType: 1 },
    visitor: { userRealname: null },
  };
  await db.transaction().execute(async (transaction) => {
    const idOf = new Map<string, number>();
    for (const { username, roleValue } of demoAccounts.accounts) {
      const { userId } = await transaction
        .insertInto('account')
        .values({
          ...base,
          ...particulars[username],
          username,
          roleId: roles.get(roleValue) ?? 0,
          parentId: username === 'mechanic' ? (idOf.get('shop') ?? null) : null,
        })
        .returning('userId')
        .executeTakeFirstOrThrow();
      idOf.set(username, userId);
    }
  });
}

const categories = [
  [
    '公司类型',
    'Company type',
    [
      ['维修厂', 'Repair shop'],
      ['配件商', 'Parts trader'],
      ['保险公司', 'Insurer'],
      ['代理商', 'Agent'],
    ],
  ],
  [
    '职业标签',
    'Career',
    [
      ['维修技师', 'Mechanic'],
      ['配件采购', 'Parts buyer'],
      ['店长', 'Shop manager'],
    ],
  ],
  [
    '渠道',
    'Channel',
    [
      ['展会', 'Trade fair'],
      ['朋友介绍', 'A friend'],
      ['网络搜索', 'Web search'],
    ],
  ],
  [
    '服务类型',
    'Service type',
    [
      ['车型查询', 'Vehicle look-up'],
      ['配件查询', 'Parts look-up'],
      ['保养查询', 'Maintenance look-up'],
    ],
  ],
  [
    '意向',
    'Intention',
    [
      ['高', 'High'],
      ['中', 'Medium'],
      ['低', 'Low'],
    ],
  ],
] as const;

/** The root's children are the categories, theirs the entries. */
async function ensureDictionaries({ sql: db }: Database): Promise<void> {
  const { length } = await db.selectFrom('dictionary').select('id').where('id', '!=', DICTIONARY_ROOT).execute();
  if (length > 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const [ord, [name, nameEn, entries]] of categories.entries()) {
      const { id } = await transaction
        .insertInto('dictionary')
        .values({ parentId: DICTIONARY_ROOT, dictionaryName: name, name, nameEn, ord })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = entries.map(([zh, en], place) => ({
        parentId: id,
        dictionaryName: name,
        name: zh,
        nameEn: en,
        ord: place,
      }));
      await transaction.insertInto('dictionary').values(rows).execute();
    }
  });
}
