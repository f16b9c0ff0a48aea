import { useEffect } from 'react';
import { useProvince } from '../../shared/province/use-province.ts';
import type { usePlace } from '../selection/use-place.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import type { Found, Wanted } from './find-in-vehicle.ts';

interface FastOe extends Pick<TabProps, 'vehicleId' | 'vehicleTypeCode' | 'vin'> {
  place: ReturnType<typeof usePlace>[0];
  onFound(found: Found): void;
  /** Nothing was found, or could not be looked for. */
  onMissed(text: string): void;
}

/** A number in the link is looked up at once: the tree opens where it stands, or the search says why not. */
export function useFastOe({ vehicleId, vehicleTypeCode, vin, place, onFound, onMissed }: FastOe): void {
  const { province } = useProvince();
  const { oe, isOf } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with the answer changes with every turn
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

/** Few links carry a number: what looks one up is fetched when it is wanted. */
async function find(wanted: Wanted, signal: AbortSignal): Promise<Found[]> {
  const { findInVehicle } = await import('./find-in-vehicle.ts');
  return findInVehicle(wanted, signal);
}
