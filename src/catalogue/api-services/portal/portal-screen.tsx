import { useLocation, useSearchParams } from 'react-router-dom';
import { guideIds, guidePath } from '../../../contract/api-services/documents/rules.ts';
import { DocumentView } from './document-view.tsx';
import { PortalLinks } from './portal-links.ts';

/** The public documents of API services: guides, and the reference of an interface by the parameter `id`. */
export function PortalScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const guide = guideIds.find((id) => guidePath(id) === pathname);
  return (
    <PortalLinks.Provider value={null}>
      <DocumentView id={guide ?? search.get('id') ?? ''} />
    </PortalLinks.Provider>
  );
}
