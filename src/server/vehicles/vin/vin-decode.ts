import { type Vin, type VinVerdict, vinVerdict } from '../../../contract/vehicles/vin.ts';
import { modelYearCandidates } from './model-year.ts';
import { countryOf, type Maker, makerOf, type Origin } from './wmi.ts';

/** What can be said of a VIN that no rule of the catalogue knows. */
export type DecodedVin = {
  vin: Vin;
  wmi: string;
  maker: Maker | undefined;
  origin: Origin | undefined;
  verdict: VinVerdict;
  /**
   * Newest first. Only China and North America oblige makers to put the year at position 10; of others these are
   * no more than hints.
   */
  modelYears: number[];
  /** Position 11; what it means is the maker's own. */
  plant: string;
  /** The last six characters. */
  serial: string;
};

/** Decodes a well-formed VIN; `atYear` bounds the model years. */
export function decodeVin(vin: Vin, { atYear }: { atYear: number }): DecodedVin {
  return {
    vin,
    wmi: vin.slice(0, 3),
    maker: makerOf(vin),
    origin: countryOf(vin),
    verdict: vinVerdict(vin),
    modelYears: modelYearCandidates(vin.charAt(9), atYear),
    plant: vin.charAt(10),
    serial: vin.slice(11),
  };
}
