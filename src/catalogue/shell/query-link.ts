import { queryKindOf } from '../../contract/query-kind.ts';
import { links } from '../routes.ts';

type Kind = ReturnType<typeof queryKindOf>;

/** Where a search leads, by what its text is taken for. */
export function linkOfQuery(text: string, kind: Kind = queryKindOf(text)): string {
  const q = text.trim();
  if (kind === 'oe') return links.oe(q);
  // As typed: the screen says what it read otherwise than it stands there.
  if (kind === 'vin' || kind === 'mistypedVin') return links.vehicle({ q, by: 'vin' });
  return links.vehicle({ q, by: kind });
}
