import { useParams, useSearchParams } from 'react-router-dom';
import { links } from '../../shared/navigation/paths.ts';
import { DocumentView } from './document-view.tsx';
import { PortalLinks } from './portal-links.ts';

/** The reference of an interface with the customer's own permissions, without the site's header. */
export function DocumentScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <PortalLinks.Provider value={links.document}>
      <DocumentView id={id} isPreview={search.get('preview') === '1'} />
    </PortalLinks.Provider>
  );
}
