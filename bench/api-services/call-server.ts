/**
 * The server with one route more: the operation of the measured interface over HTTP with the same body, without
 * authentication, permissions, limits, metering and log. Run by calls.ts as a process of its own.
 */
import path from 'node:path';
import { createOperations } from '../../src/server/api-services/operations/operations.ts';
import { buildApp } from '../../src/server/app.ts';
import { brandPartsDomain } from '../../src/server/brand-parts/index.ts';
import { listen } from '../../src/server/http/listen.ts';
import { createPriceLists } from '../../src/server/imports/price-lists/price-lists.ts';
import { maintenanceDomain } from '../../src/server/maintenance/index.ts';
import { oeDomain } from '../../src/server/oe/index.ts';
import { partsDomain } from '../../src/server/parts/index.ts';
import { picturesDomain } from '../../src/server/pictures/index.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openEmbedded } from '../../src/server/platform/db/embedded/open-embedded.ts';
import { openPostgres } from '../../src/server/platform/db/postgres.ts';
import { validate } from '../../src/server/platform/errors.ts';
import { fixedSettings } from '../../src/server/platform/settings.ts';
import { pricesDomain } from '../../src/server/prices/index.ts';
import { vehiclesDomain } from '../../src/server/vehicles/index.ts';
import { BARE_PATH } from './call-paths.ts';

const config = readConfig(process.env);
const db =
  config.databaseUrl === undefined
    ? await openEmbedded(path.join(config.dataFolder, 'db'))
    : openPostgres({ url: config.databaseUrl, onConnectionLost: () => undefined });
const { apiKeySecret, logLevel } = config;
const app = buildApp({
  db,
  demo: null,
  pagesFolder: null,
  logLevel,
  ...(apiKeySecret !== undefined && { apiKeySecret }),
});
const oeSearch = operationsOn(db).get('oeSearch');
if (oeSearch === undefined) throw new Error('the operation is missing');
const caller = { userId: 0, keyId: null, mode: 'live', language: 'zh-CN', provinceCode: '110000' } as const;

app.post(BARE_PATH, async ({ body }) => {
  // From one version of the catalogue, as every look-up is answered (ADR 45).
  const { pin, repeatIfLost } = db.catalogue;
  const result = await pin({ isOnPrimary: false }, () =>
    repeatIfLost(() => oeSearch.run(validate(oeSearch.body, body), caller)),
  );
  return { code: result === null ? '100100' : '000000', message: '', result };
});
await listen(app, config);
process.once('SIGTERM', () => {
  app.close().then(() => db.close());
});

function operationsOn(database: Database) {
  const vehicles = vehiclesDomain({ db: database });
  const parts = partsDomain({ db: database, vehicles });
  return createOperations({
    vehicles: vehicles.calls,
    parts: parts.calls,
    oe: oeDomain({ parts }).calls,
    brandParts: brandPartsDomain({ db: database, parts }).calls,
    prices: pricesDomain({ db: database, settings: fixedSettings() }).calls,
    maintenance: maintenanceDomain({ db: database, parts, vehicles }).calls,
    pictures: picturesDomain({ db: database, vehicles, reader: undefined }).calls,
    priceLists: createPriceLists(database),
    classOf: vehicles.classOf,
    refuseOtherVin: vehicles.refuseOtherVin,
  });
}
