import type { ComponentType } from 'react';

export interface FormPartProps {
  /** Undefined for a record that is added. */
  recordId: number | undefined;
  isReadOnly: boolean;
  label: string;
  /** Undefined until the user changes it. */
  value?: unknown;
  onChange?: (value: unknown) => void;
}

/** A record, in the version that a write is made from. */
export interface RecordKey {
  id: number;
  rowVersion: number;
}

/** A part of a form that is not a field of the record and is saved by its own calls, after the record. */
export interface FormPart {
  Input: ComponentType<FormPartProps>;
  /** Called only if the value was changed. Returns the record's new version. @throws CallError */
  save(record: RecordKey, value: unknown): Promise<{ rowVersion: number }>;
}
