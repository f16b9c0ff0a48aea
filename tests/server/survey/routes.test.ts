import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
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

const add = async (given: Record<string, unknown> = {}) => {
  const values = { versionContent: '2.0 版意见调查', versionContentEn: 'About 2.0', isOpen: true, remindAfterDays: 0 };
  return (await api.post(resources.questionnaire.add, { ...values, ...given })).result.questionnaireId;
};
const ask = async (questionnaireId: number, given: Record<string, unknown>) =>
  (await api.post(resources.question.add, { questionnaireId, question: '题目', questionType: 'text', ...given })).result
    .questionId;
const remind = async (as = shop) => (await api.post(calls.remind, {}, { as })).result.survey;
const forms = async (headers = {}) => (await api.post(calls.getQuestion, {}, { as: shop, headers })).result;
const submit = (paramArray: unknown[], as = shop) => api.post(calls.submit, { paramArray }, { as });
const textOf = (questionId: number, textContent: string) => ({ questionId, textContent });

describe('who is reminded', () => {
  test('nobody, while no questionnaire that has questions is open', async () => {
    expect(await remind()).toBe(false);
    await add();
    expect(await remind()).toBe(false);
    await ask(await add({ isOpen: false }), {});
    expect(await remind()).toBe(false);
    expect(await forms()).toEqual({ questionnaireVersion: null, questionnaireForms: [] });
  });

  test('accounts that are old enough, and no one in their first minute', async () => {
    await ask(await add({ remindAfterDays: 3 }), {});
    expect(await remind()).toBe(false);
    await api.db.execute(`update account set created_at = now() - interval '3 days' where user_id = ${shop.userId}`);
    expect(await remind()).toBe(true);
  });

  test('those who put it off, again on the next day', async () => {
    await ask(await add(), {});
    expect(await remind()).toBe(true);
    await api.post(calls.surveyLater, {}, { as: shop });
    expect(await remind()).toBe(false);
    await api.db.execute('update survey_reply set put_off_on = put_off_on - 1');
    expect(await remind()).toBe(true);
  });

  test('those who have answered never again, until there is a newer one', async () => {
    const question = await ask(await add(), {});
    expect(await submit([textOf(question, '好')])).toMatchObject({ code: '000000' });
    expect(await remind()).toBe(false);
    expect((await forms()).questionnaireVersion).toBeNull();
    await ask(await add(), {});
    expect(await remind()).toBe(true);
  });

  test('another’s id is refused like a missing one', async () => {
    expect(await api.post(calls.remind, { id: shop.userId + 1 }, { as: shop })).toMatchObject({ code: '900404' });
  });
});

test('questions come in their order and in the language of the one who is asked', async () => {
  const survey = await add({ giftNum: 20 });
  await ask(survey, {
    ord: 2,
    question: '渠道',
    questionEn: 'Channel',
    questionType: 'radio',
    options: '微信|WeChat\n\n展会',
  });
  await ask(survey, {
    ord: 1,
    question: '姓名',
    placeholder: '请填写姓名',
    isRequired: true,
    minLength: 2,
    maxLength: 9,
  });
  const { questionnaireVersion, questionnaireForms } = await forms({ 'accept-language': 'en' });
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

describe('what is answered', () => {
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
  test.each(wrong)('a %s refuses %s', async (questionType, text, given = {}) => {
    const question = await ask(await add(), { questionType, ...given });
    const answer = await submit([textOf(question, text)]);
    expect(answer).toMatchObject({ status: 400, code: '900400' });
    if (given.placeholder !== undefined) expect(answer.message).toContain('请填写');
    expect(await remind()).toBe(true);
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
  test.each(right)('a %s takes %s', async (questionType, text) => {
    const question = await ask(await add(), { questionType, isRequired: true });
    expect(await submit([textOf(question, text)])).toMatchObject({ code: '000000' });
  });

  test('several choices come as one answer item each; one choice is one; what is not offered is refused', async () => {
    const survey = await add();
    const many = await ask(survey, { questionType: 'checkbox', isRequired: true, options: '甲\n乙\n丙' });
    const one = await ask(survey, { questionType: 'radio', options: '是\n否' });
    const options = (await forms()).questionnaireForms.map(({ questionnaireOptionList: list }) =>
      list.map(({ id }) => id),
    );
    const [[first, second] = [], [yes, no] = []] = options;
    const chosen = (questionId: number, questionnaireAnswerOptionId: number | undefined) => ({
      questionId,
      questionnaireAnswerOptionId,
    });
    const refused = { status: 400, code: '900400' };
    expect(await submit([])).toMatchObject(refused);
    expect(await submit([chosen(many, yes)])).toMatchObject(refused);
    expect(await submit([chosen(many, first), chosen(many, first)])).toMatchObject(refused);
    expect(await submit([chosen(many, first), chosen(one, yes), chosen(one, no)])).toMatchObject(refused);
    expect(await submit([chosen(many, first), chosen(many, second), chosen(one, no)])).toMatchObject({
      code: '000000',
    });
    const { result } = await api.post(calls.surveyAnswers, { questionnaireId: survey });
    expect(result.rows).toMatchObject([{ cells: ['甲, 乙', '否'] }]);
    expect(result.questions.map(({ answered, options }) => [answered, options.map(({ chosen }) => chosen)])).toEqual([
      [1, [1, 1, 0]],
      [1, [0, 1]],
    ]);
  });

  test('a question of another questionnaire is refused, and so is an answer in another’s name', async () => {
    const old = await ask(await add(), {});
    const question = await ask(await add(), {});
    expect(await submit([textOf(old, '好')])).toMatchObject({ code: '300802' });
    const other = { ...textOf(question, '好'), userId: api.users.seller.userId };
    expect(await submit([other])).toMatchObject({ code: '900404' });
  });

  test('of twenty at once one is kept, with one gift', async () => {
    const question = await ask(await add({ giftNum: 20 }), {});
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit([textOf(question, '好')])));
    expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '300801')).toHaveLength(19);
    const gifts = await api.db.sql.selectFrom('quotaPackage').selectAll().where('holderId', '=', shop.userId).execute();
    expect(gifts).toMatchObject([{ amount: 20, kind: 'count', vehicleClass: 'C' }]);
    expect((await api.post(calls.getDeduct, {}, { as: shop })).result.canUseNum).toBe(20);
  });
});

