import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BookPart, Part } from '../../../contract/parts/schemas.ts';
import { usePartPrices } from '../../shared/prices/use-part-prices.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { isPanelInHistory } from '../book/panel-history.ts';
import { useNeededPrices } from '../columns/use-columns.ts';
import { useOrderActions } from '../list/use-order-actions.ts';
import type { PanelTab } from '../panel/panel-tab.ts';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { ListActions } from '../table/list-context.ts';
import type { Row } from '../table/rows.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { groupedRows } from './grouped-rows.ts';

const NO_PARTS: readonly BookPart[] = [];

/**
 * State of a list over several assemblies: rows, prices, work order and part panel.
 * @param all the unfiltered list: prices belong to it, so that another filter does not fetch them again
 */
export function useGroupedList(tab: TabProps, list: readonly BookPart[] | undefined, all = list) {
  const parts = list ?? NO_PARTS;
  const [urlState, setUrlState] = usePartsUrlState();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { province, provinceName } = useProvince();
  const { hasOffers } = useNeededPrices();
  const prices = usePartPrices(all ?? NO_PARTS, {
    hasQuotes: true,
    hasOffers,
    province,
    vehicleTypeCode: tab.vehicleTypeCode,
  });
  const order = useOrderActions(tab, prices.quotesOf);
  const { rows, misfits } = useMemo(
    () => groupedRows(parts, urlState.includesMisfits),
    [parts, urlState.includesMisfits],
  );
  const open = ({ oeId }: Part, panel?: PanelTab) =>
    setUrlState(
      { part: oeId, ...(panel !== undefined && { panel }) },
      urlState.part === undefined ? 'open' : 'replace',
    );
  const onDrawing = (part: Part | undefined) => {
    const found = parts.find((other) => other === part);
    if (found === undefined) return;
    const { vehAssyId, assemblyName } = found;
    tab.onOpenHit({ part: found, vehAssyId, assemblyName, rule: 'exact' });
  };
  const actions = {
    vehicleId: tab.vehicleId,
    vin: tab.urlVin,
    prices,
    priceOf: prices.priceOf,
    provinceName,
    isAdded: order.isAdded,
    isBusy: order.isBusy,
    canAdd: order.canAdd,
    onAdd: (part: Part) => order.add(part, prices.priceOf(part)),
    onOpen: open,
    onSelect: ({ part }: Row) => open(part),
    onDrawing: ({ part }: Row) => onDrawing(part),
  } satisfies ListActions;
  return {
    urlState,
    setUrlState,
    rows,
    misfits,
    order,
    province,
    vehicle: tab.vehicle,
    actions,
    onDrawing,
    opened: parts.find(({ oeId }) => oeId === urlState.part),
    onClose() {
      if (isPanelInHistory(state)) navigate(-1);
      else setUrlState({ part: undefined });
    },
  };
}

export type GroupedList = ReturnType<typeof useGroupedList>;
