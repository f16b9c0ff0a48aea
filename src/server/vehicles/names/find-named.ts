import type { Language } from '../../../contract/codes.ts';
import { type FamilyWords, matchFamilies } from '../family-match.ts';
import type { VehicleRepository } from '../repository.ts';
import { findByName, type NameHit } from './find-by-name.ts';
import { readName, withArabicDigits, withDigitsApart } from './read-name.ts';
import { withBadges } from './with-badges.ts';

/**
 * The vehicles of a family that the text names in full; undefined if it names none. Texts without such a name are not
 * searched for, which would take longest.
 */
export async function findNamed(
  vehicles: VehicleRepository,
  text: string,
  language: Language,
): Promise<NameHit | undefined> {
  if (!namesFamily(text, await vehicles.listFamilyWords(undefined))) return undefined;
  const found = await findByName(vehicles, { text }, language);
  return found?.analysisDesc.certainty === 'possible' ? undefined : found;
}

function namesFamily(text: string, families: readonly FamilyWords[]): boolean {
  const spellings = new Set([text, withArabicDigits(text), withDigitsApart(text)]);
  return [...spellings].some((spelling) =>
    (['ofBrand', 'any'] as const).some((badges) => {
      const { tokens } = withBadges(readName(spelling).tokens, families, badges);
      return matchFamilies(tokens, families).some(({ isExact }) => isExact);
    }),
  );
}
