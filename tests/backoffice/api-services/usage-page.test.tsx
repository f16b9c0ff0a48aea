import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { usageCalls } from '../../../src/contract/api-services/usage/calls.ts';
import type { LoggedRequest } from '../../../src/contract/api-services/usage/schemas.ts';
import type { ResultOf } from '../../../src/contract/call.ts';
import { addDays } from '../../../src/contract/days/calendar-days.ts';
import { shopDate } from '../../../src/contract/shop-time.ts';
import type { Overrides } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const PATH = '/manager/api';
const allOf = [
  PATH,
  `${PATH}:log`,
  '/manager/apiAlert',
  '/manager/apiAlert:edit',
  '/manager/interface',
  '/manager/permissions',
];

const sums = { units: 70, refused: 4, errors: 6, limited: 2, empty: 9, repeated: 1, p50Ms: 8, p95Ms: 40 };

const statistics: ResultOf<typeof usageCalls.apiUsageStatistics> = {
  total: { calls: 100, ...sums },
  series: [{ from: '2026-11-01', to: '2026-11-01', calls: 100, ...sums }],
  interfaces: [
    {
      ...{ interfaceCode: 'oeSearch', name: 'OE 查询', nameEn: 'OE search', customers: 3, errorPercent: 6.4 },
      ...{ calls: 100, ...sums, isAlert: true },
    },
  ],
  customers: [{ userId: 9, username: 'shop', calls: 100, ...sums }],
  unused: [{ interfaceCode: 'partTree', name: '配件树', nameEn: 'Part tree' }],
  deprecated: [
    {
      ...{ interfaceCode: 'oldOne', name: '旧接口', nameEn: 'Old one', userId: 9, username: 'shop' },
      ...{ calls: 12, lastDay: '2026-11-20' },
    },
  ],
};

function logged(number: number, given: Partial<LoggedRequest> = {}): LoggedRequest {
  return {
    requestId: `0199${String(number).padStart(4, '0')}-0000-7000-8000-000000000000`,
    requestedAt: '2026-11-20T02:00:00.000Z',
    ...{ userId: 9, username: 'shop', keyId: 4, keyName: 'ERP', interfaceCode: 'oeSearch', version: 2, mode: 'live' },
    ...{ transport: 'http', status: 200, code: '000000', units: 1, reason: 'charged', durationMs: 12 },
    address: '203.0.113.7',
    ...given,
  };
}

const open = (url: string, overrides: Overrides = {}, powers: readonly string[] = allOf) =>
  openBackoffice(url, {
    powers,
    overrides: {
      apiUsageStatistics: statistics,
      apiLogList: { rows: [logged(2), logged(1, { status: 500, code: '900500', reason: 'error' })], next: null },
      permissionSubjects: { customers: [], roles: [] },
      ...overrides,
    },
  });

test('each figure leads to the rows of the log that it counts', async () => {
  await open(PATH);
  const table = await screen.findByRole('region', { name: 'By interface' });
  const cells = within(within(table).getByText('oeSearch').closest('tr') as HTMLElement);
  const today = shopDate(new Date());
  const period = `from=${addDays(today, -29)}&to=${today}`;
  expect(cells.getByRole('link', { name: '100' }).getAttribute('href')).toBe(
    `${PATH}?tab=log&${period}&mode=live&q=oeSearch`,
  );
  expect(cells.getByRole('link', { name: '6' }).getAttribute('href')).toContain('status=5');
  expect(cells.getByRole('link', { name: '70' }).getAttribute('href')).toContain('reason=charged');
  expect(cells.getByText('6.4 %')).toBeTruthy();
  expect(cells.getByText('Alert')).toBeTruthy();
  // Calls beyond a limit are not in the log, percentiles have no rows.
  expect(cells.queryByRole('link', { name: '2' })).toBeNull();
  expect(cells.queryByRole('link', { name: '40' })).toBeNull();
  const deprecated = screen.getByRole('region', { name: 'Customers still calling deprecated interfaces' });
  expect(within(deprecated).getByRole('link', { name: '12' }).getAttribute('href')).toContain('customer=9');
  expect(screen.getByRole('link', { name: 'Part tree' }).getAttribute('href')).toBe('/manager/interface/show/partTree');
});

test('the name of a customer limits the figures to it, and the period and unit are sent', async () => {
  const { user, calls, url } = await open(`${PATH}?from=2026-11-01&to=2026-11-20&unit=week`);
  await user.click(await screen.findByRole('button', { name: 'shop' }));
  await waitFor(() => expect(url()).toContain('customer=9'));
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'apiUsageStatistics')?.body).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-20',
      unit: 'week',
      userId: 9,
    }),
  );
});

