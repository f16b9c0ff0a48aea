import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { surveyCalls } from '../../contract/survey/calls.ts';
import type { Question } from '../../contract/survey/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import {
  emptyValue,
  type FieldValue,
  type FieldValues,
  itemsOf,
  type Problems,
  problemOf,
  problemsOf,
  problemWhileTyping,
} from './answers.ts';
import { readDraft, storeDraft } from './survey-draft.ts';

interface SurveyFormOptions {
  userId: number;
  version: number;
  questions: readonly Question[];
  onDone: () => void;
}

/** Values and errors of the survey's form, its draft on this device, and its submission. */
export function useSurveyForm({ userId, version, questions, onDone }: SurveyFormOptions) {
  const { t } = useTranslation('survey');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FieldValues>(() => readDraft(userId, version));
  const [problems, setProblems] = useState<Problems>({});
  const { run, isBusy, errorMessage } = useAction(
    () => request(surveyCalls.submit, { paramArray: questions.flatMap((each) => itemsOf(each, values[each.id])) }),
    {
      done: ({ giftNum }) => (giftNum > 0 ? t('thanksGift', { count: giftNum }) : t('thanks')),
      onDone: () => {
        storeDraft(userId, version, null);
        onDone();
      },
      isErrorInForm: true,
      changes: [quotaCalls.getDeduct],
    },
  );

  const setProblem = (question: Question, problem: Problems[number] | undefined) =>
    setProblems(({ [question.id]: _previous, ...others }) =>
      problem === undefined ? others : { ...others, [question.id]: problem },
    );

  return {
    form,
    errorMessage,
    isBusy,
    valueOf: ({ id }: Question) => values[id] ?? emptyValue,
    /** The message of a question's problem. */
    errorOf(question: Question): string | undefined {
      const problem = problems[question.id];
      if (problem === undefined) return undefined;
      if (problem === 'required' && question.placeholder !== '') return question.placeholder;
      return t(`problem.${problem}`, { min: question.minLength, max: question.maxLength });
    },
    change(question: Question, value: FieldValue) {
      const next = { ...values, [question.id]: value };
      setValues(next);
      storeDraft(userId, version, next);
      setProblem(question, problemWhileTyping(question, value));
    },
    blur(question: Question) {
      setProblem(question, problemOf(question, values[question.id]));
    },
    /** Submits valid answers; otherwise shows all problems and focuses the first. */
    submit() {
      const found = problemsOf(questions, values);
      setProblems(found);
      const first = questions.find(({ id }) => found[id] !== undefined);
      if (first === undefined) void run();
      else form.current?.querySelector<HTMLElement>(`[name="question-${first.id}"]`)?.focus();
    },
  };
}
