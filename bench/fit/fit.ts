import { getAssemblyParts } from '../../src/contract/parts/schemas.ts';
import { partsDomain } from '../../src/server/parts/index.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { vehiclesDomain } from '../../src/server/vehicles/index.ts';
import { makeContext } from '../../tests/support/server/make-context.ts';
import type { DemoDatabase } from '../demo-database.ts';
import type { Figures } from '../print-table.ts';
import { expectedGrades, listBook } from './data-rules.ts';
import { type SampleCar, sampleCars } from './sample-cars.ts';

interface Counts {
  cars: number;
  rows: number;
  withEvidence: number;
  fits: number;
  check: number;
  misfit: number;
  callouts: number;
  severalFit: string[];
  /** Numbers whose grade was compared with the conditions of their rows. */
  compared: number;
  deviations: string[];
}

type PartsCalls = ReturnType<typeof partsDomain>['calls'];

/**
 * All rows of the parts books of some cars, half of them by VIN: the share with evidence, callouts where several numbers fit,
 * and the grades against the conditions in the data.
 */
export async function measureFit({ db }: Pick<DemoDatabase, 'db'>): Promise<Figures> {
  const parts = partsDomain({ db, vehicles: vehiclesDomain({ db }) }).calls;
  const counts: Counts = {
    cars: 0,
    rows: 0,
    withEvidence: 0,
    fits: 0,
    check: 0,
    misfit: 0,
    callouts: 0,
    severalFit: [],
    compared: 0,
    deviations: [],
  };
  for (const car of await sampleCars(db)) await countCar(db, parts, { car, counts });
  return figuresOf(counts);
}

async function countCar(db: Database, parts: PartsCalls, { car, counts }: { car: SampleCar; counts: Counts }) {
  counts.cars += 1;
  // A VIN also narrows production date and serial number, which the plain statement does not read.
  const expected = car.vin === undefined ? await expectedGrades(db, car.vehicleId) : undefined;
  for (const partGroupId of await listBook(db, car.vehicleId)) {
    const body = { vehicleId: car.vehicleId, partGroupId, ...(car.vin !== undefined && { vin: car.vin }) };
    const { partsList } = getAssemblyParts.result.parse(await parts.getAssemblyParts(body, makeContext()));
    const fitting = new Map<string, Set<string>>();
    for (const { fit, orderNo, searchOe, oeId, stdPartName, oeName, partRemark } of partsList) {
      const place = `vehicle ${car.vehicleId}, assembly ${partGroupId}, callout ${orderNo}`;
      counts.rows += 1;
      counts[fit.grade] += 1;
      if (fit.rules.every(({ text, source, dataVersion }) => text !== '' && source !== '' && dataVersion !== ''))
        counts.withEvidence += 1;
      const side = /左|右/.exec(`${stdPartName} ${oeName} ${partRemark}`)?.[0] ?? '';
      const key = `${orderNo} ${side}`;
      const numbers = fitting.get(key) ?? new Set();
      if (fit.grade === 'fits') numbers.add(searchOe);
      fitting.set(key, numbers);
      const grade = expected?.get(`${partGroupId}/${orderNo}/${oeId}`);
      if (grade === undefined) continue;
      counts.compared += 1;
      if (grade !== fit.grade) counts.deviations.push(`${place}, ${searchOe}: ${fit.grade} instead of ${grade}`);
    }
    counts.callouts += fitting.size;
    for (const [key, numbers] of fitting)
      if (numbers.size > 1) counts.severalFit.push(`vehicle ${car.vehicleId}, assembly ${partGroupId}, callout ${key}`);
  }
}

function figuresOf(counts: Counts): Figures {
  const { cars, rows, withEvidence, fits, check, misfit, callouts, severalFit, compared, deviations } = counts;
  const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(2)} %)`;
  return {
    cars,
    'rows with evidence': share(withEvidence, rows),
    'fits, check, misfit': `${fits}, ${check}, ${misfit}`,
    'callouts where several numbers fit': `${severalFit.length} of ${callouts}`,
    'grades as the data says': share(compared - deviations.length, compared),
    ...Object.fromEntries(
      [...severalFit, ...deviations].slice(0, 20).map((text, index) => [`example ${index + 1}`, text]),
    ),
  };
}
