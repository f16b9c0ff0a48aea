import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { surveyRequested } from '../../../src/catalogue/app/overlays/survey-request.ts';
import type { Question, QuestionType } from '../../../src/contract/survey/schemas.ts';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';

const kinds: QuestionType[] = [
  'radio',
  'checkbox',
  'select',
  'textarea',
  'number',
  'email',
  'phone',
  'text',
  'year',
  'date',
  'datetime',
];
const options = [
  { id: 1, optionContent: '微信' },
  { id: 2, optionContent: '展会' },
];
const questionOf = (overrides: Partial<Question>): Question => ({
  id: 1,
  question: '题目',
  questionType: 'text',
  required: false,
  placeholder: '',
  regular: null,
  minLength: null,
  maxLength: null,
  questionnaireOptionList: [],
  ...overrides,
});
const version = { id: 5, versionContent: '新版目录已上线', giftNum: 20, giftDays: 30, titleImg: '/survey/counter.svg' };

async function useSurvey(questions: Question[], overrides: Parameters<typeof useFakeApi>[0] = {}) {
  const requests = useFakeApi({
    getQuestion: { questionnaireVersion: version, questionnaireForms: questions },
    submit: { giftNum: 20 },
    ...overrides,
  });
  surveyRequested.set(true);
  const page = await openPage('/index');
  await screen.findByText('新版目录已上线', {}, { timeout: 15_000 });
  const dialog = screen.getByRole('dialog', { name: '意见调查' });
  const submissions = () => requests.filter(({ operation }) => operation === 'submit').map(({ body }) => body);
  return { ...page, dialog: within(dialog), requests, submissions };
}

test('every question type has its field', async () => {
  const { dialog } = await useSurvey(
    kinds.map((questionType, index) =>
      questionOf({ id: index + 1, question: questionType, questionType, questionnaireOptionList: options }),
    ),
  );
  expect(dialog.getByText('提交后赠送 20 次乘用车查询，30 天内有效。')).toBeDefined();
  expect(within(dialog.getByRole('group', { name: 'radio' })).getAllByRole('radio')).toHaveLength(2);
  expect(within(dialog.getByRole('group', { name: 'checkbox' })).getAllByRole('checkbox')).toHaveLength(2);
  expect(dialog.getByRole('combobox', { name: 'select' })).toBeDefined();
  expect(dialog.getByLabelText('textarea').tagName).toBe('TEXTAREA');
  for (const [kind, type] of [
    ['email', 'email'],
    ['phone', 'tel'],
    ['date', 'date'],
    ['datetime', 'datetime-local'],
  ] as const) {
    expect(dialog.getByLabelText(kind).getAttribute('type')).toBe(type);
  }
  for (const kind of ['number', 'year', 'text']) expect(dialog.getByLabelText(kind).tagName).toBe('INPUT');
});

test('an emptied required field shows its own message, and nothing is submitted without it', async () => {
  const { dialog, user, submissions } = await useSurvey([questionOf({ required: true, placeholder: '请填写店名' })]);
  const field = dialog.getByLabelText('题目 *');
  await user.type(field, '样');
  await user.clear(field);
  expect(dialog.getByText('请填写店名')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '提交' }));
  expect(document.activeElement).toBe(field);
  expect(submissions()).toEqual([]);
  await user.type(field, '样本汽修');
  await user.click(dialog.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(submissions()).toEqual([
    { paramArray: [{ questionId: 1, questionnaireAnswerOptionId: null, textContent: '样本汽修' }] },
  ]);
  expect(await screen.findByText(/提交成功/)).toBeDefined();
});

test('a pattern is checked on blur', async () => {
  const { dialog, user } = await useSurvey([questionOf({ regular: '^\\d{6}$' })]);
  const field = dialog.getByLabelText('题目');
  await user.type(field, '12');
  expect(dialog.queryByText('格式不正确')).toBeNull();
  await user.tab();
  expect(dialog.getByText('格式不正确')).toBeDefined();
});

test('a failure is shown in the dialog, and the answers are kept', async () => {
  const { dialog, user } = await useSurvey([questionOf({})], { submit: () => refuse('300802') });
  await user.type(dialog.getByLabelText('题目'), '好');
  await user.click(dialog.getByRole('button', { name: '提交' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('问卷已更新或已结束，请重新打开');
  expect(dialog.getByLabelText('题目')).toHaveProperty('value', '好');
});

test('a postponed survey keeps its answers', async () => {
  const { dialog, user, requests } = await useSurvey([
    questionOf({ questionType: 'checkbox', questionnaireOptionList: options }),
  ]);
  await user.click(dialog.getByRole('checkbox', { name: '展会' }));
  await user.click(dialog.getByRole('button', { name: '以后再说' }));
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('surveyLater'));
  surveyRequested.set(true);
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByRole('checkbox', { name: '展会' })).toHaveProperty('checked', true);
});
