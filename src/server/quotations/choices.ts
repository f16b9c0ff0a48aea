import type { LineChoice, QuotedLine } from '../../contract/quotations/schemas.ts';

/** Whether each line is chosen exactly once, and at least one is not declined. */
export function isWhole(lines: readonly QuotedLine[], choices: readonly LineChoice[]): boolean {
  const chosen = new Set(choices.map(({ line }) => line));
  return (
    choices.length === lines.length &&
    lines.every(({ line }) => chosen.has(line)) &&
    choices.some(({ scheme }) => scheme !== null)
  );
}
