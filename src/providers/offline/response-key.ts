import { hashQueryKey } from '@tanstack/react-query';

/** The key of a stored response. Pictures are the same in all languages (null). */
export function responseKey(operation: string, inLanguage: string | null, body: unknown): string {
  return hashQueryKey([operation, inLanguage, body]);
}

interface QueryParts {
  operation: string;
  inLanguage: string | null;
  body: unknown;
}

/** The parts of a call's query key: operation, language, body, or operation and body for pictures. */
export function partsOfQueryKey(queryKey: readonly unknown[]): QueryParts | undefined {
  const [operation, second, third] = queryKey;
  if (typeof operation !== 'string') return undefined;
  if (queryKey.length === 2 && typeof second === 'object') return { operation, inLanguage: null, body: second };
  if (queryKey.length === 3 && typeof second === 'string') return { operation, inLanguage: second, body: third };
  return undefined;
}
