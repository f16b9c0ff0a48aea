import { groupBy } from '../../contract/group-by.ts';
import { type Scheme, schemes } from '../../contract/quotations/rules.ts';
import type { LineChoice, QuotedLine, QuotedOption } from '../../contract/quotations/schemas.ts';

/** The chosen scheme of each line; null: declined. */
export type Choice = ReadonlyMap<number, Scheme | null>;

/** A part at a price, and the schemes of a line that offer it. */
export interface Offer {
  schemes: readonly [Scheme, ...Scheme[]];
  option: QuotedOption;
}

/** What a line can be done with. Schemes that offer the same are one offer, which has the notes of the last. */
export function offersOf({ options }: Pick<QuotedLine, 'options'>): Offer[] {
  const groups = groupBy(schemes, (scheme) => partAndPrice(options[scheme]));
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ schemes: [first, ...others], option: options[others.at(-1) ?? first] }],
  );
}

const partAndPrice = ({ brandName, number, unitPriceFen }: QuotedOption) =>
  JSON.stringify([brandName, number, unitPriceFen]);

export function chooseAll(lines: readonly QuotedLine[], scheme: Scheme): Choice {
  return new Map(lines.map(({ line }) => [line, scheme]));
}

/** The scheme of every line, or one that offers the same in every line; undefined if there is none. */
export function wholeScheme(choice: Choice, lines: readonly QuotedLine[]): Scheme | null | undefined {
  const [first, ...others] = new Set(choice.values());
  if (others.length === 0) return first;
  return schemes.find((scheme) =>
    lines.every(({ line, options }) => {
      const chosen = choice.get(line);
      return chosen != null && partAndPrice(options[chosen]) === partAndPrice(options[scheme]);
    }),
  );
}

export function choicesOf(choice: Choice): LineChoice[] {
  return [...choice].map(([line, scheme]) => ({ line, scheme }));
}
