import { isArrayOf, isBoolean, isNumber, isRecordOf, isShape, isString } from '../shared/storage/guards.ts';
import { createUserStore } from '../shared/storage/user-store.ts';

/** A pasted list and what the user decided about it: everything else is read again. */
export interface FleetDraft {
  text: string;
  /** The list is read; otherwise it is being typed. */
  isRead: boolean;
  /** The vehicles chosen where a VIN leaves several, by VIN. */
  choices: Record<string, number>;
  /** VINs that the user left out. */
  left: string[];
  /** The vehicles whose parts the user opened. */
  opened: number[];
  /** Keys of the ticked cells. */
  ticks: string[];
}

export const emptyFleet: FleetDraft = { text: '', isRead: false, choices: {}, left: [], opened: [], ticks: [] };

/** The fleet that the user works on: it can be left and resumed in this browser. */
export const fleetDraft = createUserStore<FleetDraft>(
  'epc.fleet',
  isShape({
    text: isString,
    isRead: isBoolean,
    choices: isRecordOf(isNumber),
    left: isArrayOf(isString),
    opened: isArrayOf(isNumber),
    ticks: isArrayOf(isString),
  }),
  emptyFleet,
);

export function changeFleet(values: Partial<FleetDraft>): void {
  fleetDraft.set({ ...fleetDraft.get(), ...values });
}
