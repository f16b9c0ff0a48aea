import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../../../../src/providers/notification.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { fitReportOf } from '../../../support/screens/fit-report-of.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

beforeEach(() => {
  notices.set([]);
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

/** Reminders wait until the screen has been read. */
const REMINDERS_AFTER_MS = 4_000;

const latest = fitReportOf({ status: 'needsMore', answeredAt: '2026-03-02T01:00:00.000Z', isNews: true });

test('a new answer is notified once, with a link, and counted in the header', async () => {
  useFakeApi({ getFitReportNews: { waitingNum: 0, newsNum: 1, latest }, listFitReports: { rows: [], total: 0 } });
  const { router, place } = await openPage('/user/info');
  await vi.advanceTimersByTimeAsync(REMINDERS_AFTER_MS);
  const link = await screen.findByRole('link', { name: '我的适配反馈' });
  expect(screen.getByText('客服需要您补充 1K0 698 151 A 反馈的信息')).toBeDefined();
  expect(link.getAttribute('href')).toBe('/user/fit_report');
  expect(await screen.findByRole('button', { name: /1 条新回复/ })).toBeDefined();
  notices.set([]);
  await router.navigate('/user/fit_report');
  await waitFor(() => expect(place()).toBe('/user/fit_report'));
  expect(notices.get()).toEqual([]);
});

test('without an answer there is neither a notification nor a count', async () => {
  const requests = useFakeApi({ getFitReportNews: { waitingNum: 1, newsNum: 0, latest: null } });
  await openPage('/user/info');
  await vi.advanceTimersByTimeAsync(REMINDERS_AFTER_MS);
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('getFitReportNews'));
  expect(notices.get()).toEqual([]);
  expect(screen.queryByRole('button', { name: /新回复/ })).toBeNull();
});
