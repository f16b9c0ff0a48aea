import { recordOf } from '../record-of.ts';
import { type Scheme, schemes } from './rules.ts';
import type { LineChoice, QuotedLine } from './schemas.ts';

/** The sum of each scheme over all lines with a price. */
export function schemeTotals(lines: readonly QuotedLine[]) {
  return recordOf(schemes, (scheme) => totalOf(lines.map(({ options }) => options[scheme].amountFen)));
}

/** The sum of the lines in their chosen schemes, without declined ones. */
export function chosenTotal(lines: readonly QuotedLine[], choices: readonly LineChoice[]) {
  const schemeOf = new Map<number, Scheme | null>(choices.map(({ line, scheme }) => [line, scheme]));
  const amounts = lines.map(({ line, options }) => {
    const scheme = schemeOf.get(line) ?? null;
    return scheme === null ? 0 : options[scheme].amountFen;
  });
  return totalOf(amounts);
}

function totalOf(amounts: readonly (number | null)[]) {
  return {
    totalFen: amounts.reduce<number>((sum, fen) => sum + (fen ?? 0), 0),
    unpricedNum: amounts.filter((fen) => fen === null).length,
  };
}
