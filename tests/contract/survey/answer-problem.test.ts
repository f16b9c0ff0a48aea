import { expect, test } from 'vitest';
import { answerProblem } from '../../../src/contract/survey/answer-problem.ts';
import type { Question } from '../../../src/contract/survey/schemas.ts';

const question: Question = {
  id: 1,
  question: '怎么知道我们的',
  questionType: 'text',
  required: false,
  placeholder: '',
  regular: null,
  minLength: null,
  maxLength: null,
  questionnaireOptionList: [{ id: 7, optionContent: '微信' }],
};
const [choice, text] = [
  { questionnaireAnswerOptionId: 7, textContent: null },
  { questionnaireAnswerOptionId: null, textContent: '微信' },
];
const both = { questionnaireAnswerOptionId: 7, textContent: '微信' };

test('a text question accepts one text and no option', () => {
  expect(answerProblem(question, [text])).toBeUndefined();
  expect(answerProblem(question, [choice])).toBe('option');
  expect(answerProblem(question, [both])).toBe('option');
  expect(answerProblem(question, [text, text])).toBe('option');
});

test('a choice question accepts only options without text', () => {
  const choices = { ...question, questionType: 'checkbox' as const };
  expect(answerProblem(choices, [choice])).toBeUndefined();
  expect(answerProblem(choices, [both])).toBe('option');
  expect(answerProblem(choices, [text])).toBe('option');
});

test('a phone is accepted as every form accepts it, and a landline is not', () => {
  const phone = { ...question, questionType: 'phone' as const };
  const answered = (textContent: string) => answerProblem(phone, [{ questionnaireAnswerOptionId: null, textContent }]);
  expect(answered('138-0013-8000')).toBeUndefined();
  expect(answered('+86 138 0013 8000')).toBeUndefined();
  expect(answered('021-6234 5678')).toBe('format');
});
