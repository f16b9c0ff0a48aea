import { BrandSearchBy } from '../../contract/brand-parts/schemas.ts';

export type OfferClass = 'equivalent' | 'used' | 'remanufactured';
export type OfferSort = 'name' | 'brand' | 'number' | 'price';

/** Where the screen stands; all of it is in the URL. */
export interface BrandPartPlace {
  by: 'vin' | 'vehicle' | 'part';
  vehicleId: number | undefined;
  vin: string;
  type: 'C' | 'B' | undefined;
  /** An aftermarket or an OE number, a brand or a part's name. */
  q: string;
  /** As what the text is read; as whatever leads somewhere unless given. */
  as: BrandSearchBy | undefined;
  /** What a vehicle's parts are narrowed to. */
  brand: number | undefined;
  partClass: OfferClass | undefined;
  system: string;
  words: string;
  sort: OfferSort;
  isDown: boolean;
  page: number;
}

const BYS = ['vin', 'vehicle', 'part'] as const;
const CLASSES: readonly OfferClass[] = ['equivalent', 'used', 'remanufactured'];
const SORTS: readonly OfferSort[] = ['name', 'brand', 'number', 'price'];

export function readBrandPartPlace(params: URLSearchParams): BrandPartPlace {
  const text = (key: string, max: number) => (params.get(key) ?? '').trim().slice(0, max);
  const id = (key: string) => (/^[1-9]\d{0,8}$/.test(params.get(key) ?? '') ? Number(params.get(key)) : undefined);
  const vehicleId = id('vehicleId');
  const type = params.get('type');
  return {
    by: BYS.find((by) => by === params.get('by')) ?? (vehicleId === undefined ? 'vin' : 'vehicle'),
    vehicleId,
    vin: text('vin', 40),
    type: type === 'C' || type === 'B' ? type : undefined,
    q: text('q', 60),
    as: BrandSearchBy.safeParse(params.get('as')).data,
    brand: id('brand'),
    partClass: CLASSES.find((value) => value === params.get('class')),
    system: text('system', 40),
    words: text('words', 60),
    sort: SORTS.find((value) => value === params.get('sort')) ?? 'name',
    isDown: params.get('down') === '1',
    page: id('page') ?? 1,
  };
}

/** The query of a place; what is at its default is left out. */
export function queryOfBrandPart(place: BrandPartPlace): URLSearchParams {
  const { by, vehicleId, vin, type, q, as, brand, partClass, system, words, sort, isDown, page } = place;
  const given = {
    by,
    vehicleId,
    vin,
    type,
    q,
    as,
    brand,
    class: partClass,
    system,
    words,
    sort: sort === 'name' ? undefined : sort,
    down: isDown ? 1 : undefined,
    page: page > 1 ? page : undefined,
  };
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(given)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  return params;
}
