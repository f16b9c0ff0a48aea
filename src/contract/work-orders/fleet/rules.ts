/** Most vehicles of a fleet. */
export const FLEET_VEHICLES_MAX = 50;
/** Longest list, in characters. */
export const FLEET_TEXT_MAX = 10_000;
/** Longest note of a vehicle. */
export const FLEET_NOTE_MAX = 120;
