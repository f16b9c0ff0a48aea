import type { BrandOffer, VehicleOffer } from '../../contract/brand-parts/schemas.ts';
import type { BrandPartState, OfferSort } from './brand-part-state.ts';

type Filter = Pick<BrandPartState, 'brand' | 'partClass' | 'system' | 'text'>;

/** The offers that match all filters; the text is searched in part name, brand and numbers. */
export function filterOffers(offers: readonly VehicleOffer[], { brand, partClass, system, text }: Filter) {
  const query = fold(text);
  return offers.filter(
    (offer) =>
      (brand === undefined || offer.aftBrandId === brand) &&
      (partClass === undefined || offer.partClass === partClass) &&
      (system === '' || offer.systemName === system) &&
      (query === '' || searchedTexts(offer).some((field) => fold(field).includes(query))),
  );
}

/** Sorts by a column; `name` is the order of the parts book. Unknown prices are last in both directions. */
export function sortOffers<Offer extends BrandOffer>(
  offers: readonly Offer[],
  { sort, isDescending, language }: { sort: OfferSort; isDescending: boolean; language: string },
): Offer[] {
  if (sort === 'name') return isDescending ? [...offers].reverse() : [...offers];
  const direction = isDescending ? -1 : 1;
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

/** The options of the filters: brands by name, systems in the order of the parts book. */
export function filterChoices(offers: readonly VehicleOffer[], language: string) {
  const brands = new Map(offers.map(({ aftBrandId, aftBrandName }) => [aftBrandId, aftBrandName]));
  return {
    brands: [...brands].sort(([, one], [, other]) => one.localeCompare(other, language)),
    systems: [...new Set(offers.map(({ systemName }) => systemName))],
    classes: [...new Set(offers.map(({ partClass }) => partClass))],
  };
}

function searchedTexts({ stdPartName, aftBrandName, number, searchNumber, oes }: VehicleOffer): string[] {
  return [stdPartName, aftBrandName, number, searchNumber, ...oes.map(({ searchOe }) => searchOe)];
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-./]/g, '');
}
