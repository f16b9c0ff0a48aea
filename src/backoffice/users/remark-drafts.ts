/** A remark that is being written. */
export interface RemarkDraft {
  remarks: string;
  /** The id of a dictionary entry; null: not stated. */
  intention: number | null;
  nextStep: string;
  /** An ISO date; empty without one. */
  dueOn: string;
}

export const emptyDraft: RemarkDraft = { remarks: '', intention: null, nextStep: '', dueOn: '' };

/** What was typed and not saved, by user: going to another prospect and back loses nothing. */
const drafts = new Map<number, RemarkDraft>();

export function readDraft(userId: number): RemarkDraft {
  return drafts.get(userId) ?? emptyDraft;
}

export function storeDraft(userId: number, draft: RemarkDraft): void {
  if (isEmptyDraft(draft)) drafts.delete(userId);
  else drafts.set(userId, draft);
}

export function isEmptyDraft({ remarks, intention, nextStep, dueOn }: RemarkDraft): boolean {
  return remarks === '' && intention === null && nextStep === '' && dueOn === '';
}
