import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { patternCost, SURVEY_COST_MAX } from '../../../src/contract/survey/pattern-cost.ts';
import type { QuestionType } from '../../../src/contract/survey/schemas.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
let shop: Caller;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await api.db.execute('truncate survey_answer, survey_reply, survey_option, survey_question, questionnaire cascade');
  shop = await api.signInWith([]);
});
afterAll(() => api.close());

const addQuestionnaire = async (given: Record<string, unknown> = {}) => {
  const values = { versionContent: '2.0 版意见调查', versionContentEn: 'About 2.0', isOpen: true, remindAfterDays: 0 };
  return (await api.post(resources.questionnaire.add, { ...values, ...given })).result.questionnaireId;
};
const addQuestion = async (questionnaireId: number, given: Record<string, unknown>) =>
  (await api.post(resources.question.add, { questionnaireId, question: '题目', questionType: 'text', ...given })).result
    .questionId;
const isReminded = async (as = shop) => (await api.post(calls.remind, {}, { as })).result.survey;
const getForms = async (headers = {}) => (await api.post(calls.getQuestion, {}, { as: shop, headers })).result;
const submit = (paramArray: unknown[], as = shop) => api.post(calls.submit, { paramArray }, { as });
const textAnswer = (questionId: number, textContent: string) => ({ questionId, textContent });

describe('the reminder', () => {
  test('is not shown without an open questionnaire that has questions', async () => {
    expect(await isReminded()).toBe(false);
    await addQuestionnaire();
    expect(await isReminded()).toBe(false);
    await addQuestion(await addQuestionnaire({ isOpen: false }), {});
    expect(await isReminded()).toBe(false);
    expect(await getForms()).toEqual({ questionnaireVersion: null, questionnaireForms: [] });
  });

  test('is shown once the account is old enough', async () => {
    await addQuestion(await addQuestionnaire({ remindAfterDays: 3 }), {});
    expect(await isReminded()).toBe(false);
    await api.db.execute(`update account set created_at = now() - interval '3 days' where user_id = ${shop.userId}`);
    expect(await isReminded()).toBe(true);
  });

  test('is shown again the day after it was postponed', async () => {
    await addQuestion(await addQuestionnaire(), {});
    expect(await isReminded()).toBe(true);
    await api.post(calls.surveyLater, {}, { as: shop });
    expect(await isReminded()).toBe(false);
    await api.db.execute('update survey_reply set put_off_on = put_off_on - 1');
    expect(await isReminded()).toBe(true);
  });

  test('is not shown after an answer until there is a newer questionnaire', async () => {
    const question = await addQuestion(await addQuestionnaire(), {});
    expect(await submit([textAnswer(question, '好')])).toMatchObject({ code: '000000' });
    expect(await isReminded()).toBe(false);
    expect((await getForms()).questionnaireVersion).toBeNull();
    await addQuestion(await addQuestionnaire(), {});
    expect(await isReminded()).toBe(true);
  });

  test('is refused for another account like for a missing one', async () => {
    expect(await api.post(calls.remind, { id: shop.userId + 1 }, { as: shop })).toMatchObject({ code: '900404' });
  });
});

test('questions are listed in order and in the user’s language', async () => {
  const survey = await addQuestionnaire({ giftNum: 20 });
  await addQuestion(survey, {
    ord: 2,
    question: '渠道',
    questionEn: 'Channel',
    questionType: 'radio',
    options: '微信|WeChat\n\n展会',
  });
  await addQuestion(survey, {
    ord: 1,
    question: '姓名',
    placeholder: '请填写姓名',
    isRequired: true,
    minLength: 2,
    maxLength: 9,
  });
  const { questionnaireVersion, questionnaireForms } = await getForms({ 'accept-language': 'en' });
  expect(questionnaireVersion).toMatchObject({
    versionContent: 'About 2.0',
    giftNum: 20,
    titleImg: '/survey/counter.svg',
  });
  expect(questionnaireForms).toMatchObject([
    { question: '姓名', required: true, placeholder: '请填写姓名', minLength: 2, maxLength: 9 },
    { question: 'Channel', questionnaireOptionList: [{ optionContent: 'WeChat' }, { optionContent: '展会' }] },
  ]);
});

