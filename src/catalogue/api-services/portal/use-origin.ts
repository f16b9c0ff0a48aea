import { useSyncExternalStore } from 'react';
import { PLACEHOLDER_ORIGIN } from '../../../contract/api-services/documents/rules.ts';

const never = () => () => {};

/** Replaces the stand-in for this site's address, which the server does not know if it answers any host. */
export function useOriginText(): (text: string) => string {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => PLACEHOLDER_ORIGIN,
  );
  return (text) => text.replaceAll(PLACEHOLDER_ORIGIN, origin);
}
