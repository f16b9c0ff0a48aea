import { LedgerReason } from '../../contract/quota/schemas.ts';
import { VehicleType } from '../../contract/vehicles/schemas.ts';
import { choiceParam, dateParam, idParam, pageParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';

/** The filter and page of the ledger; dates are days of the shop's time zone. */
export const ledgerState = urlState({
  vehicleTypeCode: choiceParam(VehicleType.options, { name: 'class' }),
  reason: choiceParam(LedgerReason.options),
  userId: idParam({ name: 'user' }),
  fromDate: dateParam({ name: 'from' }),
  toDate: dateParam({ name: 'to' }),
  page: pageParam(),
});

export type LedgerState = UrlStateOf<typeof ledgerState>;
export type LedgerFilterState = Omit<LedgerState, 'page'>;
