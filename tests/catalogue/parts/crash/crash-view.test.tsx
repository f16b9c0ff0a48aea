import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { STACKED } from '../../../../src/catalogue/parts/layout/breakpoints.ts';
import type { ResultOf } from '../../../../src/contract/call.ts';
import type { partCalls } from '../../../../src/contract/parts/calls.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';
import { partsFakes } from '../parts-fakes.ts';

const URL = '/search/parts?vehicleId=7&tab=crash';
beforeEach(() => setSession(null));

const body = { vehAssyId: 11, assemblyName: '前部' };
const lamps = { vehAssyId: 12, assemblyName: '灯光' };
const zoned: ResultOf<typeof partCalls.getCrashPartList> = {
  partsList: [
    { ...partOf({ oeId: 1, orderNo: '1', stdPartName: '前保险杠蒙皮' }), ...body, positions: ['frontLeft', 'front'] },
    { ...misfitPartOf({ oeId: 2, orderNo: '1', stdPartName: '前保险杠蒙皮（运动）' }), ...body, positions: ['front'] },
    { ...partOf({ oeId: 3, orderNo: '1', stdPartName: '左前照灯总成' }), ...lamps, positions: ['frontLeft'] },
  ],
};

const zone = (name: RegExp) => screen.findByRole('button', { name });

test('zones are selected singly or by kind of accident, and are part of the URL', async () => {
  const asked = useFakeApi(partsFakes({ getCrashPartList: zoned }));
  const { user, place } = await openPage(URL);
  expect(await screen.findByText('请选择受损部位')).toBeDefined();
  await user.click(await zone(/^左前，2 个配件/));
  expect(place()).toContain('crash=frontLeft');
  expect((await zone(/^左前，/)).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByRole('row', { name: /左前照灯总成/ })).toBeDefined();
  expect(screen.getByRole('button', { name: '导出' })).toBeDefined();
  await user.click(await zone(/^前部，1 个配件/));
  expect(place()).toContain('crash=frontLeft,front');
  await user.click(await zone(/^左前，/));
  expect(place()).toMatch(/crash=front$/);
  expect(screen.queryByRole('row', { name: /左前照灯总成/ })).toBeNull();
  // Selecting a zone makes no request.
  expect(asked.filter(({ operation }) => operation === 'getCrashPartList')).toHaveLength(1);
});

test('rows are grouped by assembly with a link to its drawing; rows that do not fit are hidden and counted', async () => {
  useFakeApi(partsFakes({ getCrashPartList: zoned }));
  const { user, place } = await openPage(`${URL}&crash=frontLeft,front`);
  const lamp = await screen.findByRole('button', { name: '查看图灯光' });
  expect(screen.queryByText('前保险杠蒙皮（运动）')).toBeNull();
  await user.click(screen.getByRole('switch', { name: /显示不适用（1）/ }));
  expect(await screen.findByText('前保险杠蒙皮（运动）')).toBeDefined();
  await user.click(lamp);
  expect(place()).toContain('tab=tree');
  expect(place()).toContain('node=12');
});

test('a truck shows the zones on the outline of a truck', async () => {
  useFakeApi(partsFakes({ getCrashPartList: zoned, getIsShowOFTree: { groupSupport: false } }));
  await openPage('/search/covParts?vehicleId=7&tab=crash&crash=frontLeft', 'en');
  expect(await screen.findByRole('group', { name: 'Top view of the truck, front at the top' })).toBeDefined();
  expect(await screen.findByRole('row', { name: /左前照灯总成/ })).toBeDefined();
});

test('the vehicle lies on its side above the list', async () => {
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media(query), matches: query === STACKED }));
  useFakeApi(partsFakes({ getCrashPartList: zoned }));
  await openPage(URL, 'en');
  expect(await screen.findByRole('group', { name: 'Top view of the car, front on the left' })).toBeDefined();
});

test('selecting zones without parts shows an alert to confirm', async () => {
  useFakeApi(partsFakes({ getCrashPartList: zoned }));
  const { user } = await openPage(`${URL}&crash=top`);
  const alert = await screen.findByRole('dialog', { name: '提示' });
  expect(within(alert).getByText('未查询到相关配件，请您确认输入的内容是否正确！')).toBeDefined();
  await user.click(within(alert).getByRole('button', { name: '确定' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a vehicle without crash parts shows the same alert and no error', async () => {
  useFakeApi(partsFakes({ getCrashPartList: () => refuse('100100') }));
  await openPage(`${URL}&crash=front`, 'en');
  expect(await screen.findByRole('dialog', { name: 'Note' })).toBeDefined();
});
