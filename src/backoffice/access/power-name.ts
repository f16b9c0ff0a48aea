import type { z } from 'zod';
import type { Power } from '../../contract/access/schemas.ts';
import type { Messages } from '../messages.ts';

/**
 * What a power is called. One that is named by its code, as the server makes them, has the product's words: a page its
 * resource's title, an action its verb, an area its own; the name that someone gave goes before.
 */
export function powerName(power: z.infer<typeof Power>, messages: Messages): string {
  const { powerCode: code, powerName: name, powerNameEn, type } = power;
  if (name !== code) return messages.language === 'en' && powerNameEn !== '' ? powerNameEn : name;
  if (type === 'page') return messages.titleAt(code) ?? code;
  const key = type === 'area' ? `area.${code}` : `power.${code.split(':')[1] ?? ''}`;
  return messages.has(key) ? messages.t(key) : code;
}
