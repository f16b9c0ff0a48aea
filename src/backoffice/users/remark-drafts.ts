import { z } from 'zod';
import { omitUndefined } from '../../contract/omit-undefined.ts';

const RemarkDraft = z.object({
  remarks: z.string(),
  /** The id of a dictionary entry; null: not stated. */
  intention: z.number().int().nullable(),
  nextStep: z.string(),
  /** An ISO date; empty without one. */
  dueOn: z.string(),
});
/** A remark that is being written. */
export type RemarkDraft = z.infer<typeof RemarkDraft>;

const StoredDraft = RemarkDraft.partial();

/** Logging out clears it, as everything that begins with `epc.` and is no setting of the device. */
const keyOf = (userId: number) => `epc.remark.${userId}`;

/** Drafts that the browser did not store. */
const unstored = new Map<number, Partial<RemarkDraft>>();

/** What was typed about a user and not saved. It outlasts another prospect, a reload and an expired session. */
export function readDraft(userId: number): Partial<RemarkDraft> {
  const inMemory = unstored.get(userId);
  if (inMemory !== undefined) return inMemory;
  try {
    return omitUndefined(StoredDraft.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}')));
  } catch {
    // Stored by another version.
    return {};
  }
}

/** Stores what was typed so far; a draft without fields is deleted. */
export function storeDraft(userId: number, draft: Partial<RemarkDraft>): void {
  unstored.delete(userId);
  if (Object.keys(draft).length === 0) {
    localStorage.removeItem(keyOf(userId));
    return;
  }
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Storage is full: the draft lasts until the page is closed.
    unstored.set(userId, draft);
  }
}
