import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A truck whose brake drums changed with serial number 50,000 and in July 2020. */
const truckCatalogue = {
  families: 'id,brand,name,class\nT1,ACM,重卡,commercial\n',
  groups: 'id,family,name,yearFrom\nTG,T1,重卡 2020,2019\n',
  vehicles: 'id,group,name,year,producedFrom,producedTo\nTV,TG,重卡 2020 款,2020,2019-07,2021-12\n',
  'vin-rules': 'prefix,yearCode,vehicle\nLACTR1B2,L,TV\n',
  'part-groups':
    'id,tree,parent,name\nTB,truck,,制动\nTBF,truck,TB,车轮制动器\nC35,commercial,,制动系\nC3502,commercial,C35,车轮制动器\nC3502-1,commercial,C3502,制动鼓\n',
  'standard-parts': 'id,group,name\nTP1,TBF,制动鼓\nTP2,TBF,制动蹄\n',
  'tree-parts': 'node,standardPart\nC3502-1,TP1\nC3502-1,TP2\n',
  assemblies: 'id,group,partGroup\nTA,TG,TBF\n',
  numbers:
    'brand,number,standardPart,name\nACM,TR-1,TP1,制动鼓\nACM,TR-2,TP1,制动鼓\nACM,TR-3,TP2,制动蹄\nACM,TR-4,TP2,制动蹄\nACM,TR-5,TP2,制动蹄\nACM,TR-6,TP2,制动蹄\n',
  'part-rows':
    'assembly,callout,number,serialFrom,serialTo,producedFrom,question,answer\nTA,1,TR-1,,049999,,,\nTA,1,TR-2,050000,,,,\nTA,2,TR-3,,,2021-02,,\nTA,3,TR-4,,,,蹄宽？,180 mm\nTA,4,TR-5,,,2022-01,,\nTA,5,TR-6,,,2021-12,,\n',
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.app.ready();
  await importFiles(api.db, sampleCatalogue, { source: 'yunfan' });
  await importFiles(api.db, truckCatalogue, { source: 'yunfan' });
});
afterAll(() => api.close());

const idOf = async (kind: string, externalId: string) => {
  const [row] = await api.db.withSession(({ query }) =>
    query<{ id: number }>(`select id from catalogue_id where kind = $1 and external_id = $2`, [kind, externalId]),
  );
  return row?.id ?? expect.unreachable();
};
/** With the check digit that China demands. */
const TRUCK_VIN = 'LACTR1B20L1060000';

test('every rule of an imported catalogue names the supplier and its data version, never the demo', async () => {
  const car = { vehicleId: await idOf('vehicles', 'V1') };
  const truck = { vehicleId: await idOf('vehicles', 'TV') };
  for (const language of ['zh-CN', 'en'] as const) {
    const pages = [
      (await api.post(calls.getTreeNodePartData, car, { headers: { 'accept-language': language } })).result,
      (await api.post(calls.getTreeChildNodeCovPartData, truck, { headers: { 'accept-language': language } })).result,
    ];
    for (const [index, page] of pages.entries()) {
      const rules = page.partsList.flatMap(({ fit }) => fit.rules);
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) {
        expect(rule).toMatchObject({
          source: 'yunfan',
          dataVersion: expect.stringMatching(new RegExp(`^${index + 1} \\(\\d{4}-\\d\\d-\\d\\d\\)$`)),
        });
        expect(`${rule.text} ${rule.source}`).not.toMatch(/示例|演示|原厂|sample|demo/i);
      }
    }
  }
});

test('the VIN of a truck decides serial numbers and dates, and its answers hold', async () => {
  const vehicleId = await idOf('vehicles', 'TV');
  const gradesOf = async (vin?: string) => {
    const { result } = await api.post(calls.getTreeChildNodeCovPartData, { vehicleId, ...(vin && { vin }) });
    return Object.fromEntries(result.partsList.map(({ searchOe, fit }) => [searchOe, fit.grade]));
  };
  expect(await gradesOf()).toEqual({
    ...{ TR1: 'check', TR2: 'check', TR3: 'check', TR4: 'check' },
    // The truck was built until December 2021.
    ...{ TR5: 'misfit', TR6: 'check' },
  });
  const byVin = { TR1: 'misfit', TR2: 'fits', TR3: 'misfit', TR5: 'misfit', TR6: 'misfit' };
  expect(await gradesOf(TRUCK_VIN)).toEqual({ ...byVin, TR4: 'check' });
  const { result } = await api.post(calls.getTreeChildNodeCovPartData, { vehicleId, vin: TRUCK_VIN });
  const asked = result.partsList.find(({ searchOe }) => searchOe === 'TR4')?.fit.question ?? expect.unreachable();
  const [option] = asked.options;
  const answer = { key: asked.key, value: option?.value ?? '', question: asked.text, answer: option?.text ?? '' };
  expect((await api.post(calls.saveFitAnswer, { vehicleId, vin: TRUCK_VIN, ...answer })).code).toBe('000000');
  expect(await gradesOf(TRUCK_VIN)).toEqual({ ...byVin, TR4: 'fits' });
  expect(await gradesOf()).toMatchObject({ TR4: 'check' });
});
