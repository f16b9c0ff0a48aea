import type { UserDetail } from '../../../contract/account/schemas.ts';
import { DICTIONARY_ROOT } from '../../../contract/dictionaries/rules.ts';
import type { Session } from '../../http/request-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { changeProfile, dictionaryOf, getDetail, listChoices, type ProfileValues } from './repository.ts';

/**
 * Says something of oneself; gives the profile as it is then.
 * @throws Refusal 900403 for a sub account that would name the company, 900400 for what no dictionary has
 */
export async function updateProfile(
  { sql: db }: Database,
  session: Session,
  values: ProfileValues,
): Promise<UserDetail> {
  if (values.companyName !== undefined && session.acctLevel !== 0) throw new Refusal('900403');
  await refuseUnknownEntries(db, values);
  return db.transaction().execute(async (transaction) => {
    await changeProfile(transaction, session.userId, values);
    return getDetail(transaction, session.userId);
  });
}

async function refuseUnknownEntries(db: Database['sql'], values: ProfileValues): Promise<void> {
  const chosen = (['companyType', 'jobFlag', 'howKnowEpc'] as const).filter((field) => values[field] !== undefined);
  if (chosen.length === 0) return;
  const choices = await listChoices(db, DICTIONARY_ROOT);
  const wrong = chosen.filter(
    (field) =>
      !choices.some(({ dictionaryName, name }) => dictionaryName === dictionaryOf[field] && name === values[field]),
  );
  if (wrong.length === 0) return;
  throw new Refusal('900400', {
    problems: wrong.map((field) => ({
      path: `data.${field}`,
      zh: '不在可选项之中',
      en: 'is none of the choices',
    })),
  });
}
