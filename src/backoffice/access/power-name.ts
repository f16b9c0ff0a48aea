import type { z } from 'zod';
import type { Power } from '../../contract/access/schemas.ts';
import type { Words } from '../words.ts';

/**
 * What a power is called. One that is named by its code, as the server makes them, has the product's words: a page its
 * resource's title, an action its verb, an area its own; the name that someone gave goes before.
 */
export function powerName(power: z.infer<typeof Power>, words: Words): string {
  const { powerCode: code, powerName: name, powerNameEn, type } = power;
  if (name !== code) return words.language === 'en' && powerNameEn !== '' ? powerNameEn : name;
  if (type === 'page') return words.titleAt(code) ?? code;
  const key = type === 'area' ? `area.${code}` : `power.${code.split(':')[1] ?? ''}`;
  return words.has(key) ? words.t(key) : code;
}
