import type { CheckedBodyOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { groupBy } from '../../contract/group-by.ts';
import type { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import type { MaintainDue, MaintainProject, MaintainScales, MaintainType } from '../../contract/maintenance/schemas.ts';
import type { Part } from '../../contract/parts/schemas.ts';
import { normaliseVin } from '../../contract/vehicles/vin.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Problem } from '../platform/problem-messages.ts';
import { type Reading, standingOf, stepsOf } from './due.ts';
import { createMemoryRepository, type KeptVehicle } from './memory-repository.ts';
import { projectOf } from './project.ts';
import { createPlanRepository } from './repository.ts';
import { isDueAt, scalesAround } from './scales.ts';
import type { PlanRow } from './statements.ts';

export interface FittingParts {
  vehicleId: number;
  vin: string | undefined;
  stdPartIds: readonly number[];
  language: Language;
}

/** The rows of a vehicle's parts book that are of these kinds, and fit it. */
export type ListFittingParts = (wanted: FittingParts) => Promise<Part[]>;

type VehicleBody = CheckedBodyOf<typeof maintenanceCalls.getMaintainList>;
type ReadingBody = CheckedBodyOf<typeof maintenanceCalls.getMaintainListByMileage>;
type ScaleBody = CheckedBodyOf<typeof maintenanceCalls.getMileageScale>;

export interface MaintenanceService {
  /** The plan alone, or what stands outside it. @throws Refusal 900404, 700101 */
  list(body: VehicleBody, language: Language, isWanted: (row: PlanRow) => boolean): Promise<MaintainProject[]>;
  /** @throws Refusal 900404, 700101, 900400 for a day that cannot be */
  listDue(body: ReadingBody, visit: AuthedContext): Promise<{ today: string; projects: MaintainDue[] }>;
  /** @throws Refusal 900404, 700101, 900400 */
  scale(body: ScaleBody, type: MaintainType, language: Language): Promise<MaintainScales>;
}

export const isPlanned = ({ intervalKm, intervalMonths }: PlanRow): boolean =>
  intervalKm !== null || intervalMonths !== null;

export const isAtScale =
  (type: MaintainType, scale: number) =>
  (row: PlanRow): boolean =>
    isPlanned(row) && isDueAt(row, type, scale);

/** The rules of maintenance plans. */
export function createMaintenanceService(db: Database, listFittingParts: ListFittingParts): MaintenanceService {
  const plans = createPlanRepository(db);
  const memory = createMemoryRepository(db);

  const planOf = async (vehicleId: number, language: Language) => {
    const plan = await plans.getPlan(vehicleId, language);
    if (!plan.rows.some(isPlanned)) throw new Refusal('700101');
    return plan;
  };
  const withParts = async (rows: readonly PlanRow[], { vehicleId, vin }: VehicleBody, language: Language) => {
    const stdPartIds = [...new Set(rows.flatMap((row) => row.stdPartIds))];
    const parts = stdPartIds.length === 0 ? [] : await listFittingParts({ vehicleId, vin, stdPartIds, language });
    const partsByKind = groupBy(parts, ({ stdPartId }) => stdPartId);
    return rows.map((row) => projectOf(row, partsByKind));
  };

  return {
    async list(body, language, isWanted) {
      const { rows } = await planOf(body.vehicleId, language);
      return withParts(rows.filter(isWanted), body, language);
    },
    async listDue(body, { language, session }) {
      const { vehicle, rows } = await planOf(body.vehicleId, language);
      const reading = readingOf(body, vehicle.today);
      const planned = rows.filter(isPlanned);
      const [projects, records] = await Promise.all([
        withParts(planned, body, language),
        memory.listRecords(keptVehicle(body, session.userId)),
      ]);
      const steps = stepsOf(planned);
      const due = projects.map((project) => {
        const done = records.get(project.stdMaintId);
        return { ...project, ...standingOf(project, reading, { steps, ...(done === undefined ? {} : { done }) }) };
      });
      return { today: vehicle.today, projects: due.sort((a, b) => b.shareUsed - a.shareUsed) };
    },
    async scale({ baseItemCode, ...body }, type, language) {
      const { vehicle, rows } = await planOf(body.vehicleId, language);
      const plan = rows.filter(isPlanned);
      const wanted = plan.filter((row) => baseItemCode === undefined || row.baseItemCode === baseItemCode);
      return scalesAround(wanted, readingOf(body, vehicle.today), { type, plan });
    },
  };
}

/** Whose memory of which vehicle: the VIN as it is kept and compared, '' for none. */
export function keptVehicle({ vehicleId, vin }: VehicleBody, userId: number): KeptVehicle {
  return { userId, vehicleId, vin: vin === undefined ? '' : normaliseVin(vin).text };
}

/** @throws Refusal 900400 for a purchase that is yet to come, or was before there were cars to buy */
export function readingOf({ mileage, purchaseDate }: ReadingBody, today: string): Reading {
  refuseDay('data.purchaseDate', purchaseDate, today);
  return { mileage, purchaseDate, today };
}

/** No vehicle of the catalogue is older: an earlier day is a slip of the finger. */
const FIRST_DAY = '1900-01-01';

/** @throws Refusal 900400 for a day after today or before 1900 */
export function refuseDay(path: string, day: string, today: string): void {
  if (day > today) throw badDay({ path, zh: '不能晚于今天', en: 'must not be later than today' });
  if (day < FIRST_DAY) throw badDay({ path, zh: `不能早于 ${FIRST_DAY}`, en: `must not be earlier than ${FIRST_DAY}` });
}

function badDay(problem: Problem): Refusal {
  return new Refusal('900400', { problems: [problem] });
}
