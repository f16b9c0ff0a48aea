import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import type { Done } from './due.ts';

/** A vehicle of an account; vin is '' if unknown. */
export interface AccountVehicle {
  userId: number;
  vehicleId: number;
  vin: string;
}

export interface StoredReading {
  mileage: number;
  purchaseDate: string;
}

export interface RecordChange {
  stdMaintId: number;
  done: Done | null;
}

/** An account's own odometer readings, maintenance records and hourly price. */
export interface RecordRepository {
  findReading(vehicle: AccountVehicle): Promise<StoredReading | undefined>;
  saveReading(vehicle: AccountVehicle, reading: StoredReading): Promise<void>;
  /** The account's own hourly price, or its main account's. */
  findHourCost(userId: number): Promise<number | undefined>;
  saveHourCost(userId: number, costFen: number): Promise<void>;
  listRecords(vehicle: AccountVehicle): Promise<Map<number, Done>>;
  /** Changes all or none and returns the previous records. @throws 23503 for an unknown project */
  changeRecords(vehicle: AccountVehicle, changes: readonly RecordChange[]): Promise<RecordChange[]>;
}

export function createRecordRepository({ sql: db }: Database): RecordRepository {
  return {
    findReading: ({ userId, vehicleId, vin }) =>
      db
        .selectFrom('maintainVehicle')
        .select(['mileage', 'purchaseDate'])
        .where('userId', '=', userId)
        .where('vehicleId', '=', vehicleId)
        .where('vin', '=', vin)
        .executeTakeFirst(),
    async saveReading(vehicle, reading) {
      await db
        .insertInto('maintainVehicle')
        .values({ ...vehicle, ...reading })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'vehicleId', 'vin']).doUpdateSet({ ...reading, updatedAt: sql<string>`now()` }),
        )
        .execute();
    },
    async findHourCost(userId) {
      const row = await db
        .selectFrom('account')
        .leftJoin('maintainHourCost as own', 'own.userId', 'account.userId')
        .leftJoin('maintainHourCost as main', 'main.userId', 'account.parentId')
        .select(({ fn }) => fn.coalesce('own.costFen', 'main.costFen').as('costFen'))
        .where('account.userId', '=', userId)
        .executeTakeFirst();
      return row?.costFen ?? undefined;
    },
    async saveHourCost(userId, costFen) {
      await db
        .insertInto('maintainHourCost')
        .values({ userId, costFen })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ costFen }))
        .execute();
    },
    async listRecords({ userId, vehicleId, vin }) {
      const rows = await db
        .selectFrom('maintainRecord')
        .select(['stdMaintId', 'mileage', 'doneOn as date'])
        .where('userId', '=', userId)
        .where('vehicleId', '=', vehicleId)
        .where('vin', '=', vin)
        .execute();
      return new Map(rows.map(({ stdMaintId, ...done }) => [stdMaintId, done]));
    },
    changeRecords: (vehicle, changes) => changeRecords(db, vehicle, changes),
  };
}

async function changeRecords(
  db: Database['sql'],
  vehicle: AccountVehicle,
  changes: readonly RecordChange[],
): Promise<RecordChange[]> {
  // Only the last change of a project: one statement cannot insert a row twice.
  const doneById = new Map(changes.map(({ stdMaintId, done }) => [stdMaintId, done]));
  const inserts = [...doneById].flatMap(([stdMaintId, done]) =>
    done === null ? [] : [{ ...vehicle, stdMaintId, mileage: done.mileage, doneOn: done.date }],
  );
  return db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('maintainRecord')
      .where('userId', '=', vehicle.userId)
      .where('vehicleId', '=', vehicle.vehicleId)
      .where('vin', '=', vehicle.vin)
      .where('stdMaintId', 'in', [...doneById.keys()])
      .returning(['stdMaintId', 'mileage', 'doneOn as date'])
      .execute();
    if (inserts.length > 0) {
      // Another session may have inserted the same record meanwhile: the last one wins.
      await transaction
        .insertInto('maintainRecord')
        .values(inserts)
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'vehicleId', 'vin', 'stdMaintId'])
            .doUpdateSet(({ ref }) => ({ mileage: ref('excluded.mileage'), doneOn: ref('excluded.doneOn') })),
        )
        .execute();
    }
    const before = new Map(removed.map(({ stdMaintId, ...done }) => [stdMaintId, done]));
    return [...doneById.keys()].map((stdMaintId) => ({ stdMaintId, done: before.get(stdMaintId) ?? null }));
  });
}
