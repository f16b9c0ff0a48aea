import { z } from 'zod';
import { isPhoneNum } from '../sms/phone.ts';
import { compileLinearRegExp } from './linear-regexp.ts';
import { PATTERN_COST_MAX, patternCost } from './pattern-cost.ts';
import { ANSWER_MAX_LENGTH } from './rules.ts';
import type { AnswerItem, Question, QuestionType } from './schemas.ts';

/** A validation error of an answer; the message for `required` is the question's placeholder. */
export type AnswerProblem = 'required' | 'format' | 'tooShort' | 'tooLong' | 'option';

type Answer = Pick<AnswerItem, 'questionnaireAnswerOptionId' | 'textContent'>;

const CHOICES: readonly QuestionType[] = ['checkbox', 'radio', 'select'];

/** True for a question that is answered by selecting options. */
export function hasOptions({ questionType }: Pick<Question, 'questionType'>): boolean {
  return CHOICES.includes(questionType);
}

/** Validates the answers to one question, on the page and on the server. @returns the first error, if any */
export function answerProblem(question: Question, answers: readonly Answer[]): AnswerProblem | undefined {
  return hasOptions(question) ? choiceProblem(question, answers) : textProblem(question, answers);
}

function choiceProblem(question: Question, answers: readonly Answer[]): AnswerProblem | undefined {
  if (answers.length === 0) return question.required ? 'required' : undefined;
  const chosen = answers.map(({ questionnaireAnswerOptionId }) => questionnaireAnswerOptionId);
  const offered = new Set<number | null>(question.questionnaireOptionList.map(({ id }) => id));
  const isOdd = chosen.some((id) => !offered.has(id)) || new Set(chosen).size < chosen.length;
  const isTooMany = question.questionType !== 'checkbox' && chosen.length > 1;
  const hasText = answers.some(({ textContent }) => textContent !== null);
  return isOdd || isTooMany || hasText ? 'option' : undefined;
}

function textProblem(question: Question, answers: readonly Answer[]): AnswerProblem | undefined {
  if (answers.length > 1 || answers.some((answer) => answer.questionnaireAnswerOptionId !== null)) return 'option';
  const text = answers[0]?.textContent?.trim() ?? '';
  if (text === '') return question.required ? 'required' : undefined;
  const length = Array.from(text).length;
  if (length < (question.minLength ?? 0)) return 'tooShort';
  if (length > (question.maxLength ?? ANSWER_MAX_LENGTH)) return 'tooLong';
  if (!(formats[question.questionType] ?? acceptsAnything)(text)) return 'format';
  // Patterns saved before the cost bound existed may exceed it; they are not matched, so any answer is accepted.
  if (question.regular === null || patternCost(question) > PATTERN_COST_MAX) return undefined;
  return compileLinearRegExp(question.regular)?.test(text) === false ? 'format' : undefined;
}

const acceptsAnything = () => true;
const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** The format of each type of text, in addition to the question's pattern. */
const formats: Partial<Record<QuestionType, (text: string) => boolean>> = {
  number: (text) => /^-?\d{1,15}(\.\d{1,6})?$/.test(text),
  email: (text) => z.email().safeParse(text).success,
  phone: isPhoneNum,
  year: (text) => /^(19|20|21)\d{2}$/.test(text),
  date: isDay,
  datetime: (text) => /^.{10}[T ]([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10)),
};
