import type { HomeSamples } from '../contract/site/home-samples.ts';
import type { SiteInfo } from '../contract/site/schemas.ts';

/** Samples of the home page with results in the demo catalogue. */
export const homeSamples: HomeSamples = {
  easyEpc: {
    vin: 'LSVNA2CJ1K2113527',
    assembly: '1701',
    callout: '3',
    provinceCode: '110000',
    mistypedVin: 'LSVNA2CJ1K2113572',
    service: { mileage: 48_000, purchaseDate: '2023-06-01' },
  },
  qpzj: {
    vin: 'LVH7VYEY6K2108846',
    assembly: '1201',
    callout: '2',
    provinceCode: '440000',
    mistypedVin: 'LVH7VYEY6K2108864',
    service: { mileage: 62_000, purchaseDate: '2021-09-01' },
  },
};

export const homeQueries: readonly SiteInfo['homeQueries'][number][] = [
  { kind: 'car', text: 'LSVNA2CJ1K2113527' },
  { kind: 'truck', text: 'LZZ1CLVBXMW682041' },
  { kind: 'oe', text: '5Q0 615 301 C' },
];
