import { sql } from 'kysely';
import { DICTIONARY_ROOT } from '../../contract/dictionaries/rules.ts';
import type { Sql } from '../../server/platform/db/database.ts';
import { groupBy } from '../catalogue/group-by.ts';
import type { Offer } from './plans/plan-purchases.ts';
import type { Survey } from './plans/plan-survey-replies.ts';
import { readParts, readVehicles, type SamplePart, type SampleVehicle } from './read-catalogue.ts';

/** What the database had before the customers were added. */
export interface Facts {
  nowMs: number;
  /** The first role of each value. */
  roleIds: ReadonlyMap<number, number>;
  /** The ids of the entries of a dictionary category, in order. */
  entriesOf: (category: string) => readonly number[];
  takenNames: ReadonlySet<string>;
  takenPhones: ReadonlySet<string>;
  /** Managers and sellers. */
  staffIds: readonly number[];
  adminId: number | null;
  offers: readonly Offer[];
  survey: Survey | null;
  vehicles: readonly SampleVehicle[];
  parts: readonly SamplePart[];
  hasPoints: boolean;
  hasNotices: boolean;
}

/** Parts are read for the groups of every such vehicle. */
const GROUP_STEP = 8;

export async function readFacts(db: Sql): Promise<Facts> {
  const { rows } = await sql<{ nowMs: number }>`
    select floor(extract(epoch from now()) * 1000)::float8 as "nowMs"`.execute(db);
  const accounts = await db
    .selectFrom('account')
    .innerJoin('role', 'role.roleId', 'account.roleId')
    .select(['userId', 'username', 'phoneNum', 'roleValue'])
    .orderBy('userId')
    .execute();
  const roles = await db.selectFrom('role').select(['roleId', 'roleValue']).orderBy('roleId', 'desc').execute();
  const vehicles = await readVehicles(db);
  const groups = new Set(vehicles.filter((_, index) => index % GROUP_STEP === 0).map(({ groupId }) => groupId));
  return {
    nowMs: rows[0]?.nowMs ?? 0,
    roleIds: new Map(roles.map(({ roleId, roleValue }) => [roleValue, roleId])),
    entriesOf: await readEntries(db),
    takenNames: new Set(accounts.map(({ username }) => username.toLowerCase())),
    takenPhones: new Set(accounts.flatMap(({ phoneNum }) => phoneNum ?? [])),
    staffIds: accounts.filter(({ roleValue }) => roleValue >= 3).map(({ userId }) => userId),
    adminId: accounts.find(({ roleValue }) => roleValue === 4)?.userId ?? null,
    offers: await db.selectFrom('package').selectAll().where('isOnSale', '=', true).orderBy('packageId').execute(),
    survey: await readSurvey(db),
    vehicles,
    parts: await readParts(db, [...groups]),
    hasNotices: (await db.selectFrom('notice').select('noticeId').limit(1).execute()).length > 0,
    hasPoints: (await db.selectFrom('buriedPoint').select('pointId').limit(1).execute()).length > 0,
  };
}

async function readEntries(db: Sql): Promise<Facts['entriesOf']> {
  const entries = await db
    .selectFrom('dictionary as entry')
    .innerJoin('dictionary as category', 'category.id', 'entry.parentId')
    .select(['category.dictionaryName', 'entry.id'])
    .where('category.parentId', '=', DICTIONARY_ROOT)
    .orderBy('entry.ord')
    .orderBy('entry.id')
    .execute();
  const byCategory = groupBy(entries, ({ dictionaryName }) => dictionaryName);
  return (category) => (byCategory.get(category) ?? []).map(({ id }) => id);
}

/** The newest open survey. */
async function readSurvey(db: Sql): Promise<Survey | null> {
  const survey = await db
    .selectFrom('questionnaire')
    .select(['questionnaireId', 'giftNum'])
    .where('isOpen', '=', true)
    .orderBy('questionnaireId', 'desc')
    .executeTakeFirst();
  if (survey === undefined) return null;
  const { questionnaireId } = survey;
  const questions = await db
    .selectFrom('surveyQuestion')
    .select(['questionId', 'questionType'])
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('ord')
    .execute();
  const options = await db.selectFrom('surveyOption').select(['optionId', 'questionId']).orderBy('ord').execute();
  return {
    ...survey,
    questions: questions.map((question) => ({
      ...question,
      optionIds: options.filter(({ questionId }) => questionId === question.questionId).map(({ optionId }) => optionId),
    })),
  };
}
