import { createContext, useContext } from 'react';
import type { PageGroup } from '../../../contract/api-services/documents/schemas.ts';

/** Builds the link to an interface's reference where that is not its public page. */
export const PortalLinks = createContext<((code: string) => string) | null>(null);

type PageLink = Pick<PageGroup['pages'][number], 'id' | 'path' | 'isInterface'>;

/** The link to a page: in one's own documents, interfaces stay there. */
export function usePageLink(): (page: PageLink) => string {
  const referenceLink = useContext(PortalLinks);
  return ({ id, path, isInterface }) => (isInterface && referenceLink !== null ? referenceLink(id) : path);
}
