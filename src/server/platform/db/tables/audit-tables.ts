import type { ColumnType, Generated } from 'kysely';
import type { AuditAction, AuditSource } from '../../../../contract/audit/sources.ts';

/** The audit of the back office and its bin. */
export interface AuditTables {
  auditEntry: {
    auditId: Generated<number>;
    auditedAt: string;
    actorId: number | null;
    actorName: string;
    source: AuditSource;
    action: AuditAction;
    subject: string;
    subjectId: string;
    subjectName: string;
    before: Json;
    after: Json;
    reason: string;
    address: string;
    batchId: string | null;
    previousHash: string;
    hash: string;
  };
  auditHead: { onlyRow: Generated<boolean>; entries: number; hash: string };
  deletedRecord: {
    deletedId: Generated<number>;
    subject: string;
    recordId: number;
    name: string;
    record: Json;
    relations: Json;
    deletedBy: number | null;
    deletedAt: ColumnType<string, string | undefined, never>;
  };
}

/** Inserted as JSON text. */
type Json = ColumnType<Record<string, unknown>, string, never>;
