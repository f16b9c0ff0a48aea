import type { Scheme } from '../../contract/quotations/rules.ts';
import type { LineChoice, QuotedLine } from '../../contract/quotations/schemas.ts';

/** The chosen scheme of each line; null: declined. */
export type Choice = ReadonlyMap<number, Scheme | null>;

export function chooseAll(lines: readonly QuotedLine[], scheme: Scheme): Choice {
  return new Map(lines.map(({ line }) => [line, scheme]));
}

/** The scheme of every line; undefined if they differ. */
export function wholeScheme(choice: Choice): Scheme | null | undefined {
  const [first, ...others] = new Set(choice.values());
  return others.length === 0 ? first : undefined;
}

export function choicesOf(choice: Choice): LineChoice[] {
  return [...choice].map(([line, scheme]) => ({ line, scheme }));
}
