import type { z } from 'zod';
import type { Change } from '../../platform/audit/change.ts';
import type { AuthedContext } from '../request-context.ts';

interface BulkEdit {
  id: number;
  rowVersion: number;
  values: Record<string, unknown>;
}

/** Records of which many can be changed at once, as a bulk change reads and edits them. */
export interface BulkTarget {
  name: string;
  /** The operation of a single edit, which an approval repeats; undefined where no edit waits for one. */
  editOperation?: string;
  list(
    query: { pageNum: number; pageSize: number; filters: unknown },
    context: AuthedContext,
  ): Promise<{ rows: readonly object[]; total: number }>;
  get(id: number, context: AuthedContext): Promise<object>;
  /** @returns the record as it is then, with its new version */
  edit(change: Change, edit: BulkEdit, context: AuthedContext): Promise<object>;
  /** The fields of a record that hold its id and name. */
  id: string;
  nameField: string;
  /** The schemas of the values of an edit, and of the filters of the list. */
  values: z.ZodType;
  filters: z.ZodType;
  /** The fields of a record that an edit changes along and undoing it writes again; by default those of the values. */
  restoredFields?: readonly string[];
}

/** A target that is no resource, with the power to change its records. */
export interface OwnBulkTarget extends BulkTarget {
  power: string;
}
