import { oeCalls } from '../src/contract/oe/calls.ts';
import { partCalls } from '../src/contract/parts/calls.ts';
import { PROVINCE_CODES } from '../src/contract/provinces/rules.ts';
import { assemblyRows, bookPage } from '../src/server/parts/books/book-statements.ts';
import { partsByKeys } from '../src/server/parts/numbers/number-statements.ts';
import { priceParameter } from '../src/server/platform/market-price.ts';
import { sampleAssemblies } from './assembly-samples.ts';
import type { DemoDatabase } from './demo-database.ts';
import { alternate, measureApi, measureDriver } from './load-generators.ts';
import { type Figures, ratio } from './print-table.ts';
import { startServer } from './server-process.ts';

const SAMPLES = 2_000;
const PROVINCE = PROVINCE_CODES[0];

/** Requests per second through the whole API, and through the bare driver with the same prepared statements. */
export async function measureThroughput({ db, url, callers }: DemoDatabase): Promise<Figures> {
  const keys = await db.run<{ key: string }>(
    { name: 'bench-keys', text: `select oe_key as key from part tablesample system (20) limit ${SAMPLES}` },
    [],
  );
  const pages = await sampleAssemblies(db, SAMPLES);
  const server = await startServer({ DATABASE_URL: url });
  try {
    const oe = await alternate(
      () => measureDriver(url, keys, ({ key }) => [[partsByKeys, [false, [key], priceParameter(PROVINCE)]]]),
      () =>
        measureApi({
          origin: server.origin,
          callers,
          path: oeCalls.getPartListByOe.path,
          bodies: keys.map(({ key }) => ({ oe: key, provinceCode: PROVINCE })),
        }),
    );
    const page = await alternate(
      () =>
        measureDriver(url, pages, ({ vehicleId, partGroupId }) => [
          [bookPage, [false, [vehicleId], [partGroupId]]],
          [assemblyRows, [false, [partGroupId]]],
        ]),
      () =>
        measureApi({
          origin: server.origin,
          callers: callers.slice(0, 1),
          path: partCalls.getTreeNodePartData.path,
          bodies: pages,
        }),
    );
    return {
      'OE number, bare driver, per second': oe.bare,
      'OE number, API, per second': oe.api,
      'OE number, ratio': ratio(oe.api, oe.bare),
      "a vehicle's parts, bare driver, per second": page.bare,
      "a vehicle's parts, API, per second": page.api,
      "a vehicle's parts, ratio": ratio(page.api, page.bare),
    };
  } finally {
    await server.stop();
  }
}
