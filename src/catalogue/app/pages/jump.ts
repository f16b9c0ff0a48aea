import { links, type VehicleSearchLink } from '../../shared/navigation/paths.ts';
import { safeRedirect } from '../../shared/navigation/redirect.ts';
import { queryLink } from '../../shared/search/query-link.ts';

const ways: readonly NonNullable<VehicleSearchLink['by']>[] = ['vin', 'name', 'announcement', 'fgwCode'];
const LONGEST = 80;

/**
 * Where a link from elsewhere leads: ?to= to that path of this site, ?vin=, ?name=, ?announcement=, ?fgwCode= and ?oe= to
 * that search, ?q= to what its text looks like, ?vehicleId= (with type and vin) to its parts; anything else home.
 */
export function jumpTarget(search: string): string {
  const params = new URLSearchParams(search);
  if (params.has('to')) return safeRedirect(params.get('to'), links.index());
  const given = (key: string) => (params.get(key) ?? '').trim().slice(0, LONGEST);
  const vehicleId = Number(given('vehicleId'));
  if (Number.isInteger(vehicleId) && vehicleId > 0) {
    return links.parts({ vehicleId, vehicleTypeCode: given('type'), vin: given('vin') });
  }
  const by = ways.find((way) => given(way) !== '');
  if (by !== undefined) return links.vehicle({ q: given(by), by });
  if (given('oe') !== '') return links.oe(given('oe'));
  return given('q') === '' ? links.index() : queryLink(given('q'));
}

/** The ticket of a QR code that a phone has scanned; undefined where the link is for something else. */
export function ticketInLink(search: string): string | undefined {
  return new URLSearchParams(search).get('qr') ?? undefined;
}

/** Whether a link leads to the survey. */
export function isForSurvey(search: string): boolean {
  return new URLSearchParams(search).has('survey');
}
