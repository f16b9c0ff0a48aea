import { KEY_VARIABLE } from './rules.ts';

/** A call as a curl command with the key of the environment variable, never with a key itself. */
export function curlSample({ url, body }: { url: string; body: string }): string {
  return `curl -sS ${shellQuoted(url)} \\
  -H "Authorization: Bearer $${KEY_VARIABLE}" \\
  -H 'Content-Type: application/json' \\
  -d ${shellQuoted(body)}
`;
}

/** A word of a POSIX shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
