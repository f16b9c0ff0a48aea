import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import { GIFT_DAYS } from '../../../contract/survey/rules.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { dateOf, isoOf, momentOf, startOfDay, type Timeline } from '../timeline.ts';
import { type Customer, isFrequent } from './plan-accounts.ts';
import type { Holding } from './plan-holdings.ts';

type AnswerRow = Insertable<Tables['surveyAnswer']>;
type ReplyRow = Insertable<Tables['surveyReply']>;

/** The open survey with the ids of its questions and options. */
export interface Survey {
  questionnaireId: number;
  giftNum: number;
  questions: readonly { questionId: number; questionType: string; optionIds: readonly number[] }[];
}

interface Planning {
  timeline: Timeline;
  random: KeyedRandom;
  survey: Survey;
  holderOf: (customer: Customer) => number;
  takeId: () => number;
}

export interface SurveyPlan {
  replies: ReplyRow[];
  answers: AnswerRow[];
  /** The lookups that were given for the answers. */
  gifts: Holding[];
}

const ASKED_FROM_DAYS_AGO = 24;

const texts: Readonly<Record<string, readonly string[]>> = {
  number: ['3', '5', '8', '10', '12', '15', '20', '30', '45'],
  year: ['2003', '2008', '2012', '2015', '2018', '2020', '2022'],
  date: ['2026-08-14', '2026-09-20', '2026-10-08'],
  text: ['比亚迪', '理想', '问界', '小鹏', '长安', '奇瑞', '陕汽', '福田'],
  email: ['workshop@example.com', 'parts@example.com'],
  textarea: [
    '爆炸图很清楚，希望增加新能源车型。',
    '价格更新再快一些就更好了。',
    '批量查询很快，导出表格能直接给客户。',
    '希望手机上也能打印工单。',
    '配件名称如果能显示俗称就好了。',
    '保养方案很实用，前台都在用。',
  ],
};

/** Answers of frequent users since the survey began; others put it off. */
export function planSurveyReplies(planning: Planning, customers: readonly Customer[]): SurveyPlan {
  const { timeline, random, survey } = planning;
  const plan: SurveyPlan = { replies: [], answers: [], gifts: [] };
  const beganMs = timeline.nowMs - ASKED_FROM_DAYS_AGO * DAY_MS;
  for (const customer of customers) {
    const { userId, createdMs, endMs } = customer;
    const key = `survey/${userId}`;
    const fromMs = Math.max(beganMs, createdMs + DAY_MS);
    const wantedMs = fromMs + random.unit(`${key}/at`) ** 2 * (timeline.nowMs - fromMs);
    const answeredMs = momentOf(startOfDay(wantedMs), random, key);
    const isPresent = answeredMs > createdMs && answeredMs < Math.min(endMs, timeline.nowMs);
    if (!isPresent || !isFrequent(customer.habit)) continue;
    const reply = { questionnaireId: survey.questionnaireId, userId };
    const share = random.unit(key);
    if (share < 0.3) {
      plan.replies.push({ ...reply, answeredAt: isoOf(answeredMs), putOffOn: null });
      plan.answers.push(...answersOf(planning, key).map((answer) => ({ ...reply, ...answer })));
      if (survey.giftNum > 0) plan.gifts.push(giftOf(planning, customer, answeredMs));
    } else if (share < 0.5) {
      plan.replies.push({ ...reply, answeredAt: null, putOffOn: dateOf(answeredMs) });
    }
  }
  return plan;
}

function giftOf({ survey, holderOf, takeId }: Planning, customer: Customer, startsMs: number): Holding {
  return {
    packageId: takeId(),
    holderId: holderOf(customer),
    vehicleClass: 'C',
    kind: 'count',
    amount: survey.giftNum,
    startsMs,
    expiresMs: startsMs + GIFT_DAYS * DAY_MS,
    origin: `survey:${survey.questionnaireId}:${customer.userId}`,
    parentPackageId: null,
  };
}

type Answer = Pick<AnswerRow, 'questionId' | 'optionId' | 'textContent'>;

function answersOf({ random, survey }: Planning, key: string): Answer[] {
  return survey.questions.flatMap(({ questionId, questionType, optionIds }): Answer[] => {
    const of = `${key}/${questionId}`;
    if (optionIds.length > 0) {
      // The first options are chosen more often.
      const first = Math.floor(random.unit(of) ** 2 * optionIds.length);
      const chosen = optionIds.filter(
        (_, index) => index === first || (questionType === 'checkbox' && random.isChosen(`${of}/${index}`, 0.4)),
      );
      return chosen.map((optionId) => ({ questionId, optionId, textContent: null }));
    }
    const choices = texts[questionType];
    if (choices === undefined || !random.isChosen(`${of}/given`, 0.6)) return [];
    return [{ questionId, optionId: null, textContent: random.pick(of, choices) }];
  });
}
