import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { areQuotesOff } from '../../../src/catalogue/shared/prices/quotes-off.ts';
import { notices } from '../../../src/providers/notification.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { fitOf, partOf } from '../../support/screens/part-of.ts';
import '../work-orders/lines/popovers.ts';
import { parts, partsFakes, vehicleConfig } from './parts-fakes.ts';

const URL = '/search/parts?vehicleId=7';
const firstPage = { vehAssyId: 11, assemblyName: 'Cylinder block', drawingId: 5, partsList: parts };
// Ending the session clears the state stored for it.
beforeEach(() => {
  setSession(null);
  notices.set([]);
});

const rowOf = async (name: string) => await screen.findByRole('row', { name: new RegExp(name) });
const hotspot = async (name: string) => await screen.findByRole('button', { name });

test('a URL without an assembly opens the first one of the book and is updated', async () => {
  useFakeApi(partsFakes());
  const { place } = await openPage(URL);
  expect(await rowOf('放油螺塞')).toBeDefined();
  await waitFor(() => expect(place()).toBe(`${URL}&node=11`));
  expect(screen.getByRole('heading', { name: '大众 朗逸 2019款 1.4T' })).toBeDefined();
});

test('a vehicle that could not be loaded is reported in the heading, with a retry', async () => {
  let isDown = true;
  useFakeApi(partsFakes({ getVehicleConfig: () => (isDown ? refuse('900500') : vehicleConfig) }));
  const { user } = await openPage(URL);
  const heading = within(await screen.findByRole('heading', { name: /^车型读取失败/ }));
  isDown = false;
  await user.click(heading.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '大众 朗逸 2019款 1.4T' })).toBeDefined();
});

test('rows that do not fit this vehicle are hidden and counted; when shown, they state what they fit', async () => {
  useFakeApi(partsFakes());
  const { user, place } = await openPage(URL);
  await rowOf('放油螺塞');
  expect(screen.queryByText('机油滤清器（自动）')).toBeNull();
  await user.click(screen.getByRole('switch', { name: /显示不适用（1）/ }));
  expect(within(await rowOf('机油滤清器（自动）')).getByText('不适用：变速箱：双离合（本车 手动）')).toBeDefined();
  expect(place()).toContain('all=1');
});

test('a row with a condition that nothing decides states the condition', async () => {
  const fit = fitOf('check', '前制动盘直径：288 mm（本车未知）');
  const page = { ...firstPage, partsList: [partOf({ oeId: 1, orderNo: '1', stdPartName: '前制动片', fit })] };
  useFakeApi(partsFakes({ getTreeNodePartData: page }));
  await openPage(URL);
  const row = within(await rowOf('前制动片'));
  expect(row.getByText('需核对：前制动盘直径：288 mm（本车未知）')).toBeDefined();
  expect(row.getByTitle('需核对')).toBeDefined();
});

