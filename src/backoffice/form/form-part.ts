import type { ComponentType } from 'react';

export interface FormPartProps {
  /** The record that is edited; undefined while it is made. */
  recordId: number | undefined;
  isReadOnly: boolean;
  label: string;
  /** Undefined until it is touched. */
  value?: unknown;
  onChange?: (value: unknown) => void;
}

/** What a form holds beside the record's own fields, and keeps by calls of its own once the record is kept. */
export interface FormPart {
  Input: ComponentType<FormPartProps>;
  /** @param value what onChange gave last; not called when it was never touched. @throws CallError */
  save(recordId: number, value: unknown): Promise<void>;
}
