import type { AnyCall, AnyUploadCall } from '../../contract/call.ts';
import type { importLabels } from './import-labels.ts';

/** What a CSV file is imported into. */
export interface ImportSource {
  title: string;
  planCall: AnyUploadCall;
  applyCall: AnyCall;
  /** By which the server reads a file of the current language. */
  labels: ReturnType<typeof importLabels>;
  /** Of the empty file. */
  heads: readonly string[];
  fieldLabel(field: string): string;
  /** Empty for no value. */
  valueText(field: string, value: unknown): string;
  onDone(): unknown;
}
