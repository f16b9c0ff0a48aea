import type { AuditAction, AuditSource } from '../../../contract/audit/sources.ts';

/** Who changes something, and from where. */
export interface Actor {
  /** Null for commands and jobs. */
  userId: number | null;
  address: string;
  source: AuditSource;
  /** Shared by the entries of one bulk change or import. */
  batchId?: string;
  reason?: string;
}

export interface AuditEntry {
  action: AuditAction;
  /** The kind of record: a resource's name, or such as `setting`. */
  subject: string;
  subjectId: number | string;
  subjectName?: string;
  /** Whole values: only the fields that differ are stored. Never secrets. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}
