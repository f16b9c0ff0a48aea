import type { BrandOffer, VehicleOffer } from '../../contract/brand-parts/schemas.ts';
import type { BrandPartPlace, OfferSort } from './brand-part-place.ts';

type Filter = Pick<BrandPartPlace, 'brand' | 'partClass' | 'system' | 'words'>;

/** The offers that the filters let through; words are found in the part's name, the brand and the numbers. */
export function filterOffers(offers: readonly VehicleOffer[], { brand, partClass, system, words }: Filter) {
  const wanted = fold(words);
  return offers.filter(
    (offer) =>
      (brand === undefined || offer.aftBrandId === brand) &&
      (partClass === undefined || offer.partClass === partClass) &&
      (system === '' || offer.systemName === system) &&
      (wanted === '' || textsOf(offer).some((text) => fold(text).includes(wanted))),
  );
}

/** Sorted by a column; by name they stand as the parts book has them. An unknown price comes last either way. */
export function sortOffers<Offer extends BrandOffer>(
  offers: readonly Offer[],
  { sort, isDown, language }: { sort: OfferSort; isDown: boolean; language: string },
): Offer[] {
  if (sort === 'name') return isDown ? [...offers].reverse() : [...offers];
  const direction = isDown ? -1 : 1;
  if (sort === 'price') {
    const known = offers.filter(({ priceFen }) => priceFen !== null);
    const unknown = offers.filter(({ priceFen }) => priceFen === null);
    return [...known.sort((one, other) => direction * ((one.priceFen ?? 0) - (other.priceFen ?? 0))), ...unknown];
  }
  const textOf = (offer: Offer) => (sort === 'brand' ? offer.aftBrandName : offer.searchNumber);
  return [...offers].sort(
    (one, other) => direction * textOf(one).localeCompare(textOf(other), language, { numeric: true }),
  );
}

/** What the filters offer: each once, the brands by name, the systems in the order of the parts book. */
export function choicesOf(offers: readonly VehicleOffer[], language: string) {
  const brands = new Map(offers.map(({ aftBrandId, aftBrandName }) => [aftBrandId, aftBrandName]));
  return {
    brands: [...brands].sort(([, one], [, other]) => one.localeCompare(other, language)),
    systems: [...new Set(offers.map(({ systemName }) => systemName))],
    classes: [...new Set(offers.map(({ partClass }) => partClass))],
  };
}

function textsOf({ stdPartName, aftBrandName, number, searchNumber, oes }: VehicleOffer): string[] {
  return [stdPartName, aftBrandName, number, searchNumber, ...oes.map(({ searchOe }) => searchOe)];
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-./]/g, '');
}
