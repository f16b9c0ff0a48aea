import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const { power } = resources;
const add = async (parentId: number | null) => (await api.post(power.add, makeRecord('power', { parentId }))).result;
const edit = (id: number, values: Record<string, unknown>) => api.edit(power, id, values);

test('a node’s level and type follow from its parent', async () => {
  const area = await add(null);
  const page = await add(area.id);
  const action = await add(page.id);
  expect([area, page, action].map(({ powerLevel, type }) => [powerLevel, type])).toEqual([
    [1, 'area'],
    [2, 'page'],
    [3, 'action'],
  ]);
  expect(await api.post(power.add, makeRecord('power', { parentId: action.id }))).toMatchObject({ code: '300107' });
});

test('a request cannot set a node’s level or type', async () => {
  expect(await api.post(power.add, makeRecord('power', { powerLevel: 1 }))).toMatchObject({ code: '900400' });
  expect(await edit((await add(null)).id, { type: 'page' })).toMatchObject({ code: '900400' });
});

test('a node can move only between parents of the same level', async () => {
  const [area, otherArea] = [await add(null), await add(null)];
  const page = await add(area.id);
  expect((await edit(page.id, { parentId: otherArea.id })).result).toMatchObject({
    parentId: otherArea.id,
    powerLevel: 2,
  });
  expect(await edit(page.id, { parentId: null })).toMatchObject({ code: '300107' });
  expect(await edit(page.id, { parentId: (await add(area.id)).id })).toMatchObject({ code: '300107' });
});

test('a node cannot move under itself or its descendants', async () => {
  const area = await add(null);
  const page = await add(area.id);
  const action = await add(page.id);
  for (const [id, parentId] of [
    [area.id, area.id],
    [area.id, page.id],
    [area.id, action.id],
    [page.id, action.id],
  ] as const) {
    expect(await edit(id, { parentId })).toMatchObject({ code: '300106' });
  }
});

test('a missing parent is reported as not found', async () => {
  expect(await api.post(power.add, makeRecord('power', { parentId: 999_999 }))).toMatchObject({ code: '900404' });
  expect(await edit((await add(null)).id, { parentId: 999_999 })).toMatchObject({ code: '900404' });
});

test('a node with children cannot be deleted', async () => {
  const area = await add(null);
  const page = await add(area.id);
  expect(await api.remove(power, area.id)).toMatchObject({ code: '300103' });
  expect(await api.remove(power, page.id)).toMatchObject({ code: '000000' });
  expect(await api.remove(power, area.id)).toMatchObject({ code: '000000' });
});

test('a code is unique and has the form of a path', async () => {
  const { powerCode } = await add(null);
  expect(await api.post(power.add, makeRecord('power', { powerCode }))).toMatchObject({ code: '300102' });
  for (const invalid of ['manager', '/manager:', '/a b', '/manager/role:edit:more', '']) {
    expect(await api.post(power.add, makeRecord('power', { powerCode: invalid }))).toMatchObject({ code: '900400' });
  }
});

test('the code of a power that calls require cannot be changed, nor the power deleted', async () => {
  const { rows } = (await api.post(power.list, { pageSize: 500, filters: {} })).result;
  for (const code of ['/manager', '/manager/notice', '/manager/notice:delete']) {
    const { id } = rows.find(({ powerCode }) => powerCode === code) ?? expect.unreachable(code);
    expect(await edit(id, { powerCode: '/elsewhere' })).toMatchObject({ code: '300108' });
    expect(await api.remove(power, id)).toMatchObject({ code: '300108' });
    expect(await edit(id, { powerCode: code, powerName: '公告' })).toMatchObject({ code: '000000' });
  }
});
