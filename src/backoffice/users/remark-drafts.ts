/** A remark that is being written. */
export interface RemarkDraft {
  remarks: string;
  /** The id of a dictionary entry; null: not stated. */
  intention: number | null;
  nextStep: string;
  /** An ISO date; empty without one. */
  dueOn: string;
}

/** What was typed and not saved, by user: going to another prospect and back loses nothing. */
const drafts = new Map<number, Partial<RemarkDraft>>();

export function readDraft(userId: number): Partial<RemarkDraft> {
  return drafts.get(userId) ?? {};
}

export function storeDraft(userId: number, draft: Partial<RemarkDraft>): void {
  drafts.set(userId, draft);
}
