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

/** A part of a form that is not a field of the record and is saved by its own calls, after the record. */
export interface FormPart {
  Input: ComponentType<FormPartProps>;
  /** Called only if the value was changed. @throws CallError */
  save(recordId: number, value: unknown): Promise<void>;
}
