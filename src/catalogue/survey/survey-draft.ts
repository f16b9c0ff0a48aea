import { z } from 'zod';
import type { FieldValues } from './answers.ts';

const StoredValues = z.record(z.coerce.number(), z.object({ options: z.array(z.number()), text: z.string() }));

const keyOf = (userId: number, version: number) => `epc.survey.${userId}.${version}`;

/** The answers entered on this device before the survey was closed. */
export function readDraft(userId: number, version: number): FieldValues {
  try {
    return StoredValues.parse(JSON.parse(localStorage.getItem(keyOf(userId, version)) ?? '{}'));
  } catch {
    // Stored by an older version.
    return {};
  }
}

/** Stores the answers so far; null deletes them. */
export function storeDraft(userId: number, version: number, values: FieldValues | null): void {
  try {
    if (values === null) localStorage.removeItem(keyOf(userId, version));
    else localStorage.setItem(keyOf(userId, version), JSON.stringify(values));
  } catch {
    // Storage is full: the answers last until the page is closed.
  }
}
