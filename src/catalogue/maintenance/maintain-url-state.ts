import { BaseItemCode, MaintainType } from '../../contract/maintenance/schemas.ts';
import {
  choiceOrDefaultParam,
  choiceParam,
  dateParam,
  idParam,
  integerParam,
  optionalTextParam,
  textParam,
} from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';

export const MILEAGE_MAX = 3_000_000;
const VIN_MAX = 40;
const PLAN_MAX = 10_000;

export const maintainUrlState = urlState({
  vehicleId: idParam(),
  vin: optionalTextParam(VIN_MAX),
  /** Mileage and date of purchase; without both the screen starts with the stored reading. */
  mileage: integerParam(0, MILEAGE_MAX),
  purchaseDate: dateParam(),
  /** The axis of the timeline. Not `type`, which is the vehicle's class in every link. */
  by: choiceOrDefaultParam(MaintainType.options, 'mileage'),
  /** The mark on that axis whose service is planned; without it what is due now. */
  scale: integerParam(1, MILEAGE_MAX),
  /** The only item that the timeline shows. */
  item: choiceParam(BaseItemCode.options),
  /** The user's changes to the plan, see plan-changes.ts. */
  plan: textParam(PLAN_MAX),
});

export type MaintainUrlState = UrlStateOf<typeof maintainUrlState>;

/** Another axis has other marks. */
export function axisChange(by: MaintainType): Partial<MaintainUrlState> {
  return { by, scale: undefined };
}
