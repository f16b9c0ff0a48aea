import type { Language } from '../../../contract/codes.ts';
import type { CheckedVin } from '../../../contract/vehicles/schemas.ts';
import { checkDigitOf, isCheckDigitMandatory, type VinProblem, vinVerdict } from '../../../contract/vehicles/vin.ts';
import { decodeVin } from './vin-decode.ts';
import { repairVin, type VinKnowledge } from './vin-repair.ts';
import { isVinStart, PREFIX_LENGTH } from './vin-rules.ts';

interface Context {
  knowledge: VinKnowledge;
  language: Language;
  /** The current calendar year, which limits the model years. */
  atYear: number;
}

/** The analysis of a typed VIN, with at most ten candidates for a mistyped one, best first. */
export function checkedVin(typed: string, { knowledge, language, atYear }: Context): CheckedVin {
  const verdict = vinVerdict(typed);
  const candidates = repairVin(typed, knowledge).map(({ vin, changes, isKnown }) => ({ vin, changes, isKnown }));
  if (verdict.status === 'malformed') {
    return {
      vin: verdict.text,
      status: 'malformed',
      isMandatory: isCheckDigitMandatory(verdict.text),
      expectedCheckDigit: null,
      problems: verdict.problems.map(problemOf),
      isKnown: isVinStart(verdict.text) && knowledge.isKnownPrefix(verdict.text.slice(0, PREFIX_LENGTH)),
      maker: null,
      country: null,
      modelYears: [],
      serial: null,
      candidates,
    };
  }
  const { vin, status } = verdict;
  const { maker, origin, modelYears, serial } = decodeVin(vin, { atYear });
  const inLanguage = (name: { zh: string; en: string } | undefined) =>
    name === undefined ? null : language === 'en' ? name.en : name.zh;
  return {
    vin,
    status,
    isMandatory: isCheckDigitMandatory(vin),
    expectedCheckDigit: checkDigitOf(vin),
    problems: [],
    isKnown: knowledge.isKnownPrefix(vin.slice(0, 8)),
    maker: inLanguage(maker),
    country: inLanguage(origin?.country),
    modelYears,
    serial,
    candidates,
  };
}

/** The text is the invalid character, or the typed length. */
function problemOf(problem: VinProblem): CheckedVin['problems'][number] {
  if (problem.kind === 'illegalCharacter') {
    return { kind: problem.kind, position: problem.position, text: problem.character };
  }
  return { kind: problem.kind, position: null, text: String(problem.length) };
}
