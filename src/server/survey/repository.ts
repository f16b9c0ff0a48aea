import { sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import { inLanguage } from '../../contract/in-language.ts';
import type { AnswerItem, Question } from '../../contract/survey/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { SHOP_TODAY } from '../platform/db/shop-days.ts';

interface Reply {
  questionnaireId: number;
  userId: number;
}

/** The newest open questionnaire that has questions. */
const NEWEST_OPEN = sql`select q.* from questionnaire q
  where q.is_open and exists (select from survey_question s where s.questionnaire_id = q.questionnaire_id)
  order by q.questionnaire_id desc limit 1`;

interface OpenRow {
  questionnaireId: number;
  versionContent: string;
  versionContentEn: string;
  giftNum: number;
  titleImg: 'counter' | 'workshop';
}

/** Questionnaires, questions and replies. */
export function createSurveyRepository({ sql: db }: Database) {
  return {
    /** True if the account is to be reminded now; one statement, because every page load calls it. */
    async isDue(userId: number): Promise<boolean> {
      const { rows } = await sql`
        select from (${NEWEST_OPEN}) q join account a on a.user_id = ${userId}
          and a.created_at <= now() - make_interval(days => q.remind_after_days)
        where not exists (select from survey_reply r where r.questionnaire_id = q.questionnaire_id
          and r.user_id = a.user_id and (r.answered_at is not null or r.put_off_on >= ${SHOP_TODAY}))`.execute(db);
      return rows.length > 0;
    },

    async findOpen(transaction: Sql = db): Promise<OpenRow | undefined> {
      const { rows } = await sql<OpenRow>`${NEWEST_OPEN}`.execute(transaction);
      return rows[0];
    },

    async hasAnswered(questionnaireId: number, userId: number): Promise<boolean> {
      const row = await db
        .selectFrom('surveyReply')
        .select('answeredAt')
        .where('questionnaireId', '=', questionnaireId)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return (row?.answeredAt ?? null) !== null;
    },

    async listQuestions(questionnaireId: number, language: Language, transaction: Sql = db): Promise<Question[]> {
      const rows = await transaction
        .selectFrom('surveyQuestion')
        .selectAll()
        .where('questionnaireId', '=', questionnaireId)
        .orderBy('ord')
        .orderBy('questionId')
        .execute();
      const options = await transaction
        .selectFrom('surveyOption')
        .innerJoin('surveyQuestion', 'surveyQuestion.questionId', 'surveyOption.questionId')
        .select(['optionId', 'surveyOption.questionId', 'content', 'contentEn'])
        .where('questionnaireId', '=', questionnaireId)
        .where('isGone', '=', false)
        .orderBy('surveyOption.ord')
        .execute();
      return rows.map((row) => ({
        id: row.questionId,
        question: inLanguage(language, row.question, row.questionEn),
        questionType: row.questionType,
        required: row.isRequired,
        placeholder: inLanguage(language, row.placeholder, row.placeholderEn),
        regular: row.regular,
        minLength: row.minLength,
        maxLength: row.maxLength,
        questionnaireOptionList: options
          .filter(({ questionId }) => questionId === row.questionId)
          .map(({ optionId, content, contentEn }) => ({
            id: optionId,
            optionContent: inLanguage(language, content, contentEn),
          })),
      }));
    },

    /** Returns true for the first reply of the account only, also of concurrent ones. */
    async reply({ questionnaireId, userId }: Reply, transaction: Sql): Promise<boolean> {
      const { rows } = await sql`
        insert into survey_reply (questionnaire_id, user_id, answered_at) values (${questionnaireId}, ${userId}, now())
        on conflict (questionnaire_id, user_id) do update set answered_at = now()
        where survey_reply.answered_at is null
        returning user_id`.execute(transaction);
      return rows.length > 0;
    },

    async addAnswers(
      { questionnaireId, userId }: Reply,
      items: readonly AnswerItem[],
      transaction: Sql,
    ): Promise<void> {
      if (items.length === 0) return;
      const values = items.map((item) => ({
        questionnaireId,
        userId,
        questionId: item.questionId,
        optionId: item.questionnaireAnswerOptionId,
        textContent: item.textContent?.trim() ?? null,
      }));
      await transaction.insertInto('surveyAnswer').values(values).execute();
    },

    async putOff(questionnaireId: number, userId: number): Promise<void> {
      await sql`
        insert into survey_reply (questionnaire_id, user_id, put_off_on) values (${questionnaireId}, ${userId}, ${SHOP_TODAY})
        on conflict (questionnaire_id, user_id) do update set put_off_on = excluded.put_off_on`.execute(db);
    },
  };
}
