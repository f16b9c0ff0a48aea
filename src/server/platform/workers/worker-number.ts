import { z } from 'zod';

/** Set by the process that starts workers; a restarted worker keeps the number. */
export const WORKER_NUMBER = 'WORKER_NUMBER';

/** 1 to WORKERS; undefined in a process without workers. */
export function workerNumber(): number | undefined {
  return z.coerce.number().int().min(1).safeParse(process.env[WORKER_NUMBER]).data;
}
