import { z } from 'zod';

const Opened = z.object({ hasOpenedPart: z.literal(true) });

/** Whether a part's panel was opened on this page: the browser's button then closes it. One that came with the link has nothing behind it. */
export function wasOpenedHere(state: unknown): boolean {
  return Opened.safeParse(state).success;
}
