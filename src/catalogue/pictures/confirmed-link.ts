import type { ResultOf } from '../../contract/call.ts';
import type { pictureCalls } from '../../contract/pictures/calls.ts';
import { links } from '../shared/navigation/paths.ts';

type Confirmed = ResultOf<typeof pictureCalls.ocrConfirm>;

/** The search that a confirmed picture leads to, with the answers that the licence gives already. */
export function confirmedLink({ vin, searchBy, answers }: Confirmed, announcement: string): string {
  const search =
    searchBy === 'vin' ? links.vehicle({ q: vin, by: 'vin' }) : links.vehicle({ q: announcement, by: 'announcement' });
  const given = new URLSearchParams(Object.entries(answers).filter(([, value]) => value !== undefined));
  return given.size === 0 ? search : `${search}&${given}`;
}
