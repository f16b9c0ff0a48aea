import type { ColumnType, Generated } from 'kysely';
import type { ApprovalKind, ApprovalState } from '../../../../contract/approvals/rules.ts';
import type { AuditSource } from '../../../../contract/audit/sources.ts';

/** Changes that wait for a second person. */
export interface ApprovalTables {
  approval: {
    approvalId: Generated<number>;
    kind: ApprovalKind;
    operation: string;
    body: Json;
    subject: string;
    subjectId: string;
    subjectName: string;
    before: Json;
    after: Json;
    source: AuditSource;
    address: string;
    requestedBy: number;
    requestedAt: Generated<string>;
    expiresAt: string;
    state: Generated<ApprovalState>;
    decidedBy: number | null;
    decidedAt: string | null;
    note: Generated<string>;
    failure: string | null;
  };
}

/** Inserted as JSON text. */
type Json = ColumnType<Record<string, unknown>, string, never>;
