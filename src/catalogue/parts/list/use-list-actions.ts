import { useLocation, useNavigate } from 'react-router-dom';
import type { Part } from '../../../contract/parts/schemas.ts';
import { isPanelInHistory } from '../book/panel-history.ts';
import type { PanelTab } from '../panel/panel-tab.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { ListActions } from '../table/list-context.ts';
import type { PartsState } from '../use-parts-state.ts';

/** Row actions of the list, and closing of the part panel. */
export function useListActions(parts: PartsState, selection: Selection) {
  const { vehicleId, urlState, setUrlState, prices, order, provinceName } = parts;
  const { state } = useLocation();
  const navigate = useNavigate();
  const onClose = () => {
    if (isPanelInHistory(state)) navigate(-1);
    else setUrlState({ part: undefined });
  };
  return {
    onClose,
    vehicleId,
    vin: urlState.vin,
    prices,
    priceOf: prices.priceOf,
    provinceName,
    isAdded: order.isAdded,
    isBusy: order.isBusy,
    canAdd: order.canAdd,
    onAdd: (part) => order.add(part, prices.priceOf(part)),
    onOpen({ oeId, orderNo }: Part, panel?: PanelTab) {
      selection.setOrigin('row');
      const callouts = selection.selected.has(orderNo) ? {} : { callouts: [orderNo] };
      setUrlState(
        { part: oeId, ...(panel !== undefined && { panel }), ...callouts },
        urlState.part === undefined ? 'open' : 'replace',
      );
    },
    onSelect: (row, isAdding) => selection.clickCallout(row.part.orderNo, isAdding, 'row'),
  } satisfies ListActions & { onClose(): void };
}
