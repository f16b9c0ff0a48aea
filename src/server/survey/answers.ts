import { sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { SurveyAnswers } from '../../contract/survey/schemas.ts';
import { type AgencyViewer, agencyScope, isUserOfAgency } from '../http/agency-scope.ts';
import type { Sql } from '../platform/db/database.ts';
import { textInLanguage } from '../platform/db/text-in-language.ts';

interface AnswersQuery {
  questionnaireId?: number | undefined;
  language: Language;
  /** Agents and sellers read and count the replies of users of their own agency code. */
  viewer: AgencyViewer;
}

const ROWS_MAX = 5_000;

/** Replies to a questionnaire; by default the newest one with replies. */
export async function readAnswers(
  db: Sql,
  { questionnaireId: requested, language, viewer }: AnswersQuery,
): Promise<SurveyAnswers> {
  const surveys = await listSurveys(db, { language, viewer });
  const latest = surveys.find(({ answered }) => answered > 0) ?? surveys[0];
  const questionnaireId = requested ?? latest?.questionnaireId ?? null;
  if (questionnaireId === null) return { questionnaireId, surveys, questions: [], rows: [] };
  const questions = await listQuestions(db, questionnaireId, { language, viewer });
  return {
    questionnaireId,
    surveys,
    questions,
    rows: await listReplies(db, { questionnaireId, language, questions, viewer }),
  };
}

async function listSurveys(db: Sql, { language, viewer }: AnswersQuery): Promise<SurveyAnswers['surveys']> {
  const { rows } = await sql<SurveyAnswers['surveys'][number]>`
    select q.questionnaire_id as "questionnaireId", ${textInLanguage(language, 'q.versionContent')} as title,
      q.is_open as "isOpen", count(r.answered_at)::integer as answered
    from questionnaire q left join survey_reply r
      on r.questionnaire_id = q.questionnaire_id and ${isUserOfAgency(viewer, sql`r.user_id`)}
    group by q.questionnaire_id order by q.questionnaire_id desc limit 100`.execute(db);
  return rows;
}

async function listQuestions(
  db: Sql,
  questionnaireId: number,
  { language, viewer }: AnswersQuery,
): Promise<SurveyAnswers['questions']> {
  const isCounted = isUserOfAgency(viewer, sql`w.user_id`);
  const { rows: questions } = await sql<Omit<SurveyAnswers['questions'][number], 'options'>>`
    select s.question_id as "questionId", ${textInLanguage(language, 's.question')} as question,
      count(distinct w.user_id)::integer as answered
    from survey_question s left join survey_answer w
      on w.question_id = s.question_id and w.questionnaire_id = s.questionnaire_id and ${isCounted}
    where s.questionnaire_id = ${questionnaireId}
    group by s.question_id order by s.ord, s.question_id`.execute(db);
  const { rows: options } = await sql<SurveyAnswers['questions'][number]['options'][number] & { questionId: number }>`
    select o.question_id as "questionId", o.option_id as "optionId", ${textInLanguage(language, 'o.content')} as label,
      count(w.user_id)::integer as chosen
    from survey_option o join survey_question s using (question_id)
      left join survey_answer w
        on w.option_id = o.option_id and w.questionnaire_id = s.questionnaire_id and ${isCounted}
    where s.questionnaire_id = ${questionnaireId}
    group by o.option_id having not o.is_gone or count(w.user_id) > 0
    order by o.is_gone, o.ord, o.option_id`.execute(db);
  return questions.map((question) => ({
    ...question,
    options: options.flatMap(({ questionId, ...option }) => (questionId === question.questionId ? [option] : [])),
  }));
}

interface AnswerRow {
  userId: number;
  username: string;
  answeredAt: string;
  questionId: number | null;
  cell: string | null;
}

interface ReplyQuery extends Required<AnswersQuery> {
  questionnaireId: number;
  questions: SurveyAnswers['questions'];
}

/** A row per user and a cell per question; several choices of a question share its cell. */
async function listReplies(
  db: Sql,
  { questionnaireId, language, questions, viewer }: ReplyQuery,
): Promise<SurveyAnswers['rows']> {
  const { rows } = await sql<AnswerRow>`
    with replies as (
      select user_id, answered_at from survey_reply join account a using (user_id)
      where ${agencyScope(viewer)} and questionnaire_id = ${questionnaireId} and answered_at is not null
      order by answered_at desc, user_id limit ${ROWS_MAX})
    select r.user_id as "userId", a.username, r.answered_at as "answeredAt", w.question_id as "questionId",
      string_agg(coalesce(${textInLanguage(language, 'o.content')}, w.text_content), ', ' order by o.ord) as cell
    from replies r join account a using (user_id)
      left join survey_answer w on w.questionnaire_id = ${questionnaireId} and w.user_id = r.user_id
      left join survey_option o using (option_id)
    group by 1, 2, 3, 4 order by 3 desc, 1`.execute(db);
  const replies = new Map<number, { username: string; answeredAt: string; cells: Map<number, string> }>();
  for (const { userId, username, answeredAt, questionId, cell } of rows) {
    const reply = replies.get(userId) ?? { username, answeredAt, cells: new Map<number, string>() };
    if (questionId !== null) reply.cells.set(questionId, cell ?? '');
    replies.set(userId, reply);
  }
  return [...replies.values()].map(({ cells, ...reply }) => ({
    ...reply,
    cells: questions.map(({ questionId }) => cells.get(questionId) ?? ''),
  }));
}
