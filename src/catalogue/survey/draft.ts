import { z } from 'zod';
import type { Givens } from './answers.ts';

const Kept = z.record(z.coerce.number(), z.object({ options: z.array(z.number()), text: z.string() }));

const keyOf = (userId: number, version: number) => `epc.survey.${userId}.${version}`;

/** What was answered before the survey was closed, on this device. */
export function readDraft(userId: number, version: number): Givens {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(keyOf(userId, version)) ?? '{}'));
  } catch {
    // Kept by an older version: begin anew.
    return {};
  }
}

/** Keeps the answers so far; null forgets them. */
export function keepDraft(userId: number, version: number, givens: Givens | null): void {
  try {
    if (givens === null) localStorage.removeItem(keyOf(userId, version));
    else localStorage.setItem(keyOf(userId, version), JSON.stringify(givens));
  } catch {
    // The browser has no room left: the answers stand until the page is left.
  }
}
