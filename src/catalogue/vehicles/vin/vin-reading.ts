import { normaliseVin, type VinFold } from '../../../contract/vehicles/vin.ts';

export interface VinReading {
  /** As it is searched for. */
  text: string;
  /** Letters that were read as digits. */
  folded: VinFold[];
  /** Something else was put right unseen: spaces, dashes, full-width or lower-case characters. */
  isTidied: boolean;
}

/** How a typed VIN was read before it was searched for. */
export function readVin(typed: string): VinReading {
  const { text, folded } = normaliseVin(typed);
  const unfolded = [...text];
  for (const { position, from } of folded) unfolded[position - 1] = from;
  return { text, folded, isTidied: unfolded.join('') !== typed.trim() };
}
