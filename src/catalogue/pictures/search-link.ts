import type { ResultOf } from '../../contract/call.ts';
import type { pictureCalls } from '../../contract/pictures/calls.ts';
import { links } from '../shared/navigation/paths.ts';

type ConfirmedReading = ResultOf<typeof pictureCalls.ocrConfirm>;

/** The vehicle search for a confirmed reading, with the filters that the licence already answers. */
export function searchLink({ vin, searchBy, answers }: ConfirmedReading, announcement: string): string {
  const search =
    searchBy === 'vin' ? links.vehicle({ q: vin, by: 'vin' }) : links.vehicle({ q: announcement, by: 'announcement' });
  const filters = new URLSearchParams(Object.entries(answers).filter(([, value]) => value !== undefined));
  return filters.size === 0 ? search : `${search}&${filters}`;
}
