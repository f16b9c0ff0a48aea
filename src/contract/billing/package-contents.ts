import type { Offer } from './schemas.ts';

export type PackageContents = Pick<Offer, 'kind' | 'amount' | 'days' | 'vehicleClass'>;

/** The key of a package's contents in the namespace `billing`, with the values `count` and `days`. */
export function contentsKey({ kind, vehicleClass }: PackageContents): string {
  if (kind === 'retail') return 'gives.retail';
  return `gives.${kind}${vehicleClass === 'both' ? 'Each' : ''}`;
}

/** The price of one lookup if all are used, in fen; null for a package without lookups. */
export function pricePerLookupFen({
  kind,
  amount,
  days,
  vehicleClass,
  priceFen,
}: PackageContents & Pick<Offer, 'priceFen'>): number | null {
  if (kind === 'retail') return null;
  return priceFen / (amount * (kind === 'daily' ? days : 1) * (vehicleClass === 'both' ? 2 : 1));
}

/** How a package is sold: by the lookup, for months, for years, or the e-commerce price service. */
export const packageTerms = ['count', 'month', 'year', 'retail'] as const;
export type PackageTerm = (typeof packageTerms)[number];

/** The shortest validity of a package that counts as a yearly one. */
const YEARLY_DAYS = 180;

export function packageTerm({ kind, days }: Pick<PackageContents, 'kind' | 'days'>): PackageTerm {
  if (kind !== 'daily') return kind;
  return days < YEARLY_DAYS ? 'month' : 'year';
}
