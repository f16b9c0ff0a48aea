/** The three sections of a VIN (ISO 3779): manufacturer identifier, descriptor with check digit, indicator. */
export const vinSections = [
  { name: 'wmi', from: 1, to: 3 },
  { name: 'vds', from: 4, to: 9 },
  { name: 'vis', from: 10, to: 17 },
] as const;

export interface VinCharacter {
  /** From 1. */
  position: number;
  text: string;
}

/** A VIN's characters by section, without empty ones; characters beyond the 17th belong to the last section. */
export function splitVin(vin: string): { name: string; characters: VinCharacter[] }[] {
  const characters = [...vin].map((text, index) => ({ position: index + 1, text }));
  return vinSections
    .map(({ name, from, to }) => ({
      name,
      characters: characters.filter(({ position }) => position >= from && (position <= to || name === 'vis')),
    }))
    .filter((section) => section.characters.length > 0);
}
