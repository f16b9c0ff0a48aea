import { FilterField, type Question } from '../../../contract/vehicles/schemas.ts';

/** What was answered to the questions about a list, and to which of them the answer was "don't know". */
export interface Narrowing {
  answers: Partial<Record<FilterField, string>>;
  unsure: readonly FilterField[];
}

export const nothingAnswered: Narrowing = { answers: {}, unsure: [] };

export function withAnswer({ answers, unsure }: Narrowing, field: FilterField, value: string): Narrowing {
  return { answers: { ...answers, [field]: value }, unsure: unsure.filter((other) => other !== field) };
}

/** "Don't know": the question is put aside, and the list stays as long as it was. */
export function withUnsure(narrowing: Narrowing, field: FilterField): Narrowing {
  const { answers, unsure } = withoutAnswer(narrowing, field);
  return { answers, unsure: [...unsure, field] };
}

/** The answer is taken back: the question may be asked again. */
export function withoutAnswer({ answers, unsure }: Narrowing, field: FilterField): Narrowing {
  const { [field]: _taken, ...others } = answers;
  return { answers: others, unsure: unsure.filter((other) => other !== field) };
}

/** The question to ask now: the first that still divides the list and was not put aside. */
export function nextQuestion(questions: readonly Question[], { answers, unsure }: Narrowing): Question | undefined {
  return questions.find(({ field }) => answers[field] === undefined && !unsure.includes(field));
}

/** What was answered, in the order in which it is asked; null is "don't know". */
export function answersGiven({ answers, unsure }: Narrowing): { field: FilterField; value: string | null }[] {
  return FilterField.options
    .filter((field) => answers[field] !== undefined || unsure.includes(field))
    .map((field) => ({ field, value: answers[field] ?? null }));
}

/**
 * The selects above a list: a field that was answered offers all that the whole list had, so that the answer can be
 * changed; any other field offers what is left.
 */
export function filtersOf(whole: readonly Question[], left: readonly Question[], { answers }: Narrowing): Question[] {
  return FilterField.options.flatMap((field) => {
    const source = answers[field] === undefined ? left : whole;
    const question = source.find((other) => other.field === field);
    return question === undefined ? [] : [question];
  });
}
