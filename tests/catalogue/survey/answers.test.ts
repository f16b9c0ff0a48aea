import { expect, test } from 'vitest';
import { itemsOf, problemIn, problemsIn, problemWhileTyping } from '../../../src/catalogue/survey/answers.ts';
import type { Question } from '../../../src/contract/survey/schemas.ts';

const question = (given: Partial<Question>): Question => ({
  id: 1,
  question: '题目',
  questionType: 'text',
  required: false,
  placeholder: '',
  regular: null,
  minLength: null,
  maxLength: null,
  questionnaireOptionList: [
    { id: 7, optionContent: '甲' },
    { id: 8, optionContent: '乙' },
  ],
  ...given,
});

test('several choices are one answer item each, a text is one, what is empty is none', () => {
  const given = { options: [7, 8], text: '  好 ' };
  const item = { questionId: 1, textContent: null };
  expect(itemsOf(question({ questionType: 'checkbox' }), given)).toEqual([
    { ...item, questionnaireAnswerOptionId: 7 },
    { ...item, questionnaireAnswerOptionId: 8 },
  ]);
  expect(itemsOf(question({}), given)).toEqual([
    { questionId: 1, questionnaireAnswerOptionId: null, textContent: '好' },
  ]);
  expect(itemsOf(question({}), { options: [], text: '   ' })).toEqual([]);
});

test('while it is typed only a missing answer is told; its form once the field is left', () => {
  const phone = question({ questionType: 'phone', required: true });
  const typed = { options: [], text: '138' };
  expect(problemWhileTyping(phone, typed)).toBeUndefined();
  expect(problemIn(phone, typed)).toBe('format');
  expect(problemWhileTyping(phone, { options: [], text: '' })).toBe('required');
});

test('a pattern is held against the answer, besides what its kind wants', () => {
  const digits = question({ regular: '^\\d{3}$' });
  expect(problemIn(digits, { options: [], text: '1234' })).toBe('format');
  expect(problemIn(digits, { options: [], text: '123' })).toBeUndefined();
});

test('everything that is wrong is found at once', () => {
  const questions = [question({ id: 1, required: true }), question({ id: 2 }), question({ id: 3, minLength: 4 })];
  expect(problemsIn(questions, { 3: { options: [], text: 'abc' } })).toEqual({ 1: 'required', 3: 'tooShort' });
});
