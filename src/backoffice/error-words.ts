import { CallError } from '../providers/call-error.ts';
import type { Words } from './words.ts';

/** What went wrong with a call: the server's own words, or what is known of a call that got no answer. */
export function errorWords(error: unknown, { t }: Pick<Words, 't'>): string {
  if (!(error instanceof CallError)) return t('common:error.request');
  if (error.message !== '') return error.message;
  return t(
    error.code === 'network' || error.code === 'timeout' ? `common:error.${error.code}` : 'common:error.request',
  );
}
