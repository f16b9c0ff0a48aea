import type { ApiOperation } from './api-operation.ts';
import { bookOperations } from './book-operations.ts';
import { brandPartOperations } from './brand-part-operations.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { drillDownOperations } from './drill-down-operations.ts';
import { maintenanceOperations } from './maintenance-operations.ts';
import { numberOperations } from './number-operations.ts';
import { partOperations } from './part-operations.ts';
import { pictureOperations } from './picture-operations.ts';
import { priceListOperations } from './price-list-operations.ts';
import { priceOperations } from './price-operations.ts';
import { vehicleOperations } from './vehicle-operations.ts';
import { vinOperations } from './vin-operations.ts';

/** The operations that interfaces can be bound to. */
export interface Operations {
  list(): readonly ApiOperation[];
  get(code: string): ApiOperation | undefined;
}

export function createOperations(services: CatalogueServices): Operations {
  const all = [
    vinOperations,
    pictureOperations,
    vehicleOperations,
    drillDownOperations,
    bookOperations,
    partOperations,
    numberOperations,
    brandPartOperations,
    priceOperations,
    maintenanceOperations,
    priceListOperations,
  ].flatMap((operationsOf) => operationsOf(services));
  const byCode = new Map(all.map((operation) => [operation.code, operation]));
  return { list: () => all, get: (code) => byCode.get(code) };
}
