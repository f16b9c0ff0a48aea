import type { Platform } from '../platform.ts';
import type { ProvinceCode } from '../provinces/schemas.ts';

/** What the home page of one brand of the site shows. Declared by the operator, never by a request. */
export interface HomeSampleSource {
  vin: string;
  /** The code of the assembly's kind in the parts tree. */
  assembly: string;
  /** The part that is selected, and compared with brand parts. */
  callout: string;
  provinceCode: ProvinceCode;
  /** The VIN as someone mistypes it. */
  mistypedVin: string;
  /** The vehicle's reading in the example of a service plan. */
  service: { mileage: number; purchaseDate: string };
}

export type HomeSamples = Readonly<Record<Platform, HomeSampleSource>>;
