import type { CheckedBodyOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { groupBy } from '../../contract/group-by.ts';
import type { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import type { MaintainDue, MaintainProject, MaintainScales, MaintainType } from '../../contract/maintenance/schemas.ts';
import type { Part } from '../../contract/parts/schemas.ts';
import { normaliseVin } from '../../contract/vehicles/vin.ts';
import { type CompanyContext, companyContextOf } from '../http/company-context.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Problem } from '../platform/problem-messages.ts';
import { dueStateOf, type Reading, stepsOf } from './due.ts';
import { projectOf } from './project.ts';
import { type AccountVehicle, createRecordRepository } from './record-repository.ts';
import { createPlanRepository } from './repository.ts';
import { isDueAt, scalesAround } from './scales.ts';
import type { PlanRow } from './statements.ts';

export interface FittingParts {
  vehicleId: number;
  vin: string | undefined;
  stdPartIds: readonly number[];
  company: CompanyContext;
}

/** The rows of the vehicle's parts book that are of these standard parts and fit it. */
export type ListFittingParts = (query: FittingParts) => Promise<Part[]>;

type VehicleBody = CheckedBodyOf<typeof maintenanceCalls.getMaintainList>;
type ReadingBody = CheckedBodyOf<typeof maintenanceCalls.getMaintainListByMileage>;
type ScaleBody = CheckedBodyOf<typeof maintenanceCalls.getMileageScale>;

export interface MaintenanceService {
  /** The projects that pass the filter, with their parts. @throws Refusal 900404, 700101 */
  list(body: VehicleBody, context: AuthedContext, isIncluded: (row: PlanRow) => boolean): Promise<MaintainProject[]>;
  /** @throws Refusal 900404, 700101, 900400 for an impossible date */
  listDue(body: ReadingBody, context: AuthedContext): Promise<{ today: string; projects: MaintainDue[] }>;
  /** @throws Refusal 900404, 700101, 900400 */
  scale(body: ScaleBody, type: MaintainType, language: Language): Promise<MaintainScales>;
}

export const isPlanned = ({ intervalKm, intervalMonths }: PlanRow): boolean =>
  intervalKm !== null || intervalMonths !== null;

export const isAtScale =
  (type: MaintainType, scale: number) =>
  (row: PlanRow): boolean =>
    isPlanned(row) && isDueAt(row, type, scale);

export function createMaintenanceService(db: Database, listFittingParts: ListFittingParts): MaintenanceService {
  const plans = createPlanRepository(db);
  const stored = createRecordRepository(db);

  const planOf = async (vehicleId: number, language: Language) => {
    const plan = await plans.getPlan(vehicleId, language);
    if (!plan.rows.some(isPlanned)) throw new Refusal('700101');
    return plan;
  };
  const withParts = async (rows: readonly PlanRow[], { vehicleId, vin }: VehicleBody, context: AuthedContext) => {
    const stdPartIds = [...new Set(rows.flatMap((row) => row.stdPartIds))];
    const parts =
      stdPartIds.length === 0
        ? []
        : await listFittingParts({ vehicleId, vin, stdPartIds, company: companyContextOf(context) });
    const partsByKind = groupBy(parts, ({ stdPartId }) => stdPartId);
    return rows.map((row) => projectOf(row, partsByKind));
  };

  return {
    async list(body, context, isIncluded) {
      const { rows } = await planOf(body.vehicleId, context.language);
      return withParts(rows.filter(isIncluded), body, context);
    },
    async listDue(body, context) {
      const { language, session } = context;
      const { vehicle, rows } = await planOf(body.vehicleId, language);
      const reading = readingOf(body, vehicle.today);
      const planned = rows.filter(isPlanned);
      const [projects, records] = await Promise.all([
        withParts(planned, body, context),
        stored.listRecords(accountVehicle(body, session.userId)),
      ]);
      const steps = stepsOf(planned);
      const due = projects.map((project) => {
        const done = records.get(project.stdMaintId);
        return { ...project, ...dueStateOf(project, reading, { steps, ...(done === undefined ? {} : { done }) }) };
      });
      return { today: vehicle.today, projects: due.sort((a, b) => b.shareUsed - a.shareUsed) };
    },
    async scale({ baseItemCode, ...body }, type, language) {
      const { vehicle, rows } = await planOf(body.vehicleId, language);
      const plan = rows.filter(isPlanned);
      const selected = plan.filter((row) => baseItemCode === undefined || row.baseItemCode === baseItemCode);
      return scalesAround(selected, readingOf(body, vehicle.today), { type, plan });
    },
  };
}

/** The vehicle with its VIN in the stored form. */
export function accountVehicle({ vehicleId, vin }: VehicleBody, userId: number): AccountVehicle {
  return { userId, vehicleId, vin: vin === undefined ? '' : normaliseVin(vin).text };
}

/** @throws Refusal 900400 for a purchase date after today or before 1900 */
export function readingOf({ mileage, purchaseDate }: ReadingBody, today: string): Reading {
  refuseInvalidDate('data.purchaseDate', purchaseDate, today);
  return { mileage, purchaseDate, today };
}

/** An earlier date is a typing error: no vehicle of the catalogue is as old. */
const FIRST_DAY = '1900-01-01';

/** @throws Refusal 900400 for a day after today or before 1900 */
export function refuseInvalidDate(path: string, day: string, today: string): void {
  if (day > today) throw invalidDate({ path, zh: '不能晚于今天', en: 'must not be later than today' });
  if (day < FIRST_DAY)
    throw invalidDate({ path, zh: `不能早于 ${FIRST_DAY}`, en: `must not be earlier than ${FIRST_DAY}` });
}

function invalidDate(problem: Problem): Refusal {
  return new Refusal('900400', { problems: [problem] });
}
