import { DICTIONARY_ROOT } from '../../contract/dictionaries/rules.ts';
import type { Sql } from '../platform/db/database.ts';

/** The predefined categories with their first entries. */
const categories = [
  {
    name: '公司类型',
    nameEn: 'Company type',
    entries: [
      ['维修厂', 'Repair shop'],
      ['配件商', 'Parts trader'],
      ['保险公司', 'Insurer'],
      ['代理商', 'Agent'],
    ],
  },
  {
    name: '职业标签',
    nameEn: 'Career',
    entries: [
      ['维修技师', 'Mechanic'],
      ['配件采购', 'Parts buyer'],
      ['店长', 'Shop manager'],
    ],
  },
  {
    name: '渠道',
    nameEn: 'Channel',
    entries: [
      ['展会', 'Trade fair'],
      ['朋友介绍', 'A friend'],
      ['网络搜索', 'Web search'],
    ],
  },
  {
    name: '服务类型',
    nameEn: 'Service type',
    entries: [
      ['车型查询', 'Vehicle look-up'],
      ['配件查询', 'Parts look-up'],
      ['保养查询', 'Maintenance look-up'],
    ],
  },
  {
    name: '意向',
    nameEn: 'Intention',
    entries: [
      ['高', 'High'],
      ['中', 'Medium'],
      ['低', 'Low'],
    ],
  },
] as const;

/**
 * Adds missing categories with their entries. Existing categories stay as the staff has edited them, also empty ones.
 */
export async function ensureDictionaries(db: Sql): Promise<void> {
  const existing = await db
    .selectFrom('dictionary')
    .select('dictionaryName')
    .where('parentId', '=', DICTIONARY_ROOT)
    .execute();
  const known = new Set(existing.map(({ dictionaryName }) => dictionaryName));
  for (const [ord, { name, nameEn, entries }] of categories.entries()) {
    if (known.has(name)) continue;
    const { id } = await db
      .insertInto('dictionary')
      .values({ parentId: DICTIONARY_ROOT, dictionaryName: name, name, nameEn, ord })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = entries.map(([zh, en], ord) => ({
      parentId: id,
      dictionaryName: name,
      name: zh,
      nameEn: en,
      ord,
    }));
    await db.insertInto('dictionary').values(rows).execute();
  }
}
