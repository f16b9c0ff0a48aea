import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
afterAll(() => api.close());

const truck = { vehicleId: 5, vin: tinyVins.truck };
const car = { vehicleId: 1 };

test('a tree has the main groups and groups with parts in the book, with the number of fitting rows', async () => {
  const { result } = await api.post(calls.getBPartTreeData, truck);
  expect(result.map(({ nodeId, level, groupLeaf, partNum }) => ({ nodeId, level, groupLeaf, partNum }))).toEqual([
    { nodeId: 1, level: 1, groupLeaf: false, partNum: 1 },
    { nodeId: 2, level: 2, groupLeaf: true, partNum: 1 },
  ]);
});

test('a group of the maker’s own tree lists the assemblies of the vehicle', async () => {
  const group = { mainGroupCode: '35', groupCode: '3502' };
  const { result } = await api.post(calls.getOFSubPartTreeData, { ...truck, ...group });
  expect(result).toMatchObject([{ nodeId: 5, level: 3, specAssyName: '制动蹄片', groupCode: '3502', partNum: 1 }]);
  expect((await api.post(calls.getTreeNodeChild, { ...truck, mainGroupCode: '35', groupCode: '3501' })).result).toEqual(
    [],
  );
});

test('a group and an assembly return the same rows with their drawing', async () => {
  const group = await api.post(calls.getTreeNodeCovPartData, { ...truck, mainGroupCode: '35', groupCode: '3501' });
  const assembly = await api.post(calls.getTreeChildNodeCovOFPartData, { ...truck, nodeId: 5 });
  expect(group.result).toMatchObject({ nodeId: 2, nodeName: '制动器', vehAssyId: 5, drawingId: 1 });
  expect(group.result).toMatchObject({ mainGroupCode: '35', groupCode: '3501' });
  expect(assembly.result).toMatchObject({ nodeName: '制动蹄片', mainGroupCode: '35', groupCode: '3502' });
  expect(assembly.result.partsList).toEqual(group.result.partsList);
  expect(assembly.result.partsList).toMatchObject([{ searchOe: '3502405A0E', vehAssyId: 5, curVehFlag: 1 }]);
});

test('without a node the first page of the tree is returned', async () => {
  expect((await api.post(calls.getTreeChildNodeCovPartData, truck)).result).toMatchObject({ nodeId: 2 });
  expect((await api.post(calls.getTreeChildNodeCovOFPartData, truck)).result).toMatchObject({ nodeId: 5 });
});

test('a row found by name or number has the node to open, in either tree', async () => {
  const byName = await api.post(calls.getVehicleOFPartByCovName, { ...truck, partName: '蹄片' });
  expect(byName.result).toMatchObject([{ rule: 'contains', node: { nodeId: 5, level: 3 } }]);
  const oe = { ...truck, oe: '3502 405', provinceCode: '110000' } as const;
  expect((await api.post(calls.getVehicleCovPartByOe, oe)).result).toMatchObject([{ rule: 'oe', node: { nodeId: 2 } }]);
  expect(await api.post(calls.getVehicleCovPartByOe, { ...oe, oe: '99999' })).toMatchObject({ code: '100100' });
});

test('names are in the caller’s language', async () => {
  const { result } = await api.post(calls.getOFPartTreeData, truck, { headers: { 'accept-language': 'en' } });
  expect(result.map(({ mainGroupName, groupName }) => groupName ?? mainGroupName)).toEqual(['Brakes', 'Wheel brakes']);
});

test('the maker’s own tree exists only for makes that have one', async () => {
  expect((await api.post(calls.getIsShowOFTree, { vehicleId: 5 })).result).toEqual({ groupSupport: true });
  await api.db.sql.deleteFrom('ofBrand').execute();
  try {
    expect((await api.post(calls.getIsShowOFTree, { vehicleId: 5 })).result).toEqual({ groupSupport: false });
    expect(await api.post(calls.getOFPartTreeData, truck)).toMatchObject({ code: '900404' });
  } finally {
    await api.db.sql.insertInto('ofBrand').values({ brandId: 3 }).execute();
  }
});

test('a passenger car, an unknown node and a node without parts of the vehicle are refused', async () => {
  for (const call of [calls.getBPartTreeData, calls.getOFPartTreeData]) {
    expect(await api.post(call, car)).toMatchObject({ status: 200, code: '200500' });
    expect(await api.post(call, { vehicleId: 99_999 })).toMatchObject({ code: '900404' });
  }
  expect(await api.post(calls.getTreeChildNodeCovPartData, { ...car, nodeId: 2 })).toMatchObject({ code: '200500' });
  expect(await api.post(calls.getTreeChildNodeCovPartData, { ...truck, nodeId: 5 })).toMatchObject({ code: '900404' });
  expect(await api.post(calls.getTreeChildNodeCovOFPartData, { ...truck, nodeId: 6 })).toMatchObject({
    code: '100100',
  });
});
