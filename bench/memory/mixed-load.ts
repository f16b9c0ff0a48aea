import { setTimeout as wait } from 'node:timers/promises';
import { accountCalls } from '../../src/contract/account/calls.ts';
import { brandPartCalls } from '../../src/contract/brand-parts/calls.ts';
import { oeCalls } from '../../src/contract/oe/calls.ts';
import { partCalls } from '../../src/contract/parts/calls.ts';
import { PROVINCE_CODES } from '../../src/contract/provinces/rules.ts';
import { vehicleCalls } from '../../src/contract/vehicles/calls.ts';
import { workOrderCalls } from '../../src/contract/work-orders/calls.ts';
import { sampleAssemblies } from '../assembly-samples.ts';
import type { DemoDatabase } from '../demo-database.ts';
import type { Figures } from '../print-table.ts';
import { startServer } from '../server-process.ts';
import { residentMegabytes } from './resident-memory.ts';

const USERS = 8;
/** Between two requests of a user. */
const EVERY_MS = 150;
const SAMPLES = 2_000;
const [PROVINCE] = PROVINCE_CODES;
const PAGES = ['/index', '/service', '/solution/index', '/edition', '/search/vehicle', '/404'];
const NAMES = ['朗逸 2018', '轩逸', 'camry', '解放 J6', 'haoee', '奔驰 C200', '凯美瑞 2.5', 'zzzz'];

interface Request {
  path: string;
  body?: object;
}

/** Resident memory of a server on PostgreSQL while eight users read, search, write, fail and open pages. */
export async function measureMixedLoad({ db, url, token }: DemoDatabase, minutes: number): Promise<Figures> {
  const samples = await sampleAssemblies(db, SAMPLES);
  const numbers = await db.run<{ oe: string }>(
    { name: 'mixed-load-numbers', text: `select oe from part order by md5(oe) limit ${SAMPLES}` },
    [],
  );
  const server = await startServer({ DATABASE_URL: url });
  const statuses = new Map<number, number>();
  const megabytes: number[] = [];
  const until = performance.now() + minutes * 60_000;

  async function send({ path, body }: Request): Promise<unknown> {
    const init =
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: token },
            body: JSON.stringify({ data: body }),
          };
    const response = await fetch(server.origin + path, init);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const text = await response.text();
    return body === undefined ? undefined : JSON.parse(text).result;
  }

  /** One work order: saved, read, renamed and deleted. */
  async function workOnOrder(number: string): Promise<void> {
    const item = {
      ...{ oe: number, searchOe: number, oeName: '前制动片', stdPartCode: 'P1701001', stdPartName: '前制动片' },
      ...{ vehicleBrandName: '大众', partBrandName: '原厂', priceBrandId: 1, provinceCode: PROVINCE },
      ...{ guidePriceFen: 40_000, marketPriceFen: null },
    };
    const vehicle = { vehicleId: null, vin: null, vehicleType: 'pac', vehicleName: '', provinceCode: PROVINCE };
    const body = { ...vehicle, brandName: '大众', familyName: '朗逸', items: [item] };
    const saved = await send({ path: workOrderCalls.savePartList.path, body });
    if (typeof saved !== 'object' || saved === null || !('listId' in saved)) throw new Error('no work order was saved');
    const { listId } = saved;
    await send({ path: workOrderCalls.getPartList.path, body: { listId } });
    await send({ path: workOrderCalls.removeList.path, body: { listIds: [listId] } });
  }

  async function work(user: number): Promise<void> {
    for (let turn = user; performance.now() < until; turn += USERS) {
      const sample = samples[turn % samples.length];
      const { oe = '' } = numbers[turn % numbers.length] ?? {};
      const vehicleName = NAMES[turn % NAMES.length] ?? '';
      const requests: Request[] = [
        { path: PAGES[turn % PAGES.length] ?? '/' },
        { path: vehicleCalls.getVehicleByName.path, body: { vehicleName } },
        { path: partCalls.getTreeNodePartData.path, body: sample ?? {} },
        { path: oeCalls.getPartListByOe.path, body: { oe, provinceCode: PROVINCE } },
        { path: brandPartCalls.searchBrandParts.path, body: { text: oe.slice(0, 6), pageNum: 1, pageSize: 20 } },
        { path: vehicleCalls.checkVin.path, body: { vin: `LSVNA2CJ1K2${String(turn).padStart(6, '0').slice(-6)}` } },
        // Refused: no such fields, and a login that does not exist.
        { path: partCalls.getTreeNodePartData.path, body: { vehicle: turn } },
        { path: accountCalls.token.path, body: { username: `nobody ${turn % 500}`, password: 'Wrong#2026' } },
      ];
      for (const request of requests) {
        await send(request);
        await wait(EVERY_MS);
      }
      await workOnOrder(oe);
    }
  }

  async function watch(): Promise<void> {
    while (performance.now() < until) {
      megabytes.push(await residentMegabytes(server.pid));
      await wait(30_000);
    }
  }

  try {
    await Promise.all([watch(), ...Array.from({ length: USERS }, (_, user) => work(user))]);
    const at = (share: number) => megabytes[Math.floor(share * (megabytes.length - 1))] ?? 0;
    return {
      'requests by status': [...statuses].map(([status, count]) => `${count} x ${status}`).join(', '),
      'resident at the start, MB': at(0),
      'resident after a quarter, MB': at(0.25),
      'resident after a half, MB': at(0.5),
      'resident after three quarters, MB': at(0.75),
      'resident at the end, MB': at(1),
      'most resident, MB': Math.max(...megabytes),
    };
  } finally {
    await server.stop();
  }
}
