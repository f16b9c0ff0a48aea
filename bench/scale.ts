import pg from 'pg';
import { calls } from '../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../src/contract/call.ts';
import { PROVINCE_CODES } from '../src/contract/provinces/rules.ts';
import type { DemoDatabase } from './demo-database.ts';
import { growCatalogue, type Size } from './grow-catalogue.ts';
import { alternate, measureApi, measureDriver, type Statements, timeCall } from './load-generators.ts';
import { type Figures, ratio } from './print-table.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createStatementRecorder } from './statement-recorder.ts';

const SIZES = [500_000, 5_000_000];
const SAMPLES = 400;
const PRICED_ROWS = 300;
const BATCH = 5_000;
const PROVINCE = PROVINCE_CODES[0];

interface Rate {
  bare: number;
  api: number;
}

type Body = Record<string, unknown>;

interface Query {
  name: string;
  call: AnyCallWithSchemas;
  bodies: readonly Body[];
}

/**
 * Requests per second through the API, against their statements on the bare driver, with half a million and five million
 * part rows. A ratio of 1 is as fast as the database alone; a growth of 1 means that size does not matter.
 */
export async function measureScale(database: DemoDatabase): Promise<Figures> {
  const figures: Figures = {};
  const smaller = new Map<string, Rate>();
  for (const wanted of SIZES) {
    const size = await growCatalogue(database.url, wanted);
    const mark = `${(size.partRows / 1_000_000).toFixed(1)} M`;
    figures[`${mark}: part rows, vehicles`] = `${size.partRows}, ${size.vehicles}`;
    const server = await startServer({ DATABASE_URL: database.url });
    try {
      for (const query of await sampleQueries(database.url)) {
        const rate = await measure(database, server, query);
        const before = smaller.get(query.name);
        const growth =
          before === undefined ? '' : `, growth ${ratio(before.api, rate.api)} (bare ${ratio(before.bare, rate.bare)})`;
        figures[`${mark}: ${query.name}`] =
          `bare ${rate.bare}, API ${rate.api} per second, ratio ${ratio(rate.api, rate.bare)}${growth}`;
        smaller.set(query.name, rate);
      }
      figures[`${mark}: ${BATCH} numbers in one call, ms`] = await batchMs(database, server, size);
    } finally {
      await server.stop();
    }
  }
  return figures;
}

/** Queries for a sample of the whole catalogue at its present size. */
async function sampleQueries(url: string): Promise<Query[]> {
  // Not the server's pool, whose statements time out after seconds: sorting millions of rows takes longer.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await queriesOf(client);
  } finally {
    await client.end();
  }
}

async function queriesOf(client: pg.Client): Promise<Query[]> {
  const sample = async <Row extends pg.QueryResultRow>(text: string) =>
    (await client.query<Row>(`${text} limit ${SAMPLES}`)).rows;
  const keys = await sample<{ key: string; brandId: number }>(
    'select oe_key as key, brand_id as "brandId" from part order by md5(oe_id::text)',
  );
  const vehicles = await sample<{ vehicleId: number; vehicleTypeCode: string; familyName: string; year: number }>(
    `select v.vehicle_id as "vehicleId", f.vehicle_class as "vehicleTypeCode", f.name_zh as "familyName",
      v.year_pattern as year
    from vehicle v join vehicle_group g using (group_id) join family f using (family_id)
    order by md5(v.vehicle_id::text)`,
  );
  const rules = await sample<{ prefix: string; year: string; plant: string; serial: number }>(
    `select prefix, year_code as year, coalesce(plant_code, 'A') as plant, greatest(serial_from, 1) as serial
    from vin_rule order by md5(vin_rule_id::text)`,
  );
  return [
    {
      name: 'OE number',
      call: calls.getPartListByOe,
      bodies: keys.map(({ key }) => ({ oe: key, provinceCode: PROVINCE })),
    },
    {
      name: 'VIN',
      call: calls.getVehicleByVin,
      // A wrong check digit is searched for all the same.
      bodies: rules.map(({ prefix, year, plant, serial }) => ({
        vinCode: `${prefix.replaceAll('*', '1')}0${year}${plant}${String(serial).padStart(6, '0')}`,
        isForced: true,
      })),
    },
    {
      name: "vehicle's name",
      call: calls.getVehicleByName,
      bodies: vehicles.map(({ familyName, year }) => ({ vehicleName: `${familyName} ${year}` })),
    },
    {
      name: "part's name in a vehicle",
      call: calls.searchPartByNameOrOe,
      bodies: vehicles.map(({ vehicleId }) => ({ vehicleId, text: '刹车片' })),
    },
    {
      name: "vehicle's tree",
      call: calls.getPartTreeData,
      bodies: vehicles.map(({ vehicleId, vehicleTypeCode }) => ({ vehicleId, vehicleTypeCode })),
    },
    {
      name: `${PRICED_ROWS} priced rows`,
      call: calls.getPartPrices,
      bodies: Array.from({ length: 40 }, (_, turn) => {
        const asked = Array.from({ length: PRICED_ROWS }, (__, place) => keys[(turn * 7 + place) % keys.length]);
        const known = asked.flatMap((one) => (one === undefined ? [] : [one]));
        return {
          provinceCode: PROVINCE,
          brandIds: known.map(({ brandId }) => brandId),
          searchOes: known.map(({ key }) => key),
        };
      }),
    },
  ];
}

async function measure(
  { db, url, callers }: DemoDatabase,
  { origin }: ServerProcess,
  { call, bodies }: Query,
): Promise<Rate> {
  const recorder = createStatementRecorder(db);
  const accepted: { body: Body; statements: Statements }[] = [];
  for (const body of bodies) {
    const statements = await recorder.statementsOf(call, body);
    if (statements !== null) accepted.push({ body, statements });
  }
  if (accepted.length === 0) throw new Error(`every sample of ${call.operation} was refused`);
  return alternate(
    () => measureDriver(url, accepted, ({ statements }) => statements),
    () => measureApi({ origin, callers, path: call.path, bodies: accepted.map(({ body }) => body) }),
  );
}

/** Median of five calls with numbers from the whole catalogue. */
async function batchMs({ db, callers }: DemoDatabase, { origin }: ServerProcess, { partRows }: Size): Promise<number> {
  const rows = await db.run<{ key: string }>(
    {
      name: `bench-batch-${partRows}`,
      text: `select oe_key as key from part tablesample system (30) order by random() limit ${BATCH}`,
    },
    [],
  );
  const data = { oes: rows.map(({ key }) => key), provinceCode: PROVINCE };
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1)
    times.push(await timeCall(origin, { path: calls.getPartListByBatchOe.path, caller: callers[turn], data }));
  return Math.round(times.sort((a, b) => a - b)[2] ?? 0);
}
