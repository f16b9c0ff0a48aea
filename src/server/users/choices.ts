import { sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import { DICTIONARY_ROOT } from '../../contract/dictionaries/rules.ts';
import type { Sql } from '../platform/db/database.ts';
import { textInLanguage } from '../platform/db/text-in-language.ts';
import { Refusal } from '../platform/errors.ts';

/** The fields of a user that refer to dictionary entries, with their categories. */
const categoryOf = { companyType: '公司类型', jobFlag: '职业标签', howKnowEpc: '渠道', intention: '意向' } as const;
type ChoiceField = keyof typeof categoryOf;
export const choiceFields = Object.keys(categoryOf).filter((key): key is ChoiceField => key in categoryOf);

interface Entry {
  category: string;
  value: number;
  label: string;
}

async function listEntries(db: Sql, language: Language): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select c.dictionary_name as category, d.id as value,
      ${textInLanguage(language, 'd.name')} as label
    from dictionary d join dictionary c on c.id = d.parent_id
    where c.parent_id = ${DICTIONARY_ROOT} and c.dictionary_name in (${sql.join(Object.values(categoryOf))})
    order by d.ord, d.id`.execute(db);
  return rows;
}

/** The entries that a user's fields can be set to, in the dictionary's order. */
export async function listChoices(db: Sql, language: Language) {
  const entries = await listEntries(db, language);
  const of = (field: ChoiceField) =>
    entries.filter(({ category }) => category === categoryOf[field]).map(({ value, label }) => ({ value, label }));
  return {
    companyType: of('companyType'),
    jobFlag: of('jobFlag'),
    howKnowEpc: of('howKnowEpc'),
    intention: of('intention'),
  };
}

/** @throws Refusal 900400 for a value that is no entry of its field's category */
export async function refuseUnknownChoices(
  db: Sql,
  values: { [Field in ChoiceField]?: number | null | undefined },
): Promise<void> {
  const chosen = choiceFields.filter((field) => values[field] !== undefined && values[field] !== null);
  if (chosen.length === 0) return;
  const choices = await listChoices(db, 'zh-CN');
  const unknown = chosen.filter((field) => !choices[field].some(({ value }) => value === values[field]));
  if (unknown.length === 0) return;
  throw new Refusal('900400', {
    problems: unknown.map((field) => ({
      path: `data.values.${field}`,
      zh: '不是可选的选项',
      en: 'is not one of the allowed values',
    })),
  });
}
