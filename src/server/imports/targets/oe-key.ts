import { LOOKALIKE_LETTERS, LOOKALIKES } from '../../../contract/oe/oe-number.ts';
import { literal } from '../staging/literal.ts';

/** SQL for the key of a half-width number: `oeKey` of contract/oe/oe-number.ts. */
export function oeKeySql(number: string): string {
  const latin = `translate(upper(${number}), ${literal(LOOKALIKES)}, ${literal(LOOKALIKE_LETTERS)})`;
  return `regexp_replace(${latin}, '[^A-Z0-9]', '', 'g')`;
}
