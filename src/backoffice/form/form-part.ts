import type { ComponentType } from 'react';
import { z } from 'zod';
import { Id } from '../../contract/fields.ts';
import type { Messages } from '../messages.ts';

export interface FormPartProps {
  /** Undefined for a record that is added. */
  recordId: number | undefined;
  isReadOnly: boolean;
  label: string;
  /** A SetChange; undefined until the user changes it. */
  value?: unknown;
  onChange?: (value: SetChange) => void;
}

/** A record, in the version that a write is made from. */
export interface RecordKey {
  id: number;
  rowVersion: number;
}

/** The linked records as the user has chosen them, and as they were when the form was opened. */
export const SetChange = z.object({ original: z.array(Id), chosen: z.array(Id) });
export type SetChange = z.infer<typeof SetChange>;

/** The linked records on the server, and the names of all that can be linked. */
export interface LinkedRecords {
  ids: readonly number[];
  names: ReadonlyMap<number, string>;
}

/** A part of a form that links other records, and is saved by its own calls after the record. */
export interface FormPart {
  Input: ComponentType<FormPartProps>;
  /** Called only if the value was changed. Returns the record's new version. @throws CallError */
  save(record: RecordKey, chosen: number[]): Promise<{ rowVersion: number }>;
  /** What is linked now, for a conflict. @throws CallError */
  load(recordId: number, messages: Messages): Promise<LinkedRecords>;
}
