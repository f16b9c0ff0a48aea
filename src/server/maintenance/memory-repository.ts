import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import type { Done } from './due.ts';

/** One vehicle as one account looks after it; vin is '' where none is known. */
export interface KeptVehicle {
  userId: number;
  vehicleId: number;
  vin: string;
}

export interface KeptReading {
  mileage: number;
  purchaseDate: string;
}

export interface RecordChange {
  stdMaintId: number;
  done: Done | null;
}

/** What an account remembers of the vehicles that it looks after: each account sees its own alone. */
export interface MemoryRepository {
  findReading(vehicle: KeptVehicle): Promise<KeptReading | undefined>;
  keepReading(vehicle: KeptVehicle, reading: KeptReading): Promise<void>;
  /** The account's own price of an hour, else its main account's. */
  findHourCost(userId: number): Promise<number | undefined>;
  keepHourCost(userId: number, costFen: number): Promise<void>;
  listRecords(vehicle: KeptVehicle): Promise<Map<number, Done>>;
  /** All or none; gives what stood before. @throws 23503 for a project that is not there */
  changeRecords(vehicle: KeptVehicle, changes: readonly RecordChange[]): Promise<RecordChange[]>;
}

export function createMemoryRepository({ sql: db }: Database): MemoryRepository {
  return {
    findReading: ({ userId, vehicleId, vin }) =>
      db
        .selectFrom('maintainVehicle')
        .select(['mileage', 'purchaseDate'])
        .where('userId', '=', userId)
        .where('vehicleId', '=', vehicleId)
        .where('vin', '=', vin)
        .executeTakeFirst(),
    async keepReading(vehicle, reading) {
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
    async keepHourCost(userId, costFen) {
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
  vehicle: KeptVehicle,
  changes: readonly RecordChange[],
): Promise<RecordChange[]> {
  // The last word on a project counts, or one statement would touch a row twice.
  const wanted = new Map(changes.map(({ stdMaintId, done }) => [stdMaintId, done]));
  const made = [...wanted].flatMap(([stdMaintId, done]) =>
    done === null ? [] : [{ ...vehicle, stdMaintId, mileage: done.mileage, doneOn: done.date }],
  );
  return db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('maintainRecord')
      .where('userId', '=', vehicle.userId)
      .where('vehicleId', '=', vehicle.vehicleId)
      .where('vin', '=', vehicle.vin)
      .where('stdMaintId', 'in', [...wanted.keys()])
      .returning(['stdMaintId', 'mileage', 'doneOn as date'])
      .execute();
    if (made.length > 0) {
      // Another window may have recorded the same in between: the later word counts.
      await transaction
        .insertInto('maintainRecord')
        .values(made)
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'vehicleId', 'vin', 'stdMaintId'])
            .doUpdateSet(({ ref }) => ({ mileage: ref('excluded.mileage'), doneOn: ref('excluded.doneOn') })),
        )
        .execute();
    }
    const before = new Map(removed.map(({ stdMaintId, ...done }) => [stdMaintId, done]));
    return [...wanted.keys()].map((stdMaintId) => ({ stdMaintId, done: before.get(stdMaintId) ?? null }));
  });
}