test('filters of the log are in the URL and are sent', async () => {
  const query = 'tab=log&q=oeSearch&customer=9&key=4&status=5&reason=error&transport=mcp&mode=live&code=900500';
  const { calls } = await open(`${PATH}?${query}`);
  await screen.findAllByText('ERP');
  expect(calls.find(({ operation }) => operation === 'apiLogList')?.body).toEqual({
    ...{ interfaceCode: 'oeSearch', userId: 9, keyId: 4, statusClass: '5', reason: 'error', transport: 'mcp' },
    ...{ mode: 'live', code: '900500', limit: 50 },
  });
});

test('a request opens with its body and answer, as they are stored', async () => {
  const detail = { ...logged(2), body: '{"oe":"***"}', answer: '{"code":"0000', isBodyCut: false, isAnswerCut: true };
  const { user, calls } = await open(`${PATH}?tab=log`, { apiLogDetail: detail });
  const [time] = await screen.findAllByRole('button', { name: /^11\/20\/26, 10:00:00/ });
  await user.click(time as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findByRole('region', { name: 'Request' })).textContent).toBe('{\n  "oe": "***"\n}');
  expect(drawer.getByRole('region', { name: 'Response' }).textContent).toBe('{"code":"0000');
  expect(drawer.getAllByText('Too long: only the beginning is stored.')).toHaveLength(1);
  expect(drawer.getByRole('link', { name: 'ERP' }).getAttribute('href')).toBe(`${PATH}?tab=log&customer=9&key=4`);
  expect(calls.find(({ operation }) => operation === 'apiLogDetail')?.body).toEqual({
    requestId: logged(2).requestId,
  });
});

test('a live log adds new requests on top, each once, until it is paused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let newest = 2;
  const rowsAfter = () =>
    Array.from({ length: newest }, (_, index) => logged(newest - index, { durationMs: newest - index }));
  const { calls } = await open(`${PATH}?tab=log`, {
    apiLogList: () => ({ rows: rowsAfter(), next: null }),
  });
  const times = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => (row as HTMLTableRowElement).cells[8]?.textContent);
  await screen.findAllByText('ERP');
  fireEvent.click(screen.getByRole('switch', { name: 'Live' }));
  newest = 4;
  await vi.advanceTimersByTimeAsync(3_500);
  await waitFor(() => expect(times()).toEqual(['4', '3', '2', '1']));
  expect(calls.findLast(({ operation }) => operation === 'apiLogList')?.body).toMatchObject({
    after: logged(2).requestId,
  });
  fireEvent.click(screen.getByRole('switch', { name: 'Live' }));
  newest = 6;
  const before = calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(before);
  expect(times()).toEqual(['4', '3', '2', '1']);
  vi.useRealTimers();
});

test('alerts show their condition, state and the errors behind them', async () => {
  const rule = {
    ...{
      ruleId: 1,
      name: '错误率告警',
      nameEn: 'Errors',
      interfaceCode: null,
      errorPercent: 5,
      windowMinutes: 60,
      callsMin: 20,
      isOn: true,
    },
    ...{ isFiring: true, firing: 'oeSearch, vinRepair', lastFiredAt: '2026-11-20T02:00:00.000Z', checkedAt: null },
    rowVersion: 1,
  };
  await open(`${PATH}?tab=alerts`, { apiAlertRuleList: { rows: [rule], total: 1 } });
  expect((await screen.findByRole('link', { name: 'Errors' })).getAttribute('href')).toBe('/manager/apiAlert/edit/1');
  expect(screen.getByText('Error rate above 5% within 60 minutes, with at least 20 calls')).toBeTruthy();
  expect(screen.getByText('Firing')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'vinRepair' }).getAttribute('href')).toContain('q=vinRepair&status=5');
});

test('document statistics count the views of each page', async () => {
  await open(`${PATH}?tab=documents&from=2026-11-01&to=2026-11-02`, {
    documentStatistics: {
      total: 5,
      byPage: [
        { id: 'quick-start', title: 'Quick start', views: 4 },
        { id: 'oeSearch', title: 'OE search', views: 1 },
      ],
      byDay: [{ day: '2026-11-01', views: 5 }],
    },
  });
  expect(await screen.findByText('5 views')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Quick start' }).getAttribute('href')).toBe('/service/quick-start');
  expect(screen.getByRole('link', { name: 'OE search' }).getAttribute('href')).toBe('/service/interface?id=oeSearch');
});

test('without the power to read the log there is no log, and figures are no links', async () => {
  await open(`${PATH}?tab=log`, {}, [PATH]);
  expect(await screen.findByRole('region', { name: 'By interface' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Usage']);
  expect(screen.queryByRole('link', { name: '100' })).toBeNull();
});