describe('an answer', () => {
  const wrong: [QuestionType, string, Record<string, unknown>?][] = [
    ['number', '十二'],
    ['email', 'a@b'],
    ['phone', '1380013800'],
    ['year', '3024'],
    ['date', '2026-02-30'],
    ['datetime', '2026-02-03 25:00'],
    ['text', 'ab', { regular: '^\\d+$' }],
    ['textarea', '短', { minLength: 5 }],
    ['text', '太长了太长了', { maxLength: 3 }],
    ['text', '   ', { isRequired: true, placeholder: '请填写' }],
  ];
  test.each(wrong)('to a %s question cannot be %s', async (questionType, text, given = {}) => {
    const question = await addQuestion(await addQuestionnaire(), { questionType, ...given });
    const response = await submit([textAnswer(question, text)]);
    expect(response).toMatchObject({ status: 400, code: '900400' });
    if (given.placeholder !== undefined) expect(response.message).toContain('请填写');
    expect(await isReminded()).toBe(true);
  });

  const right: [QuestionType, string][] = [
    ['number', '-12.5'],
    ['email', 'li@example.cn'],
    ['phone', '13800138000'],
    ['year', '2019'],
    ['date', '2024-02-29'],
    ['datetime', '2026-02-03T08:30'],
    ['text', '好'],
    ['textarea', '第一行\n第二行'],
  ];
  test.each(right)('to a %s question can be %s', async (questionType, text) => {
    const question = await addQuestion(await addQuestionnaire(), { questionType, isRequired: true });
    expect(await submit([textAnswer(question, text)])).toMatchObject({ code: '000000' });
  });

  test('may have several items for a checkbox question, one for a radio question, and only offered options', async () => {
    const survey = await addQuestionnaire();
    const multiple = await addQuestion(survey, { questionType: 'checkbox', isRequired: true, options: '甲\n乙\n丙' });
    const single = await addQuestion(survey, { questionType: 'radio', options: '是\n否' });
    const options = (await getForms()).questionnaireForms.map(({ questionnaireOptionList: list }) =>
      list.map(({ id }) => id),
    );
    const [[first, second] = [], [yes, no] = []] = options;
    const choice = (questionId: number, questionnaireAnswerOptionId: number | undefined) => ({
      questionId,
      questionnaireAnswerOptionId,
    });
    const badRequest = { status: 400, code: '900400' };
    expect(await submit([])).toMatchObject(badRequest);
    expect(await submit([choice(multiple, yes)])).toMatchObject(badRequest);
    expect(await submit([choice(multiple, first), choice(multiple, first)])).toMatchObject(badRequest);
    expect(await submit([choice(multiple, first), choice(single, yes), choice(single, no)])).toMatchObject(badRequest);
    expect(await submit([choice(multiple, first), choice(multiple, second), choice(single, no)])).toMatchObject({
      code: '000000',
    });
    const { result } = await api.post(calls.surveyAnswers, { questionnaireId: survey });
    expect(result.rows).toMatchObject([{ cells: ['甲, 乙', '否'] }]);
    expect(result.questions.map(({ answered, options }) => [answered, options.map(({ chosen }) => chosen)])).toEqual([
      [1, [1, 1, 0]],
      [1, [0, 1]],
    ]);
  });

  test('to another questionnaire or for another account is refused', async () => {
    const old = await addQuestion(await addQuestionnaire(), {});
    const question = await addQuestion(await addQuestionnaire(), {});
    expect(await submit([textAnswer(old, '好')])).toMatchObject({ code: '300802' });
    const other = { ...textAnswer(question, '好'), userId: api.users.seller.userId };
    expect(await submit([other])).toMatchObject({ code: '900404' });
  });

  test('is stored once, with one gift, out of twenty concurrent ones', async () => {
    const question = await addQuestion(await addQuestionnaire({ giftNum: 20 }), {});
    const responses = await Promise.all(Array.from({ length: 20 }, () => submit([textAnswer(question, '好')])));
    expect(responses.filter(({ code }) => code === '000000')).toHaveLength(1);
    expect(responses.filter(({ code }) => code === '300801')).toHaveLength(19);
    const gifts = await api.db.sql.selectFrom('quotaPackage').selectAll().where('holderId', '=', shop.userId).execute();
    expect(gifts).toMatchObject([{ amount: 20, kind: 'count', vehicleClass: 'C' }]);
    expect((await api.post(calls.getDeduct, {}, { as: shop })).result.canUseNum).toBe(20);
  });
});

