import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const startFigures = {
  day: '2026-11-23',
  weekBefore: '2026-11-16',
  today: {
    users: { now: 12, weekBefore: 10 },
    lookups: { now: 345, weekBefore: 0 },
    revenueFen: { now: 123_450, weekBefore: 246_900 },
    workOrders: { now: 3, weekBefore: 3 },
  },
  waiting: {
    ...{ approvals: 3, overdueProspects: 7, vinRequests: 4, refunds: 2, packageRequests: 0, surveyReplies: null },
    apiAlerts: 1,
  },
};

test('the back office opens at the start page, whose figures lead to the rows that they count', async () => {
  await openBackoffice('/manager', { overrides: { startFigures } });
  const today = await screen.findByRole('region', { name: 'Today, Nov 23, 2026' });
  const hrefOf = (name: RegExp) => within(today).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/New accounts.*12.*Last week by this time: 10.*\+20%/)).toBe(
    '/manager/statistics?view=rows&rows=users&from=2026-11-23&to=2026-11-23',
  );
  expect(hrefOf(/Revenue.*¥1,234.50.*-50%/)).toContain('rows=revenueFen');
  const waiting = screen.getByRole('region', { name: 'To do' });
  const links = within(waiting).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/manager/approval',
    '/manager/apiAlert',
    `/manager/opportunity?pageSize=10&current=1&${new URLSearchParams({ 'filters[0][field]': 'dueOn', 'filters[0][operator]': 'eq', 'filters[0][value]': 'beforeToday' })}`,
    '/manager/task?status=0',
    '/manager/bill?state=refundNeeded',
    '/manager/statistics?view=rows&rows=packageRequests',
  ]);
});

test('a figure whose page the user may not open is no link', async () => {
  await openBackoffice('/manager/start', {
    powers: ['/manager/start', '/manager/task'],
    overrides: { startFigures: { ...startFigures, waiting: { ...startFigures.waiting, refunds: null } } },
  });
  const region = await screen.findByRole('region', { name: 'Today, Nov 23, 2026' });
  expect(within(region).getByText('345')).toBeDefined();
  expect(within(region).queryByRole('link')).toBeNull();
});
