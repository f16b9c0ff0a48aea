import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import type { VehicleHit } from '../in-vehicle/search-in-vehicle.ts';
import { parsePartsUrlState, updateSearch } from '../selection/parts-url-state.ts';
import { searchBeforeHit } from '../selection/selection-stores.ts';
import { restoreTabSearch, type Tab, tabOf } from './tab.ts';

/** The open tab from the URL. Each tab keeps its own query string while the screen is open. */
export function useTab(vehicleTypeCode: VehicleType) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = tabOf(search, vehicleTypeCode);
  const savedSearches = useRef(new Map<Tab, string>());
  useEffect(() => {
    savedSearches.current.set(tab, search);
  }, [tab, search]);
  const searchOf = (next: Tab) =>
    next === tab ? search : restoreTabSearch(search, next, savedSearches.current.get(next));
  const isOeLookup = parsePartsUrlState(search).oe !== undefined;
  return {
    tab,
    onTab(next: Tab) {
      searchBeforeHit.set(null);
      if (next !== tab) navigate({ search: searchOf(next) });
    },
    /** Opens the tree at the assembly of a search hit and selects its row. */
    onOpenHit(found: VehicleHit) {
      const { vehAssyId, part } = found;
      const shared = {
        callouts: [part.orderNo],
        part: undefined,
        oe: undefined,
        ...(part.curVehFlag === 0 ? { includesMisfits: true } : {}),
      };
      const to = searchOf(vehicleTypeCode === 'B' ? 'covtree' : 'tree');
      const { isMakerStructure } = parsePartsUrlState(search);
      // Hits of commercial vehicles name their tree node; without one the OE number is looked up again.
      const change =
        'node' in found
          ? { ...shared, isMakerStructure, covNode: found.node.nodeId }
          : vehicleTypeCode === 'B'
            ? { oe: part.searchOe, callouts: [] }
            : { ...shared, node: vehAssyId };
      const next = updateSearch(to, change);
      navigate({ search: next }, { replace: isOeLookup });
      // The hit may be on the open page: then no URL change follows that could trigger the focus.
      if (!isOeLookup) searchBeforeHit.set(next === search ? '' : search);
    },
    /** Opens the search tab with the text that was not found. */
    onNotFound(text: string) {
      searchBeforeHit.set(null);
      const to = updateSearch(searchOf('oe'), { oe: undefined, find: text });
      navigate({ search: to }, { replace: true });
    },
  };
}
