import { CallError } from '../providers/call-error.ts';
import type { Messages } from './messages.ts';

/** What went wrong with a call: the server's own words, or what is known of a call that got no answer. */
export function errorMessage(error: unknown, { t }: Pick<Messages, 't'>): string {
  if (!(error instanceof CallError)) return t('common:error.request');
  if (error.message !== '') return error.message;
  return t(
    error.code === 'network' || error.code === 'timeout' ? `common:error.${error.code}` : 'common:error.request',
  );
}
