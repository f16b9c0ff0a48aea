import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CovTreeNode } from '../../../../src/contract/parts/schemas.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { type Overrides, refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { partOf } from '../../../support/screens/part-of.ts';
import { partsFakes } from '../parts-fakes.ts';

beforeEach(() => setSession(null));

const main: CovTreeNode = {
  nodeId: 1,
  level: 1,
  mainGroupCode: '35',
  mainGroupName: '制动',
  mainGroupLeaf: false,
  groupCode: null,
  groupName: null,
  groupLeaf: false,
  specAssyName: null,
  partNum: 5,
};
const leaf: CovTreeNode = { ...main, nodeId: 2, level: 2, groupCode: '3514', groupName: '制动总阀', groupLeaf: true };
const group: CovTreeNode = { ...leaf, nodeId: 3, groupCode: '3502', groupName: '车轮制动器', groupLeaf: false };
const drums: CovTreeNode = { ...group, nodeId: 5, level: 3, specAssyName: '制动鼓' };

const pageOf = ({ nodeId, groupCode, specAssyName, groupName }: CovTreeNode) => ({
  nodeId,
  nodeName: specAssyName ?? groupName ?? '',
  mainGroupCode: '35',
  groupCode: groupCode ?? '',
  vehAssyId: 9,
  drawingId: null,
  partsList: [
    { ...partOf({ oeId: nodeId, stdPartName: specAssyName ?? groupName ?? '' }), vehAssyId: 9, assemblyName: 'x' },
  ],
});

function covFakes(overrides: Overrides = {}): Overrides {
  return partsFakes({
    getIsShowOFTree: { groupSupport: true },
    getBPartTreeData: [main, leaf, group],
    getOFPartTreeData: [main, leaf],
    getTreeNodeChild: [drums],
    getTreeNodeCovPartData: pageOf(leaf),
    getTreeChildNodeCovPartData: ({ nodeId = 2 }) => pageOf(nodeId === 5 ? drums : leaf),
    getTreeChildNodeCovOFPartData: pageOf(leaf),
    ...overrides,
  });
}

const URL = '/search/covParts?vehicleId=7';
const item = (name: string | RegExp) => screen.findByRole('treeitem', { name });

test('a commercial vehicle opens on the first page of the standard structure', async () => {
  useFakeApi(covFakes());
  const { place } = await openPage(URL);
  expect(await screen.findByRole('row', { name: /制动总阀/ })).toBeDefined();
  await waitFor(() => expect(place()).toBe(`${URL}&covNode=2`));
  await waitFor(async () => expect((await item('3514 制动总阀')).getAttribute('aria-selected')).toBe('true'));
});

test('the assemblies of a group are fetched only when it is expanded', async () => {
  const asked = useFakeApi(covFakes());
  const { user, place } = await openPage(`${URL}&covNode=2`);
  const closed = await item('3502 车轮制动器');
  expect(asked.some(({ operation }) => operation === 'getTreeNodeChild')).toBe(false);
  await user.click(closed);
  await user.click(await item('制动鼓'));
  expect(await screen.findByRole('row', { name: /制动鼓/ })).toBeDefined();
  expect(place()).toBe(`${URL}&covNode=5`);
  expect(asked.filter(({ operation }) => operation === 'getTreeNodeChild')).toHaveLength(1);
});

test('the step to a group that is not loaded opens its first assembly', async () => {
  useFakeApi(covFakes());
  const { user, place } = await openPage(`${URL}&covNode=2`);
  await screen.findByRole('row', { name: /制动总阀/ });
  await user.click(screen.getByRole('button', { name: '下一张图（→）' }));
  await waitFor(() => expect(place()).toBe(`${URL}&covNode=5`));
});

test('the structure switch is shown if the maker has a structure', async () => {
  useFakeApi(covFakes());
  const { user, place } = await openPage(`${URL}&covNode=2`);
  await user.click(await screen.findByRole('radio', { name: '原厂结构' }));
  await waitFor(() => expect(place()).toBe(`${URL}&structure=OF&covNode=2`));
});

test('there is no structure switch if the maker has no structure', async () => {
  useFakeApi(covFakes({ getIsShowOFTree: { groupSupport: false } }));
  await openPage(`${URL}&covNode=2`);
  await item('3514 制动总阀');
  expect(screen.queryByRole('radio', { name: '原厂结构' })).toBeNull();
});

test('a tree that fails shows the server’s message and no rows', async () => {
  useFakeApi(
    covFakes({ getBPartTreeData: () => refuse('100100'), getTreeChildNodeCovPartData: () => refuse('100100') }),
  );
  await openPage(URL);
  expect((await screen.findAllByText('未查询到相关数据')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('row')).toBeNull();
});

test('an OE number in the URL opens the tree at its part', async () => {
  const hit = {
    part: partOf({ oeId: 5, orderNo: '1' }),
    vehAssyId: 9,
    assemblyName: 'x',
    rule: 'oe',
    node: drums,
  } as const;
  useFakeApi(covFakes({ getVehicleCovPartByOe: ({ oe }) => (oe.startsWith('35') ? [hit] : refuse('100100')) }));
  const { place } = await openPage(`${URL}&oe=3502405`);
  await waitFor(() => expect(place()).toBe(`${URL}&covNode=5&callout=1`));
});

test('an unknown OE number in the URL opens the search tab with the number', async () => {
  useFakeApi(covFakes({ getVehicleCovPartByOe: () => refuse('100100') }));
  const { place } = await openPage(`${URL}&oe=9999999`);
  await waitFor(() => expect(place()).toBe(`${URL}&tab=oe&find=9999999`));
});
