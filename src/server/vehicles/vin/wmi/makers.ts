import { chinaCars } from './china-cars.ts';
import { chinaPowersports } from './china-powersports.ts';
import { worldMakers } from './world.ts';

export type Maker = { zh: string; en: string };

/** Makers by a code of three characters, or of two if a maker has all third characters that are not listed. */
export const makers: ReadonlyMap<string, Maker> = new Map(
  [...chinaCars, ...chinaPowersports, ...worldMakers].flatMap(([codes, zh, en]) =>
    codes.split(' ').map((code): [string, Maker] => [code, { zh, en }]),
  ),
);
