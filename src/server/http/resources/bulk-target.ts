import type { z } from 'zod';
import type { Change } from '../../platform/audit/change.ts';
import type { AuthedContext } from '../request-context.ts';

interface BulkEdit {
  id: number;
  rowVersion: number;
  values: Record<string, unknown>;
}

/** A kind of record that bulk changes can list, read and edit. */
export interface BulkTarget {
  name: string;
  /** The operation that an approval repeats for a single record; undefined if edits never need approval. */
  editOperation?: string;
  list(
    query: { pageNum: number; pageSize: number; filters: unknown },
    context: AuthedContext,
  ): Promise<{ rows: readonly object[]; total: number }>;
  get(id: number, context: AuthedContext): Promise<object>;
  /** @returns the edited record, with its new version */
  edit(change: Change, edit: BulkEdit, context: AuthedContext): Promise<object>;
  /** The fields of a record that hold its id and name. */
  id: string;
  nameField: string;
  /** The schemas of the values of an edit, and of the filters of the list. */
  values: z.ZodType;
  filters: z.ZodType;
  /** Fields that undoing an edit restores; by default those that the edit sets. */
  restoredFields?: readonly string[];
}

/** A bulk target that is not a resource, and the power needed to change its records. */
export interface OwnBulkTarget extends BulkTarget {
  power: string;
}
