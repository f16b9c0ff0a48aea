import { importCreate } from '../../../contract/imports/schemas.ts';

/** A code for a new supplier: from the letters and digits of its name, or a number. None that is already used. */
export function proposeCode(name: string, used: readonly string[]): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 36)
    .replace(/-$/, '');
  const base = slug === '' ? 'supplier' : slug;
  for (let number = slug === '' ? 1 : 0; ; number += 1) {
    const code = number === 0 ? base : `${base}-${number}`;
    if (!used.includes(code)) return code;
  }
}

/** Small letters, digits and hyphens, at most 40. */
export function isValidCode(code: string): boolean {
  return importCreate.body.shape.sourceCode.safeParse(code).success;
}
