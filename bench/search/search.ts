import { oeDomain } from '../../src/server/oe/index.ts';
import { partsDomain } from '../../src/server/parts/index.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { vehiclesDomain } from '../../src/server/vehicles/index.ts';
import { pasteRoutes } from '../../src/server/work-orders/paste/routes.ts';
import type { DemoDatabase } from '../demo-database.ts';
import type { Figures } from '../print-table.ts';
import { judgeMessage } from './message-searches.ts';
import { judgeAnnouncement, judgeOe, judgeVin } from './number-searches.ts';
import { openOwnVins } from './own-vins.ts';
import { judgePartName } from './part-searches.ts';
import {
  type MessageQuery,
  type NumberQuery,
  type PartQuery,
  readQueries,
  type VehicleQuery,
  type VinQuery,
} from './queries.ts';
import { figuresOf, type Score, scoreAll } from './score.ts';
import { judgeVehicleName, readVehicleFacts } from './vehicle-searches.ts';

/** The families whose first vehicle has the book that the part names are searched in. */
const BOOKS = { car: 'Lavida', ev: 'Dolphin', truck: 'J6P' };

/** The share of the queries in `queries/` that are found, and that have the right answer first. */
export async function measureSearch({ db }: Pick<DemoDatabase, 'db'>): Promise<Figures> {
  return figuresOf(await scoreSearch(db));
}

export async function scoreSearch(db: Database): Promise<Score[]> {
  const vehiclesModule = vehiclesDomain({ db });
  const vehicles = vehiclesModule.calls;
  const parts = partsDomain({ db, vehicles: vehiclesModule });
  const oe = oeDomain({ parts }).calls;
  const facts = await readVehicleFacts(db);
  const books = await listBooks(db);
  const messages = judgeMessage(pasteRoutes({ parts, vehicles: vehiclesModule }), { vehicleId: books.car ?? 0, facts });
  const { history, userId } = await openOwnVins(db);
  return [
    ...(await scoreAll('vehicle names', readQueries<VehicleQuery>('vehicle-names'), judgeVehicleName(vehicles, facts))),
    ...(await scoreAll('VINs', readQueries<VinQuery>('vins'), judgeVin(vehicles, history, userId, facts))),
    ...(await scoreAll('announcement numbers', readQueries<NumberQuery>('announcements'), judgeAnnouncement(vehicles))),
    ...(await scoreAll('part names', readQueries<PartQuery>('part-names'), judgePartName(parts.calls, books))),
    ...(await scoreAll('OE numbers', readQueries<NumberQuery>('oe-numbers'), judgeOe(oe))),
    ...(await scoreAll('messages', readQueries<MessageQuery>('messages'), messages)),
  ];
}

async function listBooks(db: Database): Promise<Record<string, number>> {
  const books: Record<string, number> = {};
  for (const [name, family] of Object.entries(BOOKS)) {
    const [vehicle] = await db.run<{ vehicleId: number }>(
      {
        name: 'bench-search-book',
        text: `select v.vehicle_id as "vehicleId"
          from vehicle v join vehicle_group g using (group_id) join family f using (family_id)
          where f.name_en = $1 and v.year_pattern >= 2015
          order by v.vehicle_id limit 1`,
      },
      [family],
    );
    books[name] = vehicle?.vehicleId ?? 0;
  }
  return books;
}
