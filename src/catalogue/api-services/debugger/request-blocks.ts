import type { FieldRow } from '../../../contract/api-services/documents/blocks.ts';
import type { DocumentPage } from '../../../contract/api-services/documents/schemas.ts';

/** The fields of the request's body, as the reference has them. */
export function requestRows({ blocks }: Pick<DocumentPage, 'blocks'>): readonly FieldRow[] {
  const index = blocks.findIndex((block) => block.kind === 'heading' && block.anchor === 'request');
  const block = blocks[index + 1];
  return index >= 0 && block?.kind === 'fields' ? block.rows : [];
}

/** The request example of the reference; an empty object if there is none. */
export function requestExample({ blocks }: Pick<DocumentPage, 'blocks'>): string {
  const index = blocks.findIndex((block) => block.kind === 'heading' && block.anchor === 'request-example');
  const block = blocks[index + 1];
  return index >= 0 && block?.kind === 'code' ? block.text : '{}';
}
