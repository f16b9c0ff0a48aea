import type { Messages } from '../../../src/backoffice/messages.ts';
import type { Language } from '../../../src/contract/codes.ts';

/** Texts that are their keys, with their values in brackets: `list.total(count=3)`. `known` are the keys that there are. */
export function keyMessages(language: Language = 'en', known: readonly string[] = []): Messages {
  const valueList = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join(', ');
  return {
    language,
    t: (key, values) => (values === undefined ? key : `${key}(${valueList(values)})`),
    has: (key) => known.includes(key),
    titleAt: () => undefined,
  };
}
