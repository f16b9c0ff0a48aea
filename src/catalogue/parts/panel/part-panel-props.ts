import type { Part } from '../../../contract/parts/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { useOrderActions } from '../list/use-order-actions.ts';
import type { ListActions } from '../table/list-context.ts';
import type { TabProps } from '../tabs/tab-props.ts';

/** Props of the part panel and of each of its tabs. */
export interface PartPanelProps {
  part: Part;
  /** The part's assembly; undefined if unknown. */
  vehAssyId: number | undefined;
  /** Props of the screen's tab that the panel covers. */
  tab: Pick<TabProps, 'vehicleId' | 'vehicleTypeCode' | 'vin' | 'urlVin' | 'vehicle' | 'onOpenHit'>;
  province: ProvinceCode;
  actions: Pick<ListActions, 'prices' | 'priceOf' | 'canAdd' | 'provinceName'>;
  order: Pick<ReturnType<typeof useOrderActions>, 'isAdded' | 'isBusy' | 'add' | 'toggle' | 'canAdd'>;
  onClose(): void;
  /** Shows the part on its drawing; undefined if the drawing is visible already. */
  onDrawing?: (() => void) | undefined;
}
