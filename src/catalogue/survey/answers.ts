import { type AnswerProblem, answerProblem, hasOptions } from '../../contract/survey/answer-problem.ts';
import type { AnswerItem, Question } from '../../contract/survey/schemas.ts';

/** The value of a question's field: selected options, or a text. */
export interface FieldValue {
  options: readonly number[];
  text: string;
}

export type FieldValues = Readonly<Record<number, FieldValue>>;
export type Problems = Readonly<Record<number, AnswerProblem>>;

export const emptyValue: FieldValue = { options: [], text: '' };

/** The answer items of a question: one for each selected option, one for a text, none if empty. */
export function itemsOf(question: Question, value: FieldValue = emptyValue): AnswerItem[] {
  const { id: questionId } = question;
  if (hasOptions(question)) {
    return value.options.map((id) => ({ questionId, questionnaireAnswerOptionId: id, textContent: null }));
  }
  const textContent = value.text.trim();
  return textContent === '' ? [] : [{ questionId, questionnaireAnswerOptionId: null, textContent }];
}

export function problemOf(question: Question, value: FieldValue = emptyValue): AnswerProblem | undefined {
  return answerProblem(question, itemsOf(question, value));
}

/** All problems by question id. */
export function problemsOf(questions: readonly Question[], values: FieldValues): Problems {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, values[question.id]);
      return problem === undefined ? [] : [[question.id, problem]];
    }),
  );
}

/** The problem shown while typing: a missing answer at once, an invalid format only on blur. */
export function problemWhileTyping(question: Question, value: FieldValue): AnswerProblem | undefined {
  const problem = problemOf(question, value);
  return problem === 'required' || hasOptions(question) ? problem : undefined;
}
