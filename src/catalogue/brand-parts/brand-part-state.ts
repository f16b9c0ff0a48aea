import { BrandSearchBy } from '../../contract/brand-parts/schemas.ts';
import {
  choiceOrDefaultParam,
  choiceParam,
  flagParam,
  idParam,
  pageParam,
  textParam,
} from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';

export const searchMethods = ['vin', 'vehicle', 'part'] as const;
export type SearchMethod = (typeof searchMethods)[number];

export const offerClasses = ['equivalent', 'used', 'remanufactured'] as const;

export const offerSorts = ['name', 'brand', 'number', 'price'] as const;
export type OfferSort = (typeof offerSorts)[number];

export const brandPartState = urlState({
  by: choiceParam(searchMethods),
  vehicleId: idParam(),
  vin: textParam(40),
  type: choiceParam(['C', 'B']),
  /** An aftermarket or OE number, a brand or a part's name. */
  q: textParam(60),
  /** How `q` is interpreted; the server decides by default. */
  as: choiceParam(BrandSearchBy.options),
  brand: idParam(),
  partClass: choiceParam(offerClasses, { name: 'class' }),
  system: textParam(40),
  /** The text filter of a vehicle's parts. */
  text: textParam(60, { name: 'words' }),
  sort: choiceOrDefaultParam(offerSorts, 'name'),
  isDescending: flagParam({ name: 'down' }),
  page: pageParam(),
});

export type BrandPartState = UrlStateOf<typeof brandPartState>;

/** The search method of a link; without one, a link with a vehicle is about that vehicle. */
export function searchMethod({ by, vehicleId }: Pick<BrandPartState, 'by' | 'vehicleId'>): SearchMethod {
  return by ?? (vehicleId === undefined ? 'vin' : 'vehicle');
}
