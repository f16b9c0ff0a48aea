import type { Part } from '../../../contract/parts/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { useOrdering } from '../list/use-ordering.ts';
import type { ListActions } from '../table/list-context.ts';
import type { TabProps } from '../tabs/tab-props.ts';

/** What the panel and each of its tabs are about. */
export interface PartPanelProps {
  part: Part;
  /** The assembly that the part stands on; undefined where that is not known. */
  vehAssyId: number | undefined;
  /** The tab of the screen that the panel lies over, with the vehicle. */
  tab: Pick<TabProps, 'vehicleId' | 'vehicleTypeCode' | 'vin' | 'typedVin' | 'vehicle' | 'onFound'>;
  province: ProvinceCode;
  actions: Pick<ListActions, 'prices' | 'priceOf' | 'canAdd' | 'provinceName'>;
  order: Pick<ReturnType<typeof useOrdering>, 'isAdded' | 'isBusy' | 'add' | 'toggle' | 'canAdd'>;
  onClose(): void;
  /** Shows the part on its drawing; undefined where it lies beside it already. */
  onDrawing?: (() => void) | undefined;
}
