import type { Block } from '../../../../contract/api-services/documents/blocks.ts';
import type { DocumentSource, Text } from '../documented.ts';

/** A page of the documents that is written by hand. */
export interface Guide {
  title: Text;
  summary: Text;
  blocks(source: DocumentSource): Block[];
}

/** Makers of blocks in the reader's language. */
export function blockMakers({ language }: DocumentSource) {
  const pick = (zh: string, en: string) => (language === 'en' ? en : zh);
  return {
    pick,
    heading: (anchor: string, zh: string, en: string): Block => ({ kind: 'heading', anchor, text: pick(zh, en) }),
    text: (zh: string, en: string): Block => ({ kind: 'text', text: pick(zh, en) }),
    note: (zh: string, en: string): Block => ({ kind: 'note', text: pick(zh, en) }),
    steps: (...items: [zh: string, en: string][]): Block => ({
      kind: 'list',
      isOrdered: true,
      items: items.map(([zh, en]) => pick(zh, en)),
    }),
    points: (...items: [zh: string, en: string][]): Block => ({
      kind: 'list',
      isOrdered: false,
      items: items.map(([zh, en]) => pick(zh, en)),
    }),
    code: (language: string, text: string): Block => ({ kind: 'code', language, text }),
  };
}
