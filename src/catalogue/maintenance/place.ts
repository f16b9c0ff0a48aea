import { BaseItemCode, MaintainType } from '../../contract/maintenance/schemas.ts';

/** What of the maintenance screen stands in its link. */
export interface Place {
  vehicleId: number | undefined;
  vin: string | undefined;
  /** Both, or the screen begins with what is remembered. */
  mileage: number | undefined;
  purchaseDate: string | undefined;
  /** Which scale the timeline is drawn on; `type` is the vehicle's class in every link. */
  by: MaintainType;
  /** The mark of that scale whose service is planned; none plans what is due now. */
  scale: number | undefined;
  /** The one item that the timeline shows. */
  item: BaseItemCode | undefined;
  /** What was chosen otherwise than planned, and added, as planText has it. */
  plan: string;
}

export type PlaceChange = Partial<Omit<Place, 'vehicleId' | 'vin'>>;

export const MILEAGE_MAX = 3_000_000;

export function placeOf(params: URLSearchParams): Place {
  const by = MaintainType.catch('mileage').parse(params.get('by'));
  return {
    vehicleId: wholeIn(params.get('vehicleId'), 1, 2_147_483_647),
    vin: params.get('vin')?.trim().slice(0, 40) || undefined,
    mileage: wholeIn(params.get('mileage'), 0, MILEAGE_MAX),
    purchaseDate: dateIn(params.get('purchaseDate')),
    by,
    scale: wholeIn(params.get('scale'), 1, MILEAGE_MAX),
    item: BaseItemCode.safeParse(params.get('item')).data,
    plan: params.get('plan') ?? '',
  };
}

/** The query after a change; whatever else stands in it stays. Another scale leaves the mark of the former one. */
export function paramsAfter(params: URLSearchParams, change: PlaceChange): URLSearchParams {
  const next = new URLSearchParams(params);
  const whole = 'by' in change ? { scale: undefined, ...change } : change;
  for (const [name, value] of Object.entries(whole)) {
    if (value === undefined || value === '' || (name === 'by' && value === 'mileage')) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

function wholeIn(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** A real day: the 31st of February is none. */
export function dateIn(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
