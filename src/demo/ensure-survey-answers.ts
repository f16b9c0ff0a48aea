import { type Insertable, sql } from 'kysely';
import type { Database } from '../server/platform/db/database.ts';
import type { Tables } from '../server/platform/db/tables.ts';

/** Answers by sub accounts of the demo shop: option indexes, or text for a question without options. */
const replies = [
  {
    username: 'apprentice',
    daysAgo: 6,
    answers: {
      radio: [0],
      checkbox: [0, 1],
      select: [0],
      number: '8',
      text: '五菱',
      textarea: '希望按车牌记住客户的车。',
    },
  },
  {
    username: 'parts',
    daysAgo: 2,
    answers: { radio: [1], checkbox: [1, 2], select: [1], number: '25', year: '2015', textarea: '批量查询很快。' },
  },
] as const;

/** Adds sample answers to the demo survey if it has none. */
export async function ensureSurveyAnswers({ sql: db }: Database): Promise<void> {
  const survey = await db
    .selectFrom('questionnaire')
    .select('questionnaireId')
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('surveyReply').select('userId'))))
    .orderBy('questionnaireId')
    .executeTakeFirst();
  if (survey === undefined) return;
  const { questionnaireId } = survey;
  const accounts = await db
    .selectFrom('account')
    .select(['userId', 'username'])
    .where(
      'username',
      'in',
      replies.map(({ username }) => username),
    )
    .execute();
  const questions = await db
    .selectFrom('surveyQuestion')
    .select(['questionId', 'questionType'])
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('ord')
    .execute();
  const options = await db.selectFrom('surveyOption').select(['optionId', 'questionId', 'ord']).execute();
  await db.transaction().execute(async (within) => {
    for (const { username, daysAgo, answers } of replies) {
      const userId = accounts.find((account) => account.username === username)?.userId;
      if (userId === undefined) continue;
      const answeredAt = sql<string>`now() - make_interval(days => ${daysAgo})`;
      await within.insertInto('surveyReply').values({ questionnaireId, userId, answeredAt }).execute();
      const given: Readonly<Record<string, string | readonly number[] | undefined>> = answers;
      const rows = questions.flatMap(({ questionId, questionType }): Insertable<Tables['surveyAnswer']>[] => {
        const answer = given[questionType];
        const row = { questionnaireId, userId, questionId };
        if (answer === undefined) return [];
        if (typeof answer === 'string') return [{ ...row, optionId: null, textContent: answer }];
        const chosen = options.filter((option) => option.questionId === questionId && answer.includes(option.ord));
        return chosen.map(({ optionId }) => ({ ...row, optionId, textContent: null }));
      });
      if (rows.length > 0) await within.insertInto('surveyAnswer').values(rows).execute();
    }
  });
}
