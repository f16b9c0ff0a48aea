import type { Block } from '../../../../contract/api-services/documents/blocks.ts';
import { plainText } from '../../../../contract/api-services/documents/inline.ts';
import type { DocumentPage } from '../../../../contract/api-services/documents/schemas.ts';

interface SearchEntry {
  path: string;
  page: string;
  title: string;
  text: string;
}

const TEXT_MAX = 160;

/** What the search finds: pages, their headings with the text below, and each field. */
export function searchEntriesOf(pages: readonly DocumentPage[]): SearchEntry[] {
  return pages.flatMap((page) => [
    {
      path: page.path,
      page: page.title,
      title: page.title,
      text: [page.interface?.code ?? '', page.summary].filter(Boolean).join(' '),
    },
    ...entriesOf(page),
  ]);
}

function entriesOf({ path, title, blocks }: DocumentPage): SearchEntry[] {
  const entries: SearchEntry[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      entries.push({ path: `${path}#${block.anchor}`, page: title, title: block.text, text: textAfter(blocks, index) });
    }
    if (block.kind === 'fields') {
      const rows = block.rows.map((row) => ({
        path: `${path}#${row.anchor}`,
        page: title,
        title: row.path,
        text: row.description.slice(0, TEXT_MAX),
      }));
      entries.push(...rows);
    }
  }
  return entries;
}

function textAfter(blocks: readonly Block[], index: number): string {
  const next = blocks[index + 1];
  if (next?.kind === 'text' || next?.kind === 'note') return plainText(next.text).slice(0, TEXT_MAX);
  if (next?.kind === 'list') return plainText(next.items.join(' ')).slice(0, TEXT_MAX);
  return '';
}
