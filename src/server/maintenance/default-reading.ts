import { addDays } from '../../contract/days/calendar-days.ts';
import { daysBetween } from './calendar.ts';
import type { StoredReading } from './record-repository.ts';
import type { MaintainedVehicle } from './statements.ts';

/** Average mileage of a vehicle class. */
const KM_A_YEAR = { C: 15_000, B: 80_000 };
const PRECISION_KM = 1000;
const DAYS_A_YEAR = 365.25;
/** Between production and the first owner. */
const DAYS_TO_OWNER = 90;

/** For a vehicle without a stored reading: bought soon after production, with the average mileage of its class. */
export function defaultReading(vehicle: MaintainedVehicle): StoredReading {
  const { vehicleClass, yearPattern, producedFrom, producedTo, today } = vehicle;
  const ofYear = `${yearPattern}-01-01`;
  const first = producedFrom !== null && ofYear < producedFrom ? producedFrom : ofYear;
  const built = [first, producedTo ?? today].sort()[0] ?? first;
  const bought = [addDays(built, DAYS_TO_OWNER), today].sort()[0] ?? today;
  const years = daysBetween(bought, today) / DAYS_A_YEAR;
  const mileage = Math.round((years * KM_A_YEAR[vehicleClass]) / PRECISION_KM) * PRECISION_KM;
  return { mileage, purchaseDate: bought };
}
