import type { brandPartCalls } from '../../../contract/brand-parts/calls.ts';
import type { PriceLists } from '../../../contract/imports/price-list.ts';
import type { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import type { oeCalls } from '../../../contract/oe/calls.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { pictureCalls } from '../../../contract/pictures/calls.ts';
import type { priceCalls } from '../../../contract/prices/calls.ts';
import type { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import type { AuthedContext, Session } from '../../http/request-context.ts';
import type { Handlers } from '../../http/serve.ts';
import type { ApiCaller } from './api-operation.ts';

/** The handlers of the catalogue's domains. They charge nothing: a storefront's lookups are taken where calls are served. */
export interface CatalogueServices {
  vehicles: Handlers<typeof vehicleCalls>;
  parts: Handlers<typeof partCalls>;
  oe: Handlers<typeof oeCalls>;
  brandParts: Handlers<typeof brandPartCalls>;
  prices: Handlers<typeof priceCalls>;
  maintenance: Handlers<typeof maintenanceCalls>;
  pictures: Handlers<typeof pictureCalls>;
  priceLists: PriceLists;
  /** The class of a vehicle, if it exists. */
  classOf(vehicleId: number): Promise<VehicleType | undefined>;
  /** @throws Refusal 200201 if the VIN belongs to another vehicle */
  refuseOtherVin(vehicle: { vehicleId: number; vin?: string | undefined }): Promise<void>;
}

/** A request on behalf of a customer: without powers, device or captcha, on the main platform. */
export function contextOf({
  userId,
  language,
  provinceCode,
}: Pick<ApiCaller, 'userId' | 'language' | 'provinceCode'>): AuthedContext {
  const session: Session = {
    tokenHash: '',
    userId,
    roleId: 0,
    roleValue: 1,
    acctLevel: 0,
    parentId: null,
    dctType: 0,
    agencyCode: null,
    tier: 'paid',
    provinceCode,
    powers: new Set(),
    secretKey: '',
    viewer: null,
  };
  return {
    platform: 'easyEpc',
    language,
    address: '',
    userAgent: '',
    captchaId: null,
    deviceToken: null,
    setDeviceToken: () => undefined,
    origin: '',
    session,
  };
}

type NameOfDomain = Exclude<keyof CatalogueServices, 'classOf' | 'refuseOtherVin' | 'priceLists'>;

/** The services of the domains that have the data. */
export function catalogueServices(
  domains: { [Name in NameOfDomain]: { calls: CatalogueServices[Name] } } & {
    vehicles: Pick<CatalogueServices, 'classOf' | 'refuseOtherVin'>;
    imports: Pick<CatalogueServices, 'priceLists'>;
  },
): CatalogueServices {
  const { vehicles, parts, oe, brandParts, prices, maintenance, pictures, imports } = domains;
  return {
    vehicles: vehicles.calls,
    parts: parts.calls,
    oe: oe.calls,
    brandParts: brandParts.calls,
    prices: prices.calls,
    maintenance: maintenance.calls,
    pictures: pictures.calls,
    priceLists: imports.priceLists,
    classOf: vehicles.classOf,
    refuseOtherVin: vehicles.refuseOtherVin,
  };
}
