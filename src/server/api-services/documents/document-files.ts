import type { DocumentFormat } from '../../../contract/api-services/documents/rules.ts';
import type { FileResult } from '../../../contract/call.ts';
import { Refusal } from '../../platform/errors.ts';
import type { DocumentSource } from './documented.ts';
import { markdownOf } from './folds/markdown.ts';
import { openApiOf } from './folds/open-api.ts';
import { allPages, findInterface, findPage } from './folds/pages.ts';
import { postmanCollectionOf } from './folds/postman.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * The documents of an interface as a file, or of everything without an id.
 * @throws Refusal 900404 if the reader has no such page
 */
export async function documentFile(
  source: DocumentSource,
  format: DocumentFormat,
  id?: string | undefined,
): Promise<FileResult> {
  const pages = pagesOf(source, id);
  const name = id === undefined ? 'api-documents' : (pages[0]?.id ?? id);
  const file = (mediaType: string, suffix: string, content: Buffer | string): FileResult => ({
    fileName: `${name}.${suffix}`,
    mediaType,
    content: Buffer.from(content).toString('base64'),
  });
  const own =
    id === undefined ? source : { ...source, interfaces: [findInterface(source, id)].flatMap((one) => one ?? []) };
  switch (format) {
    case 'word': {
      // Only for these: its library is large.
      const { wordOf } = await import('./folds/word.ts');
      return file(WORD, 'docx', await wordOf(pages, source.language));
    }
    case 'markdown':
      return file('text/markdown; charset=utf-8', 'md', pages.map((page) => markdownOf(page, source)).join('\n'));
    case 'openapi':
      return file('application/json; charset=utf-8', 'openapi.json', JSON.stringify(openApiOf(own), null, 2));
    case 'postman':
      return file('application/json; charset=utf-8', 'postman.json', JSON.stringify(postmanCollectionOf(own), null, 2));
  }
}

function pagesOf(source: DocumentSource, id: string | undefined) {
  if (id === undefined) return allPages(source);
  const page = findPage(source, id);
  if (page === undefined) throw new Refusal('900404');
  return [page];
}
