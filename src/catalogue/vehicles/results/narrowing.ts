import { FilterField, type Question } from '../../../contract/vehicles/schemas.ts';

/** The answers to the questions about a list, and the questions answered with "don't know". */
export interface Narrowing {
  answers: Partial<Record<FilterField, string>>;
  unsure: readonly FilterField[];
}

export const noAnswers: Narrowing = { answers: {}, unsure: [] };

export function withAnswer({ answers, unsure }: Narrowing, field: FilterField, value: string): Narrowing {
  return { answers: { ...answers, [field]: value }, unsure: unsure.filter((other) => other !== field) };
}

/** "Don't know": skips the question without narrowing the list. */
export function withUnsure(narrowing: Narrowing, field: FilterField): Narrowing {
  const { answers, unsure } = withoutAnswer(narrowing, field);
  return { answers, unsure: [...unsure, field] };
}

/** Removes the answer, so that its question can come up again. */
export function withoutAnswer({ answers, unsure }: Narrowing, field: FilterField): Narrowing {
  const { [field]: _removed, ...others } = answers;
  return { answers: others, unsure: unsure.filter((other) => other !== field) };
}

/** Of the questions that are neither answered nor skipped, the one that leaves the fewest vehicles on average. */
export function nextQuestion(questions: readonly Question[], { answers, unsure }: Narrowing): Question | undefined {
  const open = questions.filter(({ field }) => answers[field] === undefined && !unsure.includes(field));
  // Stable: of equal questions the first in their order.
  return open.toSorted((one, other) => vehiclesLeft(one) - vehiclesLeft(other))[0];
}

/** How many vehicles an answer leaves on average, if every vehicle is as likely to be the one. */
function vehiclesLeft({ options }: Question): number {
  const total = options.reduce((sum, { vehicleNum }) => sum + vehicleNum, 0);
  return options.reduce((sum, { vehicleNum }) => sum + vehicleNum ** 2, 0) / total;
}

/** The answers in the order of the questions; null is "don't know". */
export function listAnswers({ answers, unsure }: Narrowing): { field: FilterField; value: string | null }[] {
  return FilterField.options
    .filter((field) => answers[field] !== undefined || unsure.includes(field))
    .map((field) => ({ field, value: answers[field] ?? null }));
}

/**
 * The selects above a list. An answered field offers the options of the whole list, so that the answer can be changed;
 * any other field those of the narrowed list.
 */
export function filtersOf(
  all: readonly Question[],
  remaining: readonly Question[],
  { answers }: Narrowing,
): Question[] {
  return FilterField.options.flatMap((field) => {
    const source = answers[field] === undefined ? remaining : all;
    const question = source.find((other) => other.field === field);
    return question === undefined ? [] : [question];
  });
}
