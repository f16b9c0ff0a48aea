/** The result of code 900410: the record as it is now, and who changed it last. */
export interface EditConflict {
  theirs: Record<string, unknown>;
  /** Empty if the change was not audited. */
  changedBy: string;
  changedAt: string | null;
}
