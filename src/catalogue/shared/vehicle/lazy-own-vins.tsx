import { normaliseVin } from '../../../contract/vehicles/vin.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';

const OwnVins = lazyWithRetry(async () => (await import('./own-vins.tsx')).OwnVins);

/** The end of a VIN, or a VIN with characters missing: most of the last characters are digits. */
const PART_OF_VIN = /^[A-HJ-NPR-Z0-9]{2,12}\d{4}$/;

/** The end of a VIN: six to eight characters. */
const VIN_END = /^[A-HJ-NPR-Z0-9]{2,4}\d{4}$/;

/** Whether a text may be the end of the VIN of one of the company's own vehicles. */
export function isVinEnd(text: string): boolean {
  return VIN_END.test(normaliseVin(text).text);
}

/** The company's own vehicles for a text that may be a part of a VIN. Loaded when it is needed. */
export function LazyOwnVins({ text }: { text: string }) {
  const part = normaliseVin(text).text;
  if (!PART_OF_VIN.test(part)) return null;
  return (
    <LazyBoundary>
      <OwnVins text={part} />
    </LazyBoundary>
  );
}
