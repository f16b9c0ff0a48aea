import { oeCalls } from '../src/contract/oe/calls.ts';
import { partCalls } from '../src/contract/parts/calls.ts';
import { PROVINCE_CODES } from '../src/contract/provinces/rules.ts';
import { assemblyRows, bookPage } from '../src/server/parts/books/book-statements.ts';
import { partsByKeys } from '../src/server/parts/numbers/number-statements.ts';
import { priceParameters } from '../src/server/platform/market-price.ts';
import { bare, inTurns, throughApi } from './load.ts';
import type { Market } from './market.ts';
import { pagesOf } from './pages.ts';
import { type Figures, ratio } from './print-table.ts';
import { startServer } from './server-process.ts';

const SAMPLES = 2_000;
const PROVINCE = PROVINCE_CODES[0];

/** Requests a second through the whole API, and the same prepared statements on the bare driver, by turns in one run. */
export async function measureLookUps(market: Market): Promise<Figures> {
  const { db, url, token } = market;
  const keys = await db.run<{ key: string }>(
    { name: 'bench-keys', text: `select oe_key as key from part tablesample system (20) limit ${SAMPLES}` },
    [],
  );
  const pages = await pagesOf(db, SAMPLES);
  const server = await startServer({ DATABASE_URL: url });
  try {
    const oe = await inTurns(
      () => bare(url, keys, ({ key }) => [[partsByKeys, priceParameters(PROVINCE, false, [key])]]),
      () =>
        throughApi({
          origin: server.origin,
          token,
          path: oeCalls.getPartListByOe.path,
          bodies: keys.map(({ key }) => ({ oe: key, provinceCode: PROVINCE })),
        }),
    );
    const page = await inTurns(
      () =>
        bare(url, pages, ({ vehicleId, partGroupId }) => [
          [bookPage, [false, vehicleId, partGroupId]],
          [assemblyRows, [false, partGroupId]],
        ]),
      () => throughApi({ origin: server.origin, token, path: partCalls.getTreeNodePartData.path, bodies: pages }),
    );
    return {
      'OE number, bare driver, a second': oe.bare,
      'OE number, API, a second': oe.api,
      'OE number, ratio': ratio(oe.api, oe.bare),
      "a vehicle's parts, bare driver, a second": page.bare,
      "a vehicle's parts, API, a second": page.api,
      "a vehicle's parts, ratio": ratio(page.api, page.bare),
    };
  } finally {
    await server.stop();
  }
}
