import { addDays, daysBetween } from './calendar.ts';
import type { KeptReading } from './memory-repository.ts';
import type { MaintainedVehicle } from './statements.ts';

/** What vehicles of a class drive a year, in km. */
const A_YEAR = { C: 15_000, B: 80_000 };
const WHOLE = 1000;
const DAYS_A_YEAR = 365.25;
/** Between leaving the line and the first owner. */
const DAYS_TO_OWNER = 90;

/** Where nothing is remembered: bought soon after it was built, driven like most of its class since. */
export function defaultReading(vehicle: MaintainedVehicle): KeptReading {
  const { vehicleClass, yearPattern, producedFrom, producedTo, today } = vehicle;
  const ofYear = `${yearPattern}-01-01`;
  const built = [ofYear < producedFrom ? producedFrom : ofYear, producedTo ?? today].sort()[0] ?? producedFrom;
  const bought = [addDays(built, DAYS_TO_OWNER), today].sort()[0] ?? today;
  const years = daysBetween(bought, today) / DAYS_A_YEAR;
  const mileage = Math.round((years * A_YEAR[vehicleClass]) / WHOLE) * WHOLE;
  return { mileage, purchaseDate: bought };
}
