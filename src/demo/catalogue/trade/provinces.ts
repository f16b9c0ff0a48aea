/** Price factor of each province, in the order of the GB/T 2260 codes from 110000 to 820000. */
export const provinceFactors: readonly number[] = [
  1.03, 1.0, 0.97, 0.98, 1.04, 1.0, 1.01, 1.03, 1.05, 0.98, 0.97, 0.96, 0.99, 0.97, 0.95, 0.96, 0.97, 0.98, 0.94, 1.0,
  1.06, 0.98, 0.99, 1.03, 1.04, 1.12, 0.99, 1.05, 1.09, 1.03, 1.1, 1.08, 1.12, 1.11,
];

/** Taiwan, Hong Kong and Macao: seldom surveyed. */
export const FIRST_RARELY_KNOWN = 31;
