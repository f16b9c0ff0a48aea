import { setImmediate } from 'node:timers/promises';
import { inLanguage } from '../../contract/in-language.ts';
import { type AnswerProblem, answerProblem } from '../../contract/survey/answer-problem.ts';
import type { surveyCalls } from '../../contract/survey/calls.ts';
import type { AnswerItem, Question } from '../../contract/survey/schemas.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Problem } from '../platform/problem-messages.ts';
import { createQueue } from '../platform/queue.ts';
import type { Settings } from '../platform/settings.ts';
import { readAnswers } from './answers.ts';
import { createSurveyRepository } from './repository.ts';

/** Matching patterns fills a processor: one reply is checked at a time, so that other calls take turns with it. */
const CHECKS = { concurrency: 1, maxWaiting: 40, maxWaitMs: 5_000, retryAfterS: 2 };

export interface SurveyDependencies {
  db: Database;
  settings: Settings;
  /** Adds lookups to an account, in the transaction that stores the answers. */
  giveLookups(transaction: Sql, gift: { userId: number; amount: number; days: number; origin: string }): Promise<void>;
}

/** The open survey, for accounts that have not answered it. */
export function surveyRoutes({ db, settings, giveLookups }: SurveyDependencies): Handlers<typeof surveyCalls> {
  const giftOf = ({ giftNum }: { giftNum: number }) => (settings.get('survey.isGiftOn') ? giftNum : 0);
  const giftDays = () => settings.get('survey.giftDays');
  const surveys = createSurveyRepository(db);
  const checks = createQueue(CHECKS);
  return {
    async remind({ id }, { session }) {
      refuseOther(id, session.userId);
      return { survey: await surveys.isDue(session.userId) };
    },
    async getQuestion(_body, { session, language }) {
      const open = await surveys.findOpen();
      if (open === undefined || (await surveys.hasAnswered(open.questionnaireId, session.userId))) {
        return { questionnaireVersion: null, questionnaireForms: [] };
      }
      const { questionnaireId, versionContent, versionContentEn, titleImg } = open;
      return {
        questionnaireVersion: {
          id: questionnaireId,
          versionContent: inLanguage(language, versionContent, versionContentEn),
          giftNum: giftOf(open),
          giftDays: giftDays(),
          titleImg: `/survey/${titleImg}.svg`,
        },
        questionnaireForms: await surveys.listQuestions(questionnaireId, language),
      };
    },
    async submit({ paramArray }, { session, language }) {
      const { userId } = session;
      for (const item of paramArray) refuseOther(item.userId, userId);
      const checked = await surveys.findOpen();
      if (checked === undefined) throw new Refusal('300802');
      if (await surveys.hasAnswered(checked.questionnaireId, userId)) throw new Refusal('300801');
      const questions = await surveys.listQuestions(checked.questionnaireId, language);
      await checks.run(() => refuseProblems(questions, paramArray));
      return db.sql.transaction().execute(async (transaction) => {
        const open = await surveys.findOpen(transaction);
        if (open?.questionnaireId !== checked.questionnaireId) throw new Refusal('300802');
        const reply = { questionnaireId: open.questionnaireId, userId };
        if (!(await surveys.reply(reply, transaction))) throw new Refusal('300801');
        await surveys.addAnswers(reply, paramArray.filter(hasContent), transaction);
        const amount = giftOf(open);
        if (amount > 0) {
          await giveLookups(transaction, {
            userId,
            amount,
            days: giftDays(),
            origin: `survey:${reply.questionnaireId}`,
          });
        }
        return { giftNum: amount };
      });
    },
    async surveyLater(_body, { session }) {
      const open = await surveys.findOpen();
      if (open !== undefined) await surveys.putOff(open.questionnaireId, session.userId);
      return null;
    },
    surveyAnswers: ({ questionnaireId }, { language, session }) =>
      readAnswers(db.sql, { questionnaireId, language, viewer: session }),
  };
}

/** @throws Refusal 900404 for another account */
function refuseOther(id: number | undefined, userId: number): void {
  if (id !== undefined && id !== userId) throw new Refusal('900404');
}

/** An empty text is not an answer. */
function hasContent({ questionnaireAnswerOptionId, textContent }: AnswerItem): boolean {
  return questionnaireAnswerOptionId !== null || (textContent ?? '').trim() !== '';
}

/** @throws Refusal 300802 for a question of another questionnaire, 900400 with all problems of the answers */
async function refuseProblems(questions: readonly Question[], items: readonly AnswerItem[]): Promise<void> {
  const questionIds = new Set(questions.map(({ id }) => id));
  if (items.some(({ questionId }) => !questionIds.has(questionId))) throw new Refusal('300802');
  const problems: Problem[] = [];
  for (const question of questions) {
    const problem = answerProblem(
      question,
      items.filter(({ questionId }) => questionId === question.id),
    );
    if (problem !== undefined) problems.push({ path: question.question, ...messageOf(problem, question) });
    if (question.regular !== null) await setImmediate();
  }
  if (problems.length > 0) throw new Refusal('900400', { problems });
}

function messageOf(problem: AnswerProblem, { placeholder, minLength, maxLength }: Question): Omit<Problem, 'path'> {
  switch (problem) {
    case 'required':
      return { zh: placeholder || '必填', en: placeholder || 'is wanted' };
    case 'tooShort':
      return { zh: `至少 ${minLength} 个字符`, en: `must have at least ${minLength} characters` };
    case 'tooLong':
      return { zh: `至多 ${maxLength} 个字符`, en: `must have at most ${maxLength} characters` };
    case 'option':
      return { zh: '选项无效', en: 'has no such choice' };
    case 'format':
      return { zh: '格式不正确', en: 'is not in the expected format' };
  }
}
