import { isUnavailable } from '../platform/errors.ts';

/** What the import command says when it fails. */
export function failureText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (!isUnavailable(error)) return text;
  return `The database went away or has no room left: ${text}
The catalogue is unchanged, or published as a whole: see /manager/import. What was begun is taken up or cleared away by the next server.`;
}
