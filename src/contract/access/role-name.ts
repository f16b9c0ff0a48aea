import type { Language } from '../codes.ts';
import { inLanguage } from '../in-language.ts';

/** The name of a role in a language: its English name where it has one. */
export function roleNameIn(
  language: Language,
  { roleName, roleNameEn }: { roleName: string; roleNameEn: string },
): string {
  return inLanguage(language, roleName, roleNameEn);
}
