import { useEffect } from 'react';
import { useProvince } from '../../shared/province/use-province.ts';
import type { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import type { Found, Wanted } from './find-in-vehicle.ts';

interface FastOe extends Pick<TabProps, 'vehicleId' | 'vehicleTypeCode' | 'vin'> {
  urlState: ReturnType<typeof usePartsUrlState>[0];
  onFound(found: Found): void;
  /** Nothing was found, or the search failed. */
  onMissed(text: string): void;
}

/** Looks up the OE number in the URL and opens the tree at its assembly; otherwise reports the text to `onMissed`. */
export function useFastOe({ vehicleId, vehicleTypeCode, vin, urlState, onFound, onMissed }: FastOe): void {
  const { province } = useProvince();
  const { oe, isOf } = urlState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks are new on every render
  useEffect(() => {
    if (oe === undefined || province === undefined) return;
    const wanted = new AbortController();
    const asked = { vehicleId, vehicleTypeCode, vin, isOf, provinceCode: province, text: oe };
    find(asked, wanted.signal).then(
      (hits) => {
        const [first] = hits.toSorted((a, b) => b.part.curVehFlag - a.part.curVehFlag);
        if (wanted.signal.aborted) return;
        if (first === undefined) onMissed(oe);
        else onFound(first);
      },
      () => {
        if (!wanted.signal.aborted) onMissed(oe);
      },
    );
    return () => wanted.abort();
  }, [oe, isOf, province, vehicleId, vehicleTypeCode, vin]);
}

/** Loaded on demand: few URLs have an OE number. */
async function find(wanted: Wanted, signal: AbortSignal): Promise<Found[]> {
  const { findInVehicle } = await import('./find-in-vehicle.ts');
  return findInVehicle(wanted, signal);
}
