import { queryKindOf } from '../../contract/query-kind.ts';
import { normaliseVin } from '../../contract/vin.ts';
import { links } from '../routes.ts';

type Kind = ReturnType<typeof queryKindOf>;

/** Where a search leads, by what its text is taken for. */
export function linkOfQuery(text: string, kind: Kind = queryKindOf(text)): string {
  const q = text.trim();
  if (kind === 'oe') return links.oe(q);
  if (kind === 'vin' || kind === 'mistypedVin') return links.vehicle({ q: normaliseVin(q).text, by: 'vin' });
  return links.vehicle({ q, by: kind });
}
