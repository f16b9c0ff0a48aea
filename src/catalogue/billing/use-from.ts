import { useSearchParams } from 'react-router-dom';
import { links } from '../shared/navigation/paths.ts';
import { safeRedirect } from '../shared/navigation/redirect.ts';

/** Where the buyer came from, to be led back to: a path of this site, or undefined. */
export function useFrom(): string | undefined {
  const [params] = useSearchParams();
  const from = safeRedirect(params.get('from'), '');
  return from === '' ? undefined : from;
}

/** Where to go on after buying: back, or to searching. */
export function useWayOn(): string {
  return useFrom() ?? links.inquire();
}
