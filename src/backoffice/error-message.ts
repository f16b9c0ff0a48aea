import { CallError } from '../providers/call-error.ts';
import type { Messages } from './messages.ts';

/** The server's message, or one of our own for a call without a response. */
export function errorMessage(error: unknown, { t }: Pick<Messages, 't'>): string {
  if (!(error instanceof CallError)) return t('common:error.request');
  if (error.message !== '') return error.message;
  return t(
    error.code === 'network' || error.code === 'timeout' ? `common:error.${error.code}` : 'common:error.request',
  );
}
