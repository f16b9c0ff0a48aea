import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import type { Found } from '../in-vehicle/find-in-vehicle.ts';
import { parsePartsUrlState, updateSearch } from '../selection/parts-url-state.ts';
import { foundFrom } from '../selection/selection.ts';
import { searchOfTab, type Tab, tabOf } from './tab.ts';

/** The open tab from the URL. Each tab keeps its own query string while the screen is open. */
export function useTab(vehicleTypeCode: VehicleType) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = tabOf(search, vehicleTypeCode);
  const kept = useRef(new Map<Tab, string>());
  useEffect(() => {
    kept.current.set(tab, search);
  }, [tab, search]);
  const searchOf = (next: Tab) => (next === tab ? search : searchOfTab(search, next, kept.current.get(next)));
  const isFast = parsePartsUrlState(search).oe !== undefined;
  return {
    tab,
    onTab(next: Tab) {
      foundFrom.set(null);
      if (next !== tab) navigate({ search: searchOf(next) });
    },
    /** Opens the tree at the assembly of a search hit and selects its row. */
    onFound(found: Found) {
      const { vehAssyId, part } = found;
      const shared = {
        callouts: [part.orderNo],
        part: undefined,
        oe: undefined,
        ...(part.curVehFlag === 0 ? { isAllShown: true } : {}),
      };
      const to = searchOf(vehicleTypeCode === 'B' ? 'covtree' : 'tree');
      const { isOf } = parsePartsUrlState(search);
      // Hits of commercial vehicles name their tree node; without one the OE number is looked up again.
      const change =
        'node' in found
          ? { ...shared, isOf, covNode: found.node.nodeId }
          : vehicleTypeCode === 'B'
            ? { oe: part.searchOe, callouts: [] }
            : { ...shared, node: vehAssyId };
      const next = updateSearch(to, change);
      navigate({ search: next }, { replace: isFast });
      // The hit may be on the open page: then no URL change follows that could trigger the focus.
      if (!isFast) foundFrom.set(next === search ? '' : search);
    },
    /** Opens the search tab with the text that was not found. */
    onMissed(text: string) {
      foundFrom.set(null);
      const to = updateSearch(searchOf('oe'), { oe: undefined, find: text });
      navigate({ search: to }, { replace: true });
    },
  };
}
