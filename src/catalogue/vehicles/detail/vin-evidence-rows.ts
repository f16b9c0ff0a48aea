import { type Analysis, type CheckedVin, VinSource } from '../../../contract/vehicles/schemas.ts';

export interface EvidenceRow {
  name: 'wmi' | 'descriptor' | 'checkDigit' | 'modelYear' | 'plant' | 'serial';
  /** Such as 1–3, from 1. */
  positions: string;
  characters: string;
  /** The key of the row's sentence. */
  meaning: string;
  values: Record<string, string>;
}

/**
 * The meaning of each group of characters of a well-formed VIN.
 * @param rule the VIN rule that found this vehicle, if one did
 */
export function vinEvidence(checked: CheckedVin, rule: Analysis['rule'] | undefined): EvidenceRow[] {
  const { vin, maker, country, modelYears, status, isMandatory, expectedCheckDigit } = checked;
  const slice = (from: number, to = from) => ({
    positions: from === to ? String(from) : `${from}–${to}`,
    characters: vin.slice(from - 1, to),
  });
  const mismatch = isMandatory ? 'wrong' : 'free';
  return [
    {
      name: 'wmi',
      ...slice(1, 3),
      meaning: maker === null ? (country === null ? 'unknown' : 'country') : country === null ? 'maker' : 'both',
      values: { maker: maker ?? '', country: country ?? '' },
    },
    {
      name: 'descriptor',
      ...slice(4, 8),
      meaning: VinSource.safeParse(rule).data ?? 'none',
      values: { prefix: vin.slice(0, 8) },
    },
    {
      name: 'checkDigit',
      ...slice(9),
      meaning: status === 'valid' ? 'valid' : mismatch,
      values: { expected: expectedCheckDigit ?? '' },
    },
    {
      name: 'modelYear',
      ...slice(10),
      meaning: modelYears.length === 0 ? 'unknown' : isMandatory ? 'years' : 'hint',
      values: { years: modelYears.join(' / ') },
    },
    { name: 'plant', ...slice(11), meaning: 'code', values: {} },
    { name: 'serial', ...slice(12, 17), meaning: 'number', values: {} },
  ];
}
