import type { brandPartCalls } from '../../../contract/brand-parts/calls.ts';
import { isTooShortToSearch, SEARCH_LETTERS_MIN } from '../../../contract/brand-parts/rules.ts';
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

interface BrandSearchDependencies {
  db: Database;
  /** The number in its brand's format. */
  shown(number: { printed: string; key: string; style: string }): string;
}

/** Shortest prefix to search by. */
const KEY_MIN = { number: 3, oe: OE_KEY_MIN } as const;

/**
 * Aftermarket parts of a vehicle, or found by number, OE number, brand or name.
 * @throws Refusal 100100 if there are none
 */
export function brandSearchRoutes({ db, shown }: BrandSearchDependencies) {
  const offerOf = <Row extends OfferRow>({ oes, ...row }: Row) => ({
    ...row,
    oes: oes.map(({ style, oe, searchOe, ...number }) => ({
      ...number,
      searchOe,
      oe: shown({ printed: oe, key: searchOe, style }),
    })),
  });
  const findPage = async (query: Query, by: BrandSearchBy, isEnglish: boolean) => {
    const parameter = await searchParameter(db, query.text, by);
    if (parameter === undefined) return undefined;
    const { partClass = null, sortBy, orderBy } = query;
    const { rows, total } = await pageWithTotal(query, (limit, offset) =>
      db.catalogue.run(searchOffers(by, sortBy, orderBy), [isEnglish, parameter, partClass, limit, offset]),
    );
    if (total === 0) return undefined;
    const offers: BrandOffer[] = rows.map(({ total: _all, ...row }) => offerOf(row));
    return { rows: offers, total, by };
  };

  return handlersOf<typeof brandPartCalls>()({
    async getVehicleBrandParts({ vehicleId, vin }, { language }) {
      const rows = await db.catalogue.run(offersOfVehicle, [language === 'en', vehicleId, serialOf(vin)]);
      if (rows.length === 0) throw new Refusal('100100');
      return rows.map(offerOf);
    },
    async searchBrandParts(query, { language }) {
      refuseShortText(query.text);
      const searches: readonly BrandSearchBy[] = query.by === undefined ? BrandSearchBy.options : [query.by];
      for (const by of searches) {
        const found = await findPage(query, by, language === 'en');
        if (found !== undefined) return found;
      }
      throw new Refusal('100100');
    },
  });
}

/** @throws Refusal 900400 */
function refuseShortText(text: string): void {
  if (!isTooShortToSearch(text)) return;
  const zh = `至少要有 ${SEARCH_LETTERS_MIN} 个字母或数字，或 1 个汉字`;
  const en = `must have at least ${SEARCH_LETTERS_MIN} letters or digits, or one Chinese character`;
  throw new Refusal('900400', { problems: [{ path: 'data.text', zh, en }] });
}

/** The search parameter of the statement; undefined if the text cannot be searched this way. */
async function searchParameter(db: Database, text: string, by: BrandSearchBy): Promise<string | number[] | undefined> {
  if (by === 'number' || by === 'oe') {
    const key = oeKey(text);
    return key.length >= KEY_MIN[by] && /\d/.test(key) ? key : undefined;
  }
  const pattern = containsPattern(text);
  const letters = /^[a-z]{2,}$/i.test(text) ? text.toLowerCase() : '';
  const found =
    by === 'brand'
      ? await db.catalogue.run(brandsNamed, [pattern])
      : await db.catalogue.run(partsNamed, [pattern, letters]);
  return found.length === 0 ? undefined : found.map(({ id }) => id);
}

/** The serial number of a VIN; null if the VIN is invalid or its serial is not numeric. */
function serialOf(typed: string | undefined): number | null {
  const vin = normaliseVin(typed ?? '').text;
  const serial = vin.slice(-6);
  return isWellFormedVin(vin) && /^\d{6}$/.test(serial) ? Number(serial) : null;
}