describe('what staff reads', () => {
  test('nothing, where there is no questionnaire', async () => {
    expect((await api.post(calls.surveyAnswers, {})).result).toEqual({
      questionnaireId: null,
      surveys: [],
      questions: [],
      rows: [],
    });
  });

  test('the newest that anyone has answered, in the reader’s language, with how many answered each', async () => {
    const answered = await add();
    const question = await ask(answered, { question: '还缺什么', questionEn: 'What is missing' });
    await submit([textOf(question, '品牌件')]);
    const newer = await add();
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

  test('an option that is offered no longer stays while someone has chosen it', async () => {
    const survey = await add();
    const one = await ask(survey, { questionType: 'radio', options: '会\n不会\n不知道' });
    const [{ questionnaireOptionList: [yes] = [] } = {}] = (await forms()).questionnaireForms;
    await submit([{ questionId: one, questionnaireAnswerOptionId: yes?.id }]);
    await api.post(resources.question.edit, { id: one, values: { options: '不会' } });
    const { result } = await api.post(calls.surveyAnswers, { questionnaireId: survey });
    expect(result.questions[0]?.options.map(({ label, chosen }) => [label, chosen])).toEqual([
      ['不会', 0],
      ['会', 1],
    ]);
  });
});

test.each(['(?=a)b', '(a)\\1', '[', '.{0,999}.{0,999}'])(
  'a pattern that cannot be matched in linear time is refused when it is saved: %s',
  async (regular) => {
    const added = await api.post(resources.question.add, { question: '题', questionType: 'text', regular });
    expect(added).toMatchObject({ status: 400, code: '900400', result: { problems: [{ path: 'data.regular' }] } });
    const id = await ask(await add(), { questionType: 'text' });
    const edited = await api.post(resources.question.edit, { id, values: { regular } });
    expect(edited).toMatchObject({
      status: 400,
      code: '900400',
      result: { problems: [{ path: 'data.values.regular' }] },
    });
  },
);

test('a choice that stays keeps its answers, one that is taken away is no longer offered', async () => {
  const survey = await add();
  const question = await ask(survey, { questionType: 'radio', options: '甲\n乙' });
  const [first] = (await forms()).questionnaireForms[0]?.questionnaireOptionList ?? [];
  await submit([{ questionId: question, questionnaireAnswerOptionId: first?.id }]);
  await api.post(resources.question.edit, { id: question, values: { options: '丙\n甲|A' } });
  shop = await api.signInWith([]);
  const after = (await forms()).questionnaireForms[0]?.questionnaireOptionList ?? [];
  expect(after.map(({ optionContent }) => optionContent)).toEqual(['丙', '甲']);
  expect(after[1]?.id).toBe(first?.id);
});
