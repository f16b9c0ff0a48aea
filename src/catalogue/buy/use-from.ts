import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../redirect.ts';
import { links } from '../routes.ts';

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
