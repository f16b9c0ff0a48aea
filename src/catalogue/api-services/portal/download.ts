import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import type { DocumentFormat } from '../../../contract/api-services/documents/rules.ts';

interface Download {
  format: DocumentFormat;
  /** All documents if it is missing. */
  code: string | undefined;
  lang: string;
}

export function downloadLink({ format, code, lang }: Download): string {
  const query = new URLSearchParams({ format, lang, ...(code === undefined ? {} : { code }) });
  return `${documentCalls.downloadDoc.path}?${query}`;
}
