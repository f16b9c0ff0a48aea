import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import {
  guideIds,
  guidePath,
  PLACEHOLDER_ORIGIN,
  REFERENCE_PATH,
} from '../../../contract/api-services/documents/rules.ts';
import type { PrerenderRequest } from '../../../contract/prerender.ts';
import type { DocumentReader } from './document-reader.ts';
import { findPage, pageGroups } from './folds/pages.ts';

type Visitor = Pick<PrerenderRequest, 'language'> & {
  /** '' for a page that may be sent to any host. */
  origin: string;
};

/** The data of the prerendered pages of documents by path, for visitors. */
export function documentPageData(reader: DocumentReader) {
  const load = async (id: string, { language, origin }: Visitor): Promise<PrerenderRequest['data']> => {
    const source = await reader.read({ session: null, language, origin: origin === '' ? PLACEHOLDER_ORIGIN : origin });
    return {
      operation: documentCalls.documentPage.operation,
      language,
      body: { id },
      result: { groups: pageGroups(source), page: findPage(source, id) ?? null },
    };
  };
  return {
    ...Object.fromEntries(
      guideIds.map((id) => [guidePath(id), (_query: URLSearchParams, visitor: Visitor) => load(id, visitor)]),
    ),
    [REFERENCE_PATH]: (query: URLSearchParams, visitor: Visitor) => load(query.get('id') ?? '', visitor),
  };
}
