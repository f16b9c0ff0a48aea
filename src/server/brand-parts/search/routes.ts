import type { brandPartCalls } from '../../../contract/brand-parts/calls.ts';
import { type BrandOffer, BrandSearchBy } from '../../../contract/brand-parts/schemas.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import { isWellFormedVin, normaliseVin } from '../../../contract/vehicles/vin.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { containsPattern } from '../../platform/db/text-search.ts';
import { Refusal } from '../../platform/errors.ts';
import { pageWithTotal } from '../../platform/page-with-total.ts';
import { brandsNamed, type OfferRow, offersOfVehicle, partsNamed, searchOffers } from './statements.ts';

type Query = CheckedBodyOf<typeof brandPartCalls.searchBrandParts>;

interface BrandSearchNeeds {
  db: Database;
  /** A number as its brand displays it. */
  shown(number: { printed: string; key: string; style: string }): string;
}

/** The shortest beginning of a number that is worth a list. */
const KEY_MIN = { number: 3, oe: OE_KEY_MIN } as const;

/** Aftermarket parts of a vehicle, or by number, by the number they replace, brand or name. Both calls refuse with 100100 what leads to none. */
export function brandSearchRoutes({ db, shown }: BrandSearchNeeds) {
  const offerOf = <Row extends OfferRow>({ oes, ...row }: Row) => ({
    ...row,
    oes: oes.map(({ style, oe, searchOe, ...number }) => ({
      ...number,
      searchOe,
      oe: shown({ printed: oe, key: searchOe, style }),
    })),
  });
  const findPage = async (query: Query, by: BrandSearchBy, isEnglish: boolean) => {
    const wanted = await wantedOf(db, query.text, by);
    if (wanted === undefined) return undefined;
    const { partClass = null, sortBy, orderBy } = query;
    const { rows, total } = await pageWithTotal(query, (limit, offset) =>
      db.run(searchOffers(by, sortBy, orderBy), [isEnglish, wanted, partClass, limit, offset]),
    );
    if (total === 0) return undefined;
    const offers: BrandOffer[] = rows.map(({ total: _all, ...row }) => offerOf(row));
    return { rows: offers, total, by };
  };

  return handlersOf<typeof brandPartCalls>()({
    async getVehicleBrandParts({ vehicleId, vin }, { language }) {
      const rows = await db.run(offersOfVehicle, [language === 'en', vehicleId, serialOf(vin)]);
      if (rows.length === 0) throw new Refusal('100100');
      return rows.map(offerOf);
    },
    async searchBrandParts(query, { language }) {
      const ways: readonly BrandSearchBy[] = query.by === undefined ? BrandSearchBy.options : [query.by];
      for (const by of ways) {
        const found = await findPage(query, by, language === 'en');
        if (found !== undefined) return found;
      }
      throw new Refusal('100100');
    },
  });
}

/** What the statement compares with; undefined where the text cannot be meant so. */
async function wantedOf(db: Database, text: string, by: BrandSearchBy): Promise<string | number[] | undefined> {
  if (by === 'number' || by === 'oe') {
    const key = oeKey(text);
    return key.length >= KEY_MIN[by] && /\d/.test(key) ? key : undefined;
  }
  const pattern = containsPattern(text);
  const letters = /^[a-z]{2,}$/i.test(text) ? text.toLowerCase() : '';
  const found = by === 'brand' ? await db.run(brandsNamed, [pattern]) : await db.run(partsNamed, [pattern, letters]);
  return found.length === 0 ? undefined : found.map(({ id }) => id);
}

/** The serial of a VIN; null where there is none to go by. */
function serialOf(typed: string | undefined): number | null {
  const vin = normaliseVin(typed ?? '').text;
  const serial = vin.slice(-6);
  return isWellFormedVin(vin) && /^\d{6}$/.test(serial) ? Number(serial) : null;
}
