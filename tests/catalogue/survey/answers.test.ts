import { expect, test } from 'vitest';
import { itemsOf, problemOf, problemsOf, problemWhileTyping } from '../../../src/catalogue/survey/answers.ts';
import type { Question } from '../../../src/contract/survey/schemas.ts';

const question = (overrides: Partial<Question>): Question => ({
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
  ...overrides,
});

test('each selected option is an answer item, a text is one, an empty field is none', () => {
  const value = { options: [7, 8], text: '  好 ' };
  const item = { questionId: 1, textContent: null };
  expect(itemsOf(question({ questionType: 'checkbox' }), value)).toEqual([
    { ...item, questionnaireAnswerOptionId: 7 },
    { ...item, questionnaireAnswerOptionId: 8 },
  ]);
  expect(itemsOf(question({}), value)).toEqual([
    { questionId: 1, questionnaireAnswerOptionId: null, textContent: '好' },
  ]);
  expect(itemsOf(question({}), { options: [], text: '   ' })).toEqual([]);
});

test('while typing only a missing answer is a problem; the format is checked on blur', () => {
  const phone = question({ questionType: 'phone', required: true });
  const incomplete = { options: [], text: '138' };
  expect(problemWhileTyping(phone, incomplete)).toBeUndefined();
  expect(problemOf(phone, incomplete)).toBe('format');
  expect(problemWhileTyping(phone, { options: [], text: '' })).toBe('required');
});

test('the question’s own pattern is checked', () => {
  const digits = question({ regular: '^\\d{3}$' });
  expect(problemOf(digits, { options: [], text: '1234' })).toBe('format');
  expect(problemOf(digits, { options: [], text: '123' })).toBeUndefined();
});

test('all problems are found at once', () => {
  const questions = [question({ id: 1, required: true }), question({ id: 2 }), question({ id: 3, minLength: 4 })];
  expect(problemsOf(questions, { 3: { options: [], text: 'abc' } })).toEqual({ 1: 'required', 3: 'tooShort' });
});