test('a row and its hotspot are selected together, and Escape deselects both', async () => {
  useFakeApi(partsFakes());
  const { user, place } = await openPage(URL);
  await user.click(await rowOf('机油滤清器'));
  expect(place()).toContain('callout=1');
  expect((await hotspot('1 机油滤清器')).getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  expect(place()).not.toContain('callout');
  await user.click(await hotspot('1 机油滤清器'));
  expect((await rowOf('机油滤清器')).getAttribute('aria-selected')).toBe('true');
});

test('a click with Ctrl adds a second callout to the selection', async () => {
  useFakeApi(partsFakes());
  const { user, place } = await openPage(URL);
  await user.click(await rowOf('机油滤清器'));
  await user.keyboard('{Control>}');
  await user.click(await rowOf('放油螺塞'));
  await user.keyboard('{/Control}');
  expect(place()).toContain('callout=1,12');
});

test('a row without a hotspot is marked, and selecting a hotspot without a row shows a notice', async () => {
  useFakeApi(partsFakes());
  const { user } = await openPage(URL);
  await hotspot('1 机油滤清器');
  expect(within(await rowOf('放油螺塞')).getByText('图中没有该配件')).toBeDefined();
  await user.click(await hotspot('9：列表中没有对应的配件'));
  expect(await screen.findByText('图中序号 9 在列表中没有对应的配件。')).toBeDefined();
});

test('digits and Enter jump to a callout, and arrow keys move from row to row', async () => {
  useFakeApi(partsFakes());
  const { user, place } = await openPage(URL);
  await rowOf('放油螺塞');
  await user.keyboard('12{Enter}');
  await waitFor(() => expect(place()).toContain('callout=12'));
  expect(document.activeElement).toBe(await rowOf('放油螺塞'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(await rowOf('机油滤清器'));
});

test('the left and right keys change the drawing, with a notice at the ends of the book; the back button undoes it', async () => {
  useFakeApi(partsFakes());
  const { user, place, router } = await openPage(URL);
  await user.click(await rowOf('机油滤清器'));
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('已经是第一张图')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(await rowOf('机油泵')).toBeDefined();
  expect(place()).toBe(`${URL}&node=12`);
  await router.navigate(-1);
  expect(await rowOf('放油螺塞')).toBeDefined();
  expect(place()).toContain('node=11&callout=1');
});

test('Tab goes through the buttons of the current row, up to the one that adds its part, and through no others', async () => {
  useFakeApi(partsFakes());
  const { user, place } = await openPage(URL);
  const row = await rowOf('放油螺塞');
  await waitFor(() => expect(place()).toContain('node=11'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(row);
  const rowButtons = () => within(screen.getByRole('grid')).getAllByRole('button');
  const stops = rowButtons().filter((button) => button.closest('[data-row]') !== null && button.tabIndex === 0);
  expect(stops.every((button) => row.contains(button))).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(within(row).getByRole('button', { name: /查看依据$/ }));
  for (let step = 1; step < stops.length; step += 1) await user.tab();
  expect(document.activeElement).toBe(within(row).getByRole('button', { name: /^加入工单/ }));
});

test('shortcuts are ignored during typing in a field', async () => {
  useFakeApi(partsFakes({ searchPartByNameOrOe: () => refuse('100100') }));
  const { user, place } = await openPage(URL);
  await rowOf('放油螺塞');
  await user.type(screen.getByRole('searchbox', { name: '在本车中查找配件' }), '12{Enter}');
  expect(place()).not.toContain('callout');
  expect(await screen.findByText('本车中没有找到“12”')).toBeDefined();
});

test('a search hit opens its assembly and selects its callout', async () => {
  const part = partOf({ oeId: 30, orderNo: '3', stdPartName: '机油泵' });
  useFakeApi(
    partsFakes({ searchPartByNameOrOe: [{ part, vehAssyId: 12, assemblyName: 'Lubrication', rule: 'alias' }] }),
  );
  const { user, place } = await openPage(URL);
  await rowOf('放油螺塞');
  await user.type(screen.getByRole('searchbox', { name: '在本车中查找配件' }), '油泵');
  const hit = await screen.findByRole('button', { name: /机油泵/ });
  expect(within(hit).getByText('俗称')).toBeDefined();
  await user.click(hit);
  await waitFor(() => expect(place()).toBe(`${URL}&node=12&callout=3`));
});

test('Enter waits for the hits of the typed text, picks the first one and focuses its row', async () => {
  const filter = { part: partOf({ oeId: 1, orderNo: '1' }), vehAssyId: 11, assemblyName: 'Cylinder block' };
  const pump = {
    part: partOf({ oeId: 30, orderNo: '3', stdPartName: '机油泵' }),
    vehAssyId: 12,
    assemblyName: 'Lubrication',
  };
  const hit = (text: string) => ({ ...(text === '油泵' ? pump : filter), rule: 'exact' as const });
  useFakeApi(partsFakes({ searchPartByNameOrOe: ({ text }) => [hit(text)], trackPartName: null }));
  const { user, place } = await openPage(`${URL}&node=11&callout=12`);
  await rowOf('放油螺塞');
  const box = screen.getByRole('searchbox', { name: '在本车中查找配件' });
  await user.type(box, '机滤');
  await screen.findByRole('button', { name: /机油滤清器名称一致/ });
  await user.clear(box);
  await user.type(box, '油泵{Enter}');
  await waitFor(() => expect(place()).toContain('node=12&callout=3'));
  const row = await rowOf('机油泵');
  await waitFor(() => expect(document.activeElement).toBe(row));
});

test('the list stays usable if the drawing or the prices fail to load', async () => {
  let isBroken = true;
  useFakeApi(
    partsFakes({ getImageInfo: () => refuse('900500'), getPartPrices: () => (isBroken ? refuse('900500') : []) }),
  );
  const { user } = await openPage(URL);
  expect(await rowOf('放油螺塞')).toBeDefined();
  expect(await screen.findByText('爆炸图未能加载，配件列表仍可正常使用。')).toBeDefined();
  const alert = (await screen.findByText('价格未能加载，配件列表不受影响。')).closest('[role=alert]');
  if (!(alert instanceof HTMLElement)) throw new Error('the failure must be shown as an alert');
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText('价格未能加载，配件列表不受影响。')).toBeNull());
  await waitFor(async () => expect(within(await rowOf('放油螺塞')).getAllByText('---')).toHaveLength(2));
});

test('prices are requested once for the whole list, in the province of the URL after the user confirms it, and displayed by the price rule', async () => {
  const asked = useFakeApi(partsFakes({ modifyProvince: { isCharged: true, source: 'free', remaining: 4 } }));
  const { user } = await openPage(`${URL}&province=440000`);
  await rowOf('放油螺塞');
  asked.length = 0;
  await user.click(await screen.findByRole('button', { name: '确认切换' }));
  expect(await within(await rowOf('放油螺塞')).findByText('¥455')).toBeDefined();
  const calls = asked.filter(({ operation }) => operation === 'getPartPrices');
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ provinceCode: '440000', searchOes: parts.map(({ searchOe }) => searchOe) }),
  ]);
});

