import pg from 'pg';
import { calls } from '../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../src/contract/call.ts';
import { PROVINCE_CODES } from '../src/contract/provinces/rules.ts';
import { growTo, type Size } from './grow.ts';
import { bare, inTurns, type Statements, throughApi } from './load.ts';
import type { Market } from './market.ts';
import { type Figures, ratio } from './print-table.ts';
import { recordingOf } from './recording.ts';
import { type ServerProcess, startServer } from './server-process.ts';

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

interface LookUp {
  name: string;
  call: AnyCallWithSchemas;
  bodies: readonly Body[];
}

/**
 * Each look-up through the API against its own statements on the bare driver, on a catalogue of half a million rows of
 * parts books and of five million: a ratio of 1 is as quick as the database alone, a growth of 1 is flat.
 */
export async function measureScale(market: Market): Promise<Figures> {
  const figures: Figures = {};
  const former = new Map<string, Rate>();
  for (const wanted of SIZES) {
    const size = await growTo(market.url, wanted);
    const mark = `${(size.partRows / 1_000_000).toFixed(1)} M`;
    figures[`${mark}: rows of parts books, vehicles`] = `${size.partRows}, ${size.vehicles}`;
    const server = await startServer({ DATABASE_URL: market.url });
    try {
      for (const lookUp of await lookUpsOf(market.url)) {
        const rate = await measure(market, server, lookUp);
        const before = former.get(lookUp.name);
        const growth =
          before === undefined ? '' : `, growth ${ratio(before.api, rate.api)} (bare ${ratio(before.bare, rate.bare)})`;
        figures[`${mark}: ${lookUp.name}`] =
          `bare ${rate.bare}, API ${rate.api} a second, ratio ${ratio(rate.api, rate.bare)}${growth}`;
        former.set(lookUp.name, rate);
      }
      figures[`${mark}: ${BATCH} numbers at once, ms`] = await batchMs(market, server, size);
    } finally {
      await server.stop();
    }
  }
  return figures;
}

/** What is asked: samples from the whole catalogue as it is now. */
async function lookUpsOf(url: string): Promise<LookUp[]> {
  // The product gives a statement up after seconds; to sort millions of rows may take longer.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await sampledLookUps(client);
  } finally {
    await client.end();
  }
}

async function sampledLookUps(client: pg.Client): Promise<LookUp[]> {
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
      // The check digit is left at 0: searched for all the same.
      bodies: rules.map(({ prefix, year, plant, serial }) => ({
        vinCode: `${prefix}0${year}${plant}${String(serial).padStart(6, '0')}`,
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

async function measure({ db, url, token }: Market, { origin }: ServerProcess, { call, bodies }: LookUp): Promise<Rate> {
  const recording = recordingOf(db);
  const answered: { body: Body; statements: Statements }[] = [];
  for (const body of bodies) {
    const statements = await recording.statementsOf(call, body);
    if (statements !== null) answered.push({ body, statements });
  }
  if (answered.length === 0) throw new Error(`no sample of ${call.operation} was answered`);
  return inTurns(
    () => bare(url, answered, ({ statements }) => statements),
    () => throughApi({ origin, token, path: call.path, bodies: answered.map(({ body }) => body) }),
  );
}

/** The middle one of five: numbers from all over the catalogue. */
async function batchMs({ db, token }: Market, { origin }: ServerProcess, { partRows }: Size): Promise<number> {
  const rows = await db.run<{ key: string }>(
    {
      name: `bench-batch-${partRows}`,
      text: `select oe_key as key from part tablesample system (30) order by random() limit ${BATCH}`,
    },
    [],
  );
  const data = { oes: rows.map(({ key }) => key), provinceCode: PROVINCE };
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const begun = performance.now();
    const answer = await fetch(`${origin}${calls.getPartListByBatchOe.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ data }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the batch was answered with ${answer.status}`);
    times.push(performance.now() - begun);
  }
  return Math.round(times.sort((a, b) => a - b)[2] ?? 0);
}
