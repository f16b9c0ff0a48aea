import { type AnswerProblem, answerProblem, hasOptions } from '../../contract/survey/answer-problem.ts';
import type { AnswerItem, Question } from '../../contract/survey/schemas.ts';

/** What stands in a question's field: chosen options, or a text. */
export interface Given {
  options: readonly number[];
  text: string;
}

export type Givens = Readonly<Record<number, Given>>;
export type Problems = Readonly<Record<number, AnswerProblem>>;

export const nothingGiven: Given = { options: [], text: '' };

/** The answer items of a question: one for each chosen option, one for a text, none for what was left empty. */
export function itemsOf(question: Question, given: Given = nothingGiven): AnswerItem[] {
  const { id: questionId } = question;
  if (hasOptions(question)) {
    return given.options.map((id) => ({ questionId, questionnaireAnswerOptionId: id, textContent: null }));
  }
  const textContent = given.text.trim();
  return textContent === '' ? [] : [{ questionId, questionnaireAnswerOptionId: null, textContent }];
}

export function problemIn(question: Question, given: Given = nothingGiven): AnswerProblem | undefined {
  return answerProblem(question, itemsOf(question, given));
}

/** Everything that is wrong, by question. */
export function problemsIn(questions: readonly Question[], givens: Givens): Problems {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemIn(question, givens[question.id]);
      return problem === undefined ? [] : [[question.id, problem]];
    }),
  );
}

/**
 * What is said of a question while it is being answered: that it is wanted at once, everything else once its field is
 * left, so that nobody is told of a wrong form in the middle of typing.
 */
export function problemWhileTyping(question: Question, given: Given): AnswerProblem | undefined {
  const problem = problemIn(question, given);
  return problem === 'required' || hasOptions(question) ? problem : undefined;
}
