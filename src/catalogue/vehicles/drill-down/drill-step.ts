import { noAnswers } from '../results/narrowing.ts';
import type { DrillState } from '../search-state.ts';

/** The levels below the letter, in order. */
export const drillLevels = ['brand', 'family', 'group', 'vehicle'] as const;
export type DrillLevel = (typeof drillLevels)[number];

/** A choice resets all levels below it and the answers about their vehicles. */
export function chooseLetter(state: DrillState, letter: string): DrillState {
  const { type, purpose } = state;
  return { kind: 'drillDown', type, letter, brandText: '', narrowing: noAnswers, purpose };
}

/** Sets the brand's letter too: the brand may have been found by text. */
export function chooseBrand(state: DrillState, { brandId, initial }: { brandId: number; initial: string }): DrillState {
  return { ...chooseLetter(state, initial), brandText: state.brandText, brandId };
}

export function chooseFamily(state: DrillState, familyId: number): DrillState {
  return { ...state, familyId, groupId: undefined, narrowing: noAnswers };
}

export function chooseGroup(state: DrillState, groupId: number): DrillState {
  return { ...state, groupId, narrowing: noAnswers };
}

/** Resets a level and all below it. */
export function reopenLevel(state: DrillState, level: DrillLevel): DrillState {
  const { letter, brandId, familyId, purpose } = state;
  const base: DrillState = {
    kind: 'drillDown',
    type: state.type,
    letter,
    brandText: state.brandText,
    narrowing: noAnswers,
    purpose,
  };
  if (level === 'brand') return base;
  if (level === 'family') return { ...base, brandId };
  return level === 'group' ? { ...base, brandId, familyId } : { ...base, brandId, familyId, groupId: state.groupId };
}

/** The level to choose next. */
export function openLevel({ brandId, familyId, groupId }: DrillState): DrillLevel {
  if (brandId === undefined) return 'brand';
  if (familyId === undefined) return 'family';
  return groupId === undefined ? 'group' : 'vehicle';
}