test('without the e-commerce service quotes are requested only once, and the first quote column explains why they are missing', async () => {
  areQuotesOff.set(false);
  const asked = useFakeApi(partsFakes({ getEPrice: () => refuse('800014') }));
  const { user } = await openPage(URL);
  await rowOf('放油螺塞');
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('checkbox', { name: '原厂价' }));
  const head = await screen.findByRole('columnheader', { name: /^原厂价 ?未开通电商价格服务/ });
  expect(head.title).toContain('未开通电商价格服务');
  expect(screen.getAllByRole('columnheader', { name: /未开通/ })).toHaveLength(1);
  expect(notices.get().filter(({ text }) => text.includes('电商'))).toEqual([]);
  await user.keyboard('{ArrowRight}');
  await rowOf('机油泵');
  expect(asked.filter(({ operation }) => operation === 'getEPrice')).toHaveLength(1);
  areQuotesOff.set(false);
});

test('arrow keys move between column heads, Alt+arrow moves a column, Shift+arrow resizes it, and the cookie stores both', async () => {
  useFakeApi(partsFakes());
  const { user } = await openPage(URL);
  await rowOf('放油螺塞');
  const heads = () => screen.getAllByRole('columnheader').map(({ dataset }) => dataset.column);
  screen.getByRole('columnheader', { name: '序号' }).focus();
  await user.keyboard('{ArrowRight}{Alt>}{ArrowRight}{/Alt}');
  expect(heads().slice(0, 3)).toEqual(['callout', 'oe', 'name']);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(decodeURIComponent(document.cookie)).toContain('epc.columns=callout:44,oe:150,name:140');
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('button', { name: '恢复默认' }));
  expect(heads().slice(0, 3)).toEqual(['callout', 'name', 'oe']);
});

test('a late response for a drawing that is no longer open is ignored', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fakes = partsFakes();
  useFakeApi({
    ...fakes,
    getTreeNodePartData: async ({ partGroupId: vehAssyId = 11 }) => {
      if (vehAssyId === 11) await held;
      const name = vehAssyId === 11 ? '迟到的配件' : '机油泵';
      return { vehAssyId, assemblyName: 'x', drawingId: null, partsList: [partOf({ stdPartName: name })] };
    },
  });
  const { user } = await openPage(`${URL}&node=11`);
  await user.click(await screen.findByRole('treeitem', { name: 'Lubrication' }));
  expect(await rowOf('机油泵')).toBeDefined();
  release();
  await expect(screen.findByText('迟到的配件', {}, { timeout: 300 })).rejects.toThrow();
  expect(await rowOf('机油泵')).toBeDefined();
});

test('the tree expands to the open assembly, and choosing a part in it selects the rows of the part', async () => {
  useFakeApi(partsFakes());
  const { user, place } = await openPage(`${URL}&node=12`);
  const open = await screen.findByRole('treeitem', { name: 'Lubrication' });
  expect(open.getAttribute('aria-selected')).toBe('true');
  open.focus();
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{Enter}');
  await waitFor(() => expect(place()).toBe(`${URL}&node=11&callout=1`));
});

test('changing the drawing by keyboard moves the focus from a row to the first row of the next drawing', async () => {
  useFakeApi(partsFakes());
  const { user } = await openPage(URL);
  await rowOf('放油螺塞');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  const first = await rowOf('机油泵');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

test('a URL with an assembly that the vehicle does not have shows a message and a link to the first assembly', async () => {
  const answers = partsFakes();
  useFakeApi({
    ...answers,
    getTreeNodePartData: ({ partGroupId }) => (partGroupId === 11 ? firstPage : refuse('900404')),
  });
  const { user, place } = await openPage(`${URL}&node=99`);
  expect(await screen.findByText('本车没有这个总成')).toBeDefined();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^打开/ }));
  expect(place()).toContain('node=11');
});
