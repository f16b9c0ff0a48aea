/** The three sections of a VIN (ISO 3779): maker, description with the check digit, and what tells one from another. */
export const vinSections = [
  { name: 'wmi', from: 1, to: 3 },
  { name: 'vds', from: 4, to: 9 },
  { name: 'vis', from: 10, to: 17 },
] as const;

export interface VinCharacter {
  /** Counts from 1. */
  position: number;
  text: string;
}

/** A VIN's characters by section; what stands beyond the 17th goes with the last, and an empty section is left out. */
export function sectionsOf(vin: string): { name: string; characters: VinCharacter[] }[] {
  const characters = [...vin].map((text, index) => ({ position: index + 1, text }));
  return vinSections
    .map(({ name, from, to }) => ({
      name,
      characters: characters.filter(({ position }) => position >= from && (position <= to || name === 'vis')),
    }))
    .filter((section) => section.characters.length > 0);
}
