import { type Analysis, type CheckedVin, VinSource } from '../../../contract/vehicles/schemas.ts';

export interface EvidenceRow {
  name: 'wmi' | 'descriptor' | 'checkDigit' | 'modelYear' | 'plant' | 'serial';
  /** Such as 1–3; counted from 1. */
  positions: string;
  characters: string;
  /** Which of the row's sentences holds. */
  meaning: string;
  values: Record<string, string>;
}

/**
 * Which characters of a well-formed VIN say what.
 * @param rule the VIN rule that led to the vehicle at hand; undefined where none did
 */
export function vinEvidence(checked: CheckedVin, rule: Analysis['rule'] | undefined): EvidenceRow[] {
  const { vin, maker, country, modelYears, status, isMandatory, expectedCheckDigit } = checked;
  const at = (from: number, to = from) => ({
    positions: from === to ? String(from) : `${from}–${to}`,
    characters: vin.slice(from - 1, to),
  });
  const wrong = isMandatory ? 'wrong' : 'free';
  return [
    {
      name: 'wmi',
      ...at(1, 3),
      meaning: maker === null ? (country === null ? 'unknown' : 'country') : country === null ? 'maker' : 'both',
      values: { maker: maker ?? '', country: country ?? '' },
    },
    {
      name: 'descriptor',
      ...at(4, 8),
      meaning: VinSource.safeParse(rule).data ?? 'none',
      values: { prefix: vin.slice(0, 8) },
    },
    {
      name: 'checkDigit',
      ...at(9),
      meaning: status === 'valid' ? 'valid' : wrong,
      values: { expected: expectedCheckDigit ?? '' },
    },
    {
      name: 'modelYear',
      ...at(10),
      meaning: modelYears.length === 0 ? 'unknown' : isMandatory ? 'years' : 'hint',
      values: { years: modelYears.join(' / ') },
    },
    { name: 'plant', ...at(11), meaning: 'code', values: {} },
    { name: 'serial', ...at(12, 17), meaning: 'number', values: {} },
  ];
}
