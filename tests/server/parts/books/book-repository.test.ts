import { afterAll, expect, test } from 'vitest';
import { getPartTreeData } from '../../../../src/contract/parts/schemas.ts';
import { partsCalls } from '../../../support/server/parts-calls.ts';
import { en, openCounted, refusalOf, zh } from './support.ts';

const { db, inner, counter } = await openCounted();
const routes = partsCalls(db);
afterAll(() => inner.close());

test("the tree is the vehicle's own parts book, in three levels and in the tree's order", async () => {
  const tree = await routes.getPartTreeData({ vehicleId: 1, vehicleTypeCode: 'C' }, zh);
  const leaf = { level: 3, leaf: true, children: [] };
  expect(getPartTreeData.result.parse(tree)).toEqual([
    {
      id: 'g1',
      pId: null,
      level: 1,
      leaf: false,
      name: '制动系统',
      vehAssyId: null,
      stdAssyId: '17',
      children: [
        {
          id: 'a1',
          pId: 'g1',
          level: 2,
          leaf: false,
          name: '行车制动',
          vehAssyId: 1,
          stdAssyId: '1701',
          children: [
            { ...leaf, id: 's1-1', pId: 'a1', name: '前制动片', vehAssyId: 1, stdAssyId: 'P1701001' },
            { ...leaf, id: 's1-2', pId: 'a1', name: '前制动盘', vehAssyId: 1, stdAssyId: 'P1701003' },
            { ...leaf, id: 's1-5', pId: 'a1', name: '螺栓', vehAssyId: 1, stdAssyId: 'P1701009' },
          ],
        },
      ],
    },
    {
      id: 'g3',
      pId: null,
      level: 1,
      leaf: false,
      name: '发动机',
      vehAssyId: null,
      stdAssyId: '10',
      children: [
        {
          id: 'a2',
          pId: 'g3',
          level: 2,
          leaf: false,
          name: '润滑系统',
          vehAssyId: 2,
          stdAssyId: '1004',
          children: [{ ...leaf, id: 's2-3', pId: 'a2', name: '机油滤清器', vehAssyId: 2, stdAssyId: 'P1004001' }],
        },
      ],
    },
  ]);
});

test('the tree is in the caller’s language, and read once for all vehicles of a group', async () => {
  counter.statements = 0;
  const tree = await routes.getPartTreeData({ vehicleId: 3, vehicleTypeCode: 'C', partNum: 2, vin: 'x' }, en);
  expect(counter.statements).toBe(2);
  expect(await routes.getPartTreeData({ vehicleId: 3, vehicleTypeCode: 'C' }, en)).toEqual(tree);
  expect(counter.statements).toBe(3);
  expect(tree.map(({ name, children }) => [name, children.map((node) => [node.name, node.children[0]?.name])])).toEqual(
    [['Brakes', [['Service brake', 'Front brake disc']]]],
  );
});

test('a truck has the tree of its class', async () => {
  const [system] = await routes.getPartTreeData({ vehicleId: 5, vehicleTypeCode: 'B' }, zh);
  expect(system?.name).toBe('气制动');
});

test('a vehicle of the other class and an unknown vehicle have different refusals', async () => {
  const missing = { code: '900404', paths: [], words: [] };
  const otherClass = { ...missing, code: '200500' };
  expect(await refusalOf(() => routes.getPartTreeData({ vehicleId: 1, vehicleTypeCode: 'B' }, zh))).toEqual(otherClass);
  expect(await refusalOf(() => routes.getPartTreeData({ vehicleId: 5, vehicleTypeCode: 'C' }, zh))).toEqual(otherClass);
  expect(await refusalOf(() => routes.getPartTreeData({ vehicleId: 99, vehicleTypeCode: 'C' }, zh))).toEqual(missing);
});

test('a vehicle whose parts book is empty has an empty tree', async () => {
  await inner.execute(`
    insert into vehicle_group select 90, family_id, name_zh, name_en, year_from, year_to, displacement, fuel,
      engine_model, platform from vehicle_group where group_id = 1;
    insert into vehicle (vehicle_id, group_id, name_zh, name_en, year_pattern, displacement, gearbox_type, driven_type,
      cfg_level, fuel, body, power_kw, seats, emission, produced_from)
      values (90, 90, 'x', 'x', 2016, '1.6L', 'MT', 'FWD', 'comfort', 'petrol', 'sedan', 81, 5, 'china5', '2015-06-01')`);
  expect(await routes.getPartTreeData({ vehicleId: 90, vehicleTypeCode: 'C' }, zh)).toEqual([]);
  await inner.execute('insert into assembly values (90, 90, 4, null)');
  expect(await routes.getPartTreeData({ vehicleId: 90, vehicleTypeCode: 'C' }, zh)).toMatchObject([
    { id: 'g3', leaf: false, children: [{ id: 'a90', leaf: true, children: [] }] },
  ]);
});
