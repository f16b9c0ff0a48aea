import type { UserDetail } from '../../../contract/account/schemas.ts';
import { DICTIONARY_ROOT } from '../../../contract/dictionaries/rules.ts';
import type { Session } from '../../http/request-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { changeProfile, dictionaryOf, getDetail, listChoices, type ProfileValues } from './repository.ts';

/**
 * Changes the user's profile and returns it.
 * @throws Refusal 900403 for the company name of a sub account, 900400 for a value that is in no dictionary
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
  const unknown = chosen.filter(
    (field) =>
      !choices.some(({ dictionaryName, id }) => dictionaryName === dictionaryOf[field] && id === values[field]),
  );
  if (unknown.length === 0) return;
  throw new Refusal('900400', {
    problems: unknown.map((field) => ({
      path: `data.${field}`,
      zh: '不在可选项之中',
      en: 'is not one of the allowed values',
    })),
  });
}
