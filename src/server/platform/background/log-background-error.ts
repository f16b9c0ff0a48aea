import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable, Refusal } from '../errors.ts';

/**
 * Logs the failure of a task that is repeated anyway. An unavailable database, and one that
 * a publication holds (300355), is a warning without a stack.
 */
export function logBackgroundError(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  error: unknown,
  message: string,
): void {
  const isHeld = error instanceof Refusal && error.code === '300355';
  if (isUnavailable(error) || isHeld)
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, message);
  else log.error({ err: error }, message);
}
