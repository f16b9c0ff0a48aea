import { normaliseVin, type VinFold } from '../../../contract/vehicles/vin.ts';

export interface VinReading {
  /** As searched. */
  text: string;
  /** Letters that were read as digits. */
  folded: VinFold[];
  /** Spaces, dashes, full-width or lower-case characters were normalised. */
  isNormalised: boolean;
}

/** How a typed VIN is normalised for the search. */
export function readVin(typed: string): VinReading {
  const { text, folded } = normaliseVin(typed);
  const unfolded = [...text];
  for (const { position, from } of folded) unfolded[position - 1] = from;
  return { text, folded, isNormalised: unfolded.join('') !== typed.trim() };
}