describe('the results for staff', () => {
  test('are empty without a questionnaire', async () => {
    expect((await api.post(calls.surveyAnswers, {})).result).toEqual({
      questionnaireId: null,
      surveys: [],
      questions: [],
      rows: [],
    });
  });

  test('default to the newest answered questionnaire, in the reader’s language, with answer counts', async () => {
    const answered = await addQuestionnaire();
    const question = await addQuestion(answered, { question: '还缺什么', questionEn: 'What is missing' });
    await submit([textAnswer(question, '品牌件')]);
    const newer = await addQuestionnaire();
    const { result } = await api.post(calls.surveyAnswers, {}, { headers: { 'accept-language': 'en' } });
    expect(result).toMatchObject({
      questionnaireId: answered,
      surveys: [
        { questionnaireId: newer, title: 'About 2.0', answered: 0 },
        { questionnaireId: answered, answered: 1 },
      ],
      questions: [{ question: 'What is missing', answered: 1, options: [] }],
      rows: [{ cells: ['品牌件'] }],
    });
    expect((await api.post(calls.surveyAnswers, { questionnaireId: newer })).result).toMatchObject({ rows: [] });
  });

  test('include a removed option that was chosen', async () => {
    const survey = await addQuestionnaire();
    const single = await addQuestion(survey, { questionType: 'radio', options: '会\n不会\n不知道' });
    const [{ questionnaireOptionList: [yes] = [] } = {}] = (await getForms()).questionnaireForms;
    await submit([{ questionId: single, questionnaireAnswerOptionId: yes?.id }]);
    await api.edit(resources.question, single, { options: '不会' });
    const { result } = await api.post(calls.surveyAnswers, { questionnaireId: survey });
    expect(result.questions[0]?.options.map(({ label, chosen }) => [label, chosen])).toEqual([
      ['不会', 0],
      ['会', 1],
    ]);
  });
});

test.each(['(?=a)b', '(a)\\1', '[', '.{0,999}.{0,999}'])(
  'a pattern that is invalid or needs more than linear time is refused when it is saved: %s',
  async (regular) => {
    const added = await api.post(resources.question.add, { question: '题', questionType: 'text', regular });
    expect(added).toMatchObject({ status: 400, code: '900400', result: { problems: [{ path: 'data.regular' }] } });
    const id = await addQuestion(await addQuestionnaire(), { questionType: 'text' });
    const edited = await api.edit(resources.question, id, { regular });
    expect(edited).toMatchObject({
      status: 400,
      code: '900400',
      result: { problems: [{ path: 'data.values.regular' }] },
    });
  },
);

describe('the time to match patterns', () => {
  const costly = '^(a?|b?){200}(a|b|aa)*$';
  /** Eight of them are the most that a survey may have. */
  const eighth = '^(a?|b?){10}$';
  const refused = (path: string) => ({ status: 400, code: '900400', result: { problems: [{ path }] } });

  test('is bounded for a pattern by the longest answer that it is matched against', async () => {
    const question = { question: '题', questionType: 'text', regular: costly };
    expect(await api.post(resources.question.add, question)).toMatchObject(refused('data.regular'));
    const added = await api.post(resources.question.add, { ...question, maxLength: 50 });
    expect(added).toMatchObject({ code: '000000' });
    const longer = await api.edit(resources.question, added.result.questionId, { maxLength: 2_000 });
    expect(longer).toMatchObject(refused('data.values.regular'));
  });

  test('is bounded for a survey, even if its questions are saved at once', async () => {
    expect(Math.floor(SURVEY_COST_MAX / patternCost({ regular: eighth, maxLength: null }))).toBe(8);
    const questionnaireId = await addQuestionnaire();
    const question = { questionnaireId, question: '题', questionType: 'text', regular: eighth };
    const responses = await Promise.all(Array.from({ length: 12 }, () => api.post(resources.question.add, question)));
    expect(responses.filter(({ code }) => code === '000000')).toHaveLength(8);
    const id = await addQuestion(await addQuestionnaire(), { regular: eighth });
    const moved = await api.edit(resources.question, id, { questionnaireId });
    expect(moved).toMatchObject(refused('data.values.regular'));
  });

  test('does not hold other calls for patterns that were saved without these bounds', async () => {
    const questionnaireId = await addQuestionnaire();
    const ids: number[] = [];
    for (let count = 0; count < 40; count += 1) ids.push(await addQuestion(questionnaireId, {}));
    await api.db.sql.updateTable('surveyQuestion').set({ regular: costly }).execute();
    const startedAt = performance.now();
    expect(await submit(ids.map((id) => textAnswer(id, `${'a'.repeat(1_999)}!`)))).toMatchObject({ code: '000000' });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

test('an edited question keeps the ids of its remaining options and no longer offers removed ones', async () => {
  const survey = await addQuestionnaire();
  const question = await addQuestion(survey, { questionType: 'radio', options: '甲\n乙' });
  const [first] = (await getForms()).questionnaireForms[0]?.questionnaireOptionList ?? [];
  await submit([{ questionId: question, questionnaireAnswerOptionId: first?.id }]);
  await api.edit(resources.question, question, { options: '丙\n甲|A' });
  shop = await api.signInWith([]);
  const after = (await getForms()).questionnaireForms[0]?.questionnaireOptionList ?? [];
  expect(after.map(({ optionContent }) => optionContent)).toEqual(['丙', '甲']);
  expect(after[1]?.id).toBe(first?.id);
});
