import type { CheckedBodyOf } from '../../contract/call.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import type { priceCalls } from '../../contract/prices/calls.ts';
import { E_PRICE_NUMBERS_MAX } from '../../contract/prices/rules.ts';
import { QuoteType } from '../../contract/prices/schemas.ts';
import { provinceNames } from '../../contract/provinces/province-names.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { fixedSettings, type Settings } from '../platform/settings.ts';
import { createPriceRepository, type PriceRepository } from './price-repository.ts';
import { listNewestQuotes } from './quotes.ts';
import { readRequestedNumbers } from './requested-numbers.ts';

type PriceCalls = typeof priceCalls;
type PriceBody = CheckedBodyOf<PriceCalls['getPartPrices']>;

interface Dependencies {
  db: Database;
  settings?: Settings;
}

export function priceRoutes({ db, settings = fixedSettings() }: Dependencies): Handlers<typeof priceCalls> {
  const repository = createPriceRepository(db);
  const prices = async ({ provinceCode, ...body }: PriceBody) => {
    const found = await repository.findPrices(readRequestedNumbers(body), provinceCode);
    return [...found.values()];
  };
  const priceList = (body: CheckedBodyOf<typeof priceCalls.getPartPriceList>, context: AuthedContext) =>
    listWithOffers(repository, body, context);
  return {
    getPartPrices: prices,
    getCovPartPrices: prices,
    getPartPriceList: priceList,
    getCovPartPriceList: priceList,
    async getPartPriceListByOe({ oe, brandId }, { language }) {
      const rows = await repository.listEverywhere(oeKey(oe), brandId, language);
      if (rows.length === 0) throw new Refusal('100100');
      return rows.map(({ marketFen, ...row }) => ({
        ...row,
        provinces: provinceNames(language).map((province, index) => ({
          ...province,
          marketPriceFen: marketFen[index] ?? null,
        })),
      }));
    },
    async getEPrice(body, context) {
      if (!settings.get('ePrices.isOn')) throw noEPrices(context);
      return ePrices(repository, body, context);
    },
  };
}

/** Every requested number, in the order of the request, with its price and aftermarket offers. */
async function listWithOffers(
  repository: PriceRepository,
  { provinceCode, ...body }: CheckedBodyOf<typeof priceCalls.getPartPriceList>,
  { language }: AuthedContext,
) {
  const requested = readRequestedNumbers(body);
  const [prices, offers] = await Promise.all([
    repository.findPrices(requested, provinceCode),
    repository.listOffers(body.brandIds, requested.keys, language),
  ]);
  return requested.keys.map((searchOe, place) => ({
    priceBrandId: body.brandIds[place] ?? 0,
    searchOe,
    price: prices.get(place) ?? null,
    offers: offers.get(place) ?? [],
  }));
}

/**
 * E-commerce quotes.
 * @throws Refusal 800014 (400201 on qpzj) without a live service, 900400 for more than 30 numbers
 */
async function ePrices(
  repository: PriceRepository,
  { brandId, oes, eCommerceHistoryPriceTypeStrs, count }: CheckedBodyOf<typeof priceCalls.getEPrice>,
  { session, platform }: AuthedContext,
) {
  const keys = [...new Set(oes.map(oeKey))];
  if (keys.length > E_PRICE_NUMBERS_MAX) throw tooMany();
  if (!(await repository.hasRetailService(session.userId))) throw noEPrices({ platform });
  const types = [...new Set(eCommerceHistoryPriceTypeStrs)].map((type) => QuoteType.parse(Number(type)));
  return listNewestQuotes(await repository.listQuotes(brandId, keys), { keys, types, count });
}

function noEPrices({ platform }: Pick<AuthedContext, 'platform'>): Refusal {
  return new Refusal(platform === 'qpzj' ? '400201' : '800014');
}

function tooMany(): Refusal {
  return new Refusal('900400', {
    problems: [
      {
        path: 'data.oes',
        zh: `一次最多查询 ${E_PRICE_NUMBERS_MAX} 个配件号`,
        en: `must have at most ${E_PRICE_NUMBERS_MAX} different numbers`,
      },
    ],
  });
}
