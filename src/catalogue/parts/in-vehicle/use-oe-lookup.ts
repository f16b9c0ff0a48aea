import { useEffect } from 'react';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import type { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import type { VehicleHit, VehicleSearch } from './search-in-vehicle.ts';

interface OeLookup extends Pick<TabProps, 'vehicleId' | 'vehicleTypeCode' | 'vin'> {
  urlState: ReturnType<typeof usePartsUrlState>[0];
  onOpenHit(found: VehicleHit): void;
  /** Nothing was found, or the search failed. */
  onNotFound(text: string): void;
}

/** Looks up the OE number in the URL and opens the tree at its assembly; otherwise reports the text to `onNotFound`. */
export function useOeLookup({ vehicleId, vehicleTypeCode, vin, urlState, onOpenHit, onNotFound }: OeLookup): void {
  const { province } = useProvince();
  const { oe, isMakerStructure } = urlState;
  const openHit = useStableCallback(onOpenHit);
  const reportNotFound = useStableCallback(onNotFound);
  useEffect(() => {
    if (oe === undefined || province === undefined) return;
    const controller = new AbortController();
    const query = { vehicleId, vehicleTypeCode, vin, isMakerStructure, provinceCode: province, text: oe };
    find(query, controller.signal).then(
      (hits) => {
        const [first] = hits.toSorted((a, b) => b.part.curVehFlag - a.part.curVehFlag);
        if (controller.signal.aborted) return;
        if (first === undefined) reportNotFound(oe);
        else openHit(first);
      },
      () => {
        if (!controller.signal.aborted) reportNotFound(oe);
      },
    );
    return () => controller.abort();
  }, [oe, isMakerStructure, province, vehicleId, vehicleTypeCode, vin, openHit, reportNotFound]);
}

/** Loaded on demand: few URLs have an OE number. */
async function find(search: VehicleSearch, signal: AbortSignal): Promise<VehicleHit[]> {
  const { searchInVehicle } = await import('./search-in-vehicle.ts');
  return searchInVehicle(search, signal);
}
