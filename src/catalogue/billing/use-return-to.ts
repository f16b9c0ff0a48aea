import { useSearchParams } from 'react-router-dom';
import { links } from '../shared/navigation/paths.ts';
import { safeRedirect } from '../shared/navigation/redirect.ts';

/** The path of this site to return to after paying, from the URL; undefined without one. */
export function useReturnTo(): string | undefined {
  const [params] = useSearchParams();
  const from = safeRedirect(params.get('from'), '');
  return from === '' ? undefined : from;
}

/** Where to continue after paying: back, or to the search. */
export function useNextLink(): string {
  return useReturnTo() ?? links.inquire();
}
