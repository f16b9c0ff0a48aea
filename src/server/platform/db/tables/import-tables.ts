import type { ColumnType } from 'kysely';

/** Imports that are planned before they are applied. */
export interface ImportTables {
  importPlan: {
    planId: string;
    resource: string;
    userId: number;
    fileName: string;
    createdAt: ColumnType<string, string | undefined, never>;
  };
  importRow: {
    planId: string;
    line: number;
    action: 'add' | 'edit';
    recordId: number | null;
    rowVersion: number | null;
    /** Inserted as JSON text. */
    input: ColumnType<Record<string, unknown>, string, never>;
    outcome: ColumnType<'applied' | 'refused' | null, undefined, 'applied' | 'refused'>;
    refusal: ColumnType<string | null, undefined, string | null>;
  };
}
