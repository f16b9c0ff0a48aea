import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { surveyCalls } from '../../contract/survey/calls.ts';
import type { Question } from '../../contract/survey/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import {
  type Given,
  type Givens,
  itemsOf,
  nothingGiven,
  type Problems,
  problemIn,
  problemsIn,
  problemWhileTyping,
} from './answers.ts';
import { keepDraft, readDraft } from './draft.ts';

interface Asked {
  userId: number;
  version: number;
  questions: readonly Question[];
  onDone: (giftNum: number) => void;
}

/** The answers as they are given, kept on this device, checked as the specification says, and sent. */
export function useSurveyForm({ userId, version, questions, onDone }: Asked) {
  const { t } = useTranslation('survey');
  const wordsOf = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const [givens, setGivens] = useState<Givens>(() => readDraft(userId, version));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const tellOf = (question: Question, problem: Problems[number] | undefined) =>
    setProblems(({ [question.id]: _before, ...others }) =>
      problem === undefined ? others : { ...others, [question.id]: problem },
    );

  return {
    form,
    failure,
    isSending,
    givenTo: ({ id }: Question) => givens[id] ?? nothingGiven,
    /** What is wrong with a question's answer, in words. */
    errorOf(question: Question): string | undefined {
      const problem = problems[question.id];
      if (problem === undefined) return undefined;
      if (problem === 'required' && question.placeholder !== '') return question.placeholder;
      return t(`problem.${problem}`, { min: question.minLength, max: question.maxLength });
    },
    change(question: Question, given: Given) {
      const next = { ...givens, [question.id]: given };
      setGivens(next);
      keepDraft(userId, version, next);
      tellOf(question, problemWhileTyping(question, given));
    },
    leave(question: Question) {
      tellOf(question, problemIn(question, givens[question.id]));
    },
    async send() {
      const found = problemsIn(questions, givens);
      setProblems(found);
      const first = questions.find(({ id }) => found[id] !== undefined);
      if (first !== undefined) {
        form.current?.querySelector<HTMLElement>(`[name="question-${first.id}"]`)?.focus();
        return;
      }
      setFailure(null);
      setSending(true);
      try {
        const paramArray = questions.flatMap((question) => itemsOf(question, givens[question.id]));
        const { giftNum } = await request(surveyCalls.submit, { paramArray });
        keepDraft(userId, version, null);
        await queryClient.invalidateQueries([quotaCalls.getDeduct.operation]);
        onDone(giftNum);
      } catch (error) {
        setFailure(wordsOf(error));
      } finally {
        setSending(false);
      }
    },
  };
}
