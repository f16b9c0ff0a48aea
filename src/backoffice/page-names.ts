import { FAST_VIN_PAGE } from '../contract/fast-vin.ts';

/** The pages made by hand: the name that their words stand under, and the path, which is also the page's power. */
export const pageNames = { task: FAST_VIN_PAGE } as const;
export type PageName = keyof typeof pageNames;
