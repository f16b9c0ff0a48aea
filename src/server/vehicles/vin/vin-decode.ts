import { modelYearCandidates } from '../../../contract/vehicles/model-year.ts';
import { type Vin, type VinVerdict, vinVerdict } from '../../../contract/vehicles/vin.ts';
import { countryOf, type Maker, makerOf, type Origin } from './wmi.ts';

/** The content of a VIN without any rule of the catalogue. */
export type DecodedVin = {
  vin: Vin;
  wmi: string;
  maker: Maker | undefined;
  origin: Origin | undefined;
  verdict: VinVerdict;
  /**
   * Newest first. Only China and North America require the year at position 10; elsewhere these are hints.
   */
  modelYears: number[];
  /** Position 11; its meaning depends on the maker. */
  plant: string;
  /** The last six characters. */
  serial: string;
};

/** Decodes a well-formed VIN; `atYear` limits the model years. */
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
