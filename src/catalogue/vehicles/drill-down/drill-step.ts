import { nothingAnswered } from '../results/narrowing.ts';
import type { DrillPlace } from '../search-place.ts';

/** The levels below the letter, in order; their names are the labels of what is not chosen yet. */
export const drillLevels = ['brand', 'family', 'group', 'vehicle'] as const;
export type DrillLevel = (typeof drillLevels)[number];

/** Choosing on a level resets all levels below it, and what was answered about the vehicles there. */
export function chooseLetter(place: DrillPlace, letter: string): DrillPlace {
  const { type, purpose } = place;
  return { kind: 'drillDown', type, letter, brandText: '', narrowing: nothingAnswered, purpose };
}

/** A brand brings its letter along, for it may have been found by typing. */
export function chooseBrand(place: DrillPlace, { brandId, initial }: { brandId: number; initial: string }): DrillPlace {
  return { ...chooseLetter(place, initial), brandText: place.brandText, brandId };
}

export function chooseFamily(place: DrillPlace, familyId: number): DrillPlace {
  return { ...place, familyId, groupId: undefined, narrowing: nothingAnswered };
}

export function chooseGroup(place: DrillPlace, groupId: number): DrillPlace {
  return { ...place, groupId, narrowing: nothingAnswered };
}

/** The place with a level to be chosen again: that level and all below it are reset. */
export function backTo(place: DrillPlace, level: DrillLevel): DrillPlace {
  const { letter, brandId, familyId, purpose } = place;
  const base: DrillPlace = {
    kind: 'drillDown',
    type: place.type,
    letter,
    brandText: place.brandText,
    narrowing: nothingAnswered,
    purpose,
  };
  if (level === 'brand') return base;
  if (level === 'family') return { ...base, brandId };
  return level === 'group' ? { ...base, brandId, familyId } : { ...base, brandId, familyId, groupId: place.groupId };
}

/** The level that is to be chosen next. */
export function openLevel({ brandId, familyId, groupId }: DrillPlace): DrillLevel {
  if (brandId === undefined) return 'brand';
  if (familyId === undefined) return 'family';
  return groupId === undefined ? 'group' : 'vehicle';
}
