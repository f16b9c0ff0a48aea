import type { Engine } from './engine.ts';

const THREE = new Set('B38 EB2 P10 CSS CSST EcoBoost10 Dragon 371 JLH JLHP NSE10 NSE13 HR12'.split(' '));
const THREE_BY_MODEL = new Set(['B3154T']);
const SIX = new Set('EA837 EA839 GR VQ VQ35 V6 EcoBoost27'.split(' '));
const EIGHT = new Set(['N63']);
/** Litres from which an engine has six cylinders if its family is not listed. */
const SIX_FROM = { car: 3, truck: 5.5 };

/** How many cylinders the engine has; 4 for an electric drive, whose sheets show none. */
export function cylindersOf({ isTruck, displacement, family, model }: Engine): number {
  if (EIGHT.has(family)) return 8;
  if (THREE.has(family) || THREE_BY_MODEL.has(model)) return 3;
  if (SIX.has(family)) return 6;
  const litres = Number.parseFloat(displacement);
  return litres >= (isTruck ? SIX_FROM.truck : SIX_FROM.car) ? 6 : 4;
}
