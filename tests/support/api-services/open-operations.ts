import { createOperations } from '../../../src/server/api-services/operations/operations.ts';
import { brandPartsDomain } from '../../../src/server/brand-parts/index.ts';
import type { PictureReader } from '../../../src/server/gateways/ocr/picture-reader.ts';
import { createPriceLists } from '../../../src/server/imports/price-lists/price-lists.ts';
import { maintenanceDomain } from '../../../src/server/maintenance/index.ts';
import { oeDomain } from '../../../src/server/oe/index.ts';
import { partsDomain } from '../../../src/server/parts/index.ts';
import { picturesDomain } from '../../../src/server/pictures/index.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { fixedSettings } from '../../../src/server/platform/settings.ts';
import { pricesDomain } from '../../../src/server/prices/index.ts';
import { vehiclesDomain } from '../../../src/server/vehicles/index.ts';

/** The operations on a database, as app.ts composes them. */
export function openOperations(db: Database, reader?: PictureReader) {
  const vehicles = vehiclesDomain({ db });
  const parts = partsDomain({ db, vehicles });
  return createOperations({
    vehicles: vehicles.calls,
    parts: parts.calls,
    oe: oeDomain({ parts }).calls,
    brandParts: brandPartsDomain({ db, parts }).calls,
    prices: pricesDomain({ db, settings: fixedSettings() }).calls,
    maintenance: maintenanceDomain({ db, parts, vehicles }).calls,
    pictures: picturesDomain({ db, vehicles, reader }).calls,
    classOf: vehicles.classOf,
    refuseOtherVin: vehicles.refuseOtherVin,
    priceLists: createPriceLists(db),
  });
}
