import type { ColumnType } from 'kysely';
import type { BulkOutcome, BulkResult } from '../../../../contract/bulk/schemas.ts';

type Json = ColumnType<Record<string, unknown>, string, string>;

/** Bulk changes of records. */
export interface BulkTables {
  bulkPlan: {
    planId: string;
    resource: string;
    changes: Json;
    createdBy: number;
    createdAt: ColumnType<string, string | undefined, never>;
  };
  bulkRow: {
    planId: string;
    recordId: number;
    name: string;
    rowVersion: number;
    outcome: BulkOutcome;
    reason: string | null;
    applied: BulkResult | null;
    before: Json | null;
    appliedVersion: number | null;
    undone: BulkResult | null;
  };
}
