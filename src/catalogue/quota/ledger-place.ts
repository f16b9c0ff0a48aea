import { ChargeReason } from '../../contract/quota/schemas.ts';
import { VehicleType } from '../../contract/vehicles/schemas.ts';

export interface LedgerPlace {
  vehicleTypeCode: VehicleType | undefined;
  reason: ChargeReason | undefined;
  userId: number | undefined;
  /** Days of Shanghai, ISO. */
  fromDate: string | undefined;
  toDate: string | undefined;
  page: number;
}

export const nothingAsked: Omit<LedgerPlace, 'page'> = {
  vehicleTypeCode: undefined,
  reason: undefined,
  userId: undefined,
  fromDate: undefined,
  toDate: undefined,
};

/** What of the ledger stands in the link; anything that it cannot mean is as if it were not there. */
export function readLedgerPlace(params: URLSearchParams): LedgerPlace {
  return {
    vehicleTypeCode: VehicleType.safeParse(params.get('class')).data,
    reason: ChargeReason.safeParse(params.get('reason')).data,
    userId: numberOf(params.get('user')),
    fromDate: dayOf(params.get('from')),
    toDate: dayOf(params.get('to')),
    page: numberOf(params.get('page')) ?? 1,
  };
}

/** The query of a place; what is at its default is left out. */
export function queryOfLedger({
  vehicleTypeCode,
  reason,
  userId,
  fromDate,
  toDate,
  page,
}: LedgerPlace): URLSearchParams {
  const given = Object.entries({
    class: vehicleTypeCode,
    reason,
    user: userId,
    from: fromDate,
    to: toDate,
    page: page > 1 ? page : undefined,
  });
  return new URLSearchParams(given.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])));
}

/** The filter as the call takes it: what is not asked for is left out. */
export function ledgerBody({ vehicleTypeCode, reason, userId, fromDate, toDate }: Omit<LedgerPlace, 'page'>) {
  return {
    ...(vehicleTypeCode === undefined ? {} : { vehicleTypeCode }),
    ...(reason === undefined ? {} : { reason }),
    ...(userId === undefined ? {} : { userId }),
    ...(fromDate === undefined ? {} : { fromDate }),
    ...(toDate === undefined ? {} : { toDate }),
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(place: LedgerPlace): boolean {
  return String(queryOfLedger({ ...place, page: 1 })) !== '';
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

function dayOf(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
