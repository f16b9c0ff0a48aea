import { type PackageTerm, packageTerm, packageTerms } from '../../contract/billing/package-contents.ts';
import type { Offer } from '../../contract/billing/schemas.ts';
import type { Advice } from './recommend.ts';

export const offerClasses = ['C', 'B', 'both'] as const;
export type OfferClass = (typeof offerClasses)[number];

/** One card: the packages of a class that are sold in the same way. */
export interface Plan {
  term: PackageTerm;
  offers: readonly [Offer, ...Offer[]];
}

/** The cards of a class: by the lookup, monthly, yearly. The e-commerce price service has a section of its own. */
export function plansOf(offers: readonly Offer[], offerClass: OfferClass): Plan[] {
  const ofClass = offers.filter(({ kind, vehicleClass }) => kind !== 'retail' && vehicleClass === offerClass);
  return packageTerms.flatMap((term): Plan[] => {
    const [first, ...others] = ofClass.filter((offer) => packageTerm(offer) === term);
    return first === undefined ? [] : [{ term, offers: [first, ...others] }];
  });
}

/** The classes that something is sold for. */
export function classesOnSale(offers: readonly Offer[]): OfferClass[] {
  return offerClasses.filter((offerClass) => plansOf(offers, offerClass).length > 0);
}

/** The class to show first: that of the recommended package, or the first on sale. */
export function firstClass(offers: readonly Offer[], advice: readonly Advice[]): OfferClass {
  const recommended = offers.find(({ packageId }) => advice.some((each) => each.packageId === packageId));
  return recommended?.vehicleClass ?? classesOnSale(offers)[0] ?? 'C';
}

/** The package that a card selects first: the recommended one, or the first that the account can still buy. */
export function firstOffer({ offers }: Plan, advice: readonly Advice[]): Offer {
  const isRecommended = ({ packageId }: Offer) => advice.some((each) => each.packageId === packageId);
  return (
    offers.find(isRecommended) ??
    offers.find(({ isOnce, isBought }) => !isOnce && !isBought) ??
    offers.find(({ isBought }) => !isBought) ??
    offers[0]
  );
}
