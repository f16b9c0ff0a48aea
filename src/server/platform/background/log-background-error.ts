import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../errors.ts';

/** Logs the failure of a task that is repeated anyway. An unavailable database is a warning without a stack. */
export function logBackgroundError(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  error: unknown,
  message: string,
): void {
  if (isUnavailable(error)) log.warn({ reason: error instanceof Error ? error.message : String(error) }, message);
  else log.error({ err: error }, message);
}
