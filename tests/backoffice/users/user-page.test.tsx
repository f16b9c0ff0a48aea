import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AUDIT_PAGE } from '../../../src/contract/audit/audit-rules.ts';
import type { AuditEntry } from '../../../src/contract/audit/schemas.ts';
import { OwnedPackage, Purchase } from '../../../src/contract/billing/schemas.ts';
import { Deduct, LedgerRow } from '../../../src/contract/quota/schemas.ts';
import { sampleOf } from '../../support/bodies/sample.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { bodiesOf, openUsers, staffPowers, userRecord } from './sample-user.ts';

const at = '2026-11-20T02:00:00.000Z';
const { packageId: _, expiresInS: __, ...purchase } = Purchase.parse(sampleOf(Purchase));
const sessions = [
  ['11111111-1111-4111-8111-111111111111', '10.0.0.8'],
  ['22222222-2222-4222-8222-222222222222', '10.0.0.9'],
].map(([sessionId = '', address = '']) => ({
  ...{ sessionId, address, userAgent: 'Chrome', platform: 'easyEpc' as const, createdAt: at, seenAt: at, view: null },
}));
const overrides: Overrides = {
  getUserQuota: {
    deduct: { ...Deduct.parse(sampleOf(Deduct)), dayLimitNum: 50, dayUsedNum: 8, canUseNum: 120 },
    packages: [
      { ...OwnedPackage.parse(sampleOf(OwnedPackage)), packageName: null, origin: 'staff:7', used: 2, amount: 10 },
    ],
  },
  listUserLedger: {
    rows: [{ ...LedgerRow.parse(sampleOf(LedgerRow)), ledgerId: 1, subjectName: 'Lavida 2016' }],
    total: 1,
  },
  listUserSessions: sessions,
  listUserPurchases: {
    rows: [
      { ...purchase, orderCode: 'E20261120000000000001', packageName: 'Year', priceFen: 123_450, state: 'granted' },
    ],
    total: 11,
  },
  listUserWorkOrders: {
    rows: [
      { listId: 5, name: 'Front bumper', vehicle: 'VW', itemNum: 3, totalFen: 5000, createdAt: at, updateTime: at },
    ],
    total: 1,
  },
};
const open = (tab: string, more: Overrides = {}, powers = staffPowers) =>
  openUsers(`/manager/user/show/7${tab === 'profile' ? '' : `?tab=${tab}`}`, { ...overrides, ...more }, powers);

describe('tabs', () => {
  test('the profile has every field with the names of its entries, and links to the users of the agency code', async () => {
    await open('profile');
    const panel = within(await screen.findByRole('tabpanel'));
    for (const text of ['Garage Li', 'Prepaid lookups', 'EasyEPC', 'General user']) {
      expect(panel.getByText(text)).toBeTruthy();
    }
    expect(await panel.findByText('Repair shop')).toBeTruthy();
    const link = panel.getByRole('link', { name: 'S01' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('[value]=S01');
  });

  test('packages and lookups shows what is left, the packages with their origin and the ledger', async () => {
    await open('quota');
    const row = within(await screen.findByRole('row', { name: /Given by Support/ }));
    expect(row.getByText('2 / 10')).toBeTruthy();
    const left = within(screen.getByLabelText('Lookups left'));
    expect(left.getByText('42')).toBeTruthy();
    expect(left.getByText('120')).toBeTruthy();
    expect(await screen.findByText('Lavida 2016')).toBeTruthy();
  });

  test('purchases show the price in yuan, and the next page is in the URL', async () => {
    const { user, calls, url } = await open('purchases');
    const row = within(await screen.findByRole('row', { name: /E20261120000000000001/ }));
    expect(row.getByText('¥1,234.50')).toBeTruthy();
    expect(row.getByText('Activated')).toBeTruthy();
    await user.click(screen.getByRole('listitem', { name: '2' }));
    expect(url()).toBe('/manager/user/show/7?tab=purchases&page=2');
    await waitFor(() =>
      expect(bodiesOf(calls, 'listUserPurchases').at(-1)).toEqual({ id: 7, pageNum: 2, pageSize: 10 }),
    );
  });

  test('a purchase leads to its record for those who may open it', async () => {
    await open('purchases');
    const link = await screen.findByRole('link', { name: 'E20261120000000000001' });
    expect(link.getAttribute('href')).toBe('/manager/bill?purchase=E20261120000000000001');
  });

  test('without the page of purchases a purchase has no link', async () => {
    await open(
      'purchases',
      {},
      staffPowers.filter((code) => !code.startsWith('/manager/bill')),
    );
    await screen.findByRole('row', { name: /E20261120000000000001/ });
    expect(screen.queryByRole('link', { name: 'E20261120000000000001' })).toBeNull();
  });

  test('work orders show vehicle, items and total', async () => {
    await open('workOrders');
    const row = within(await screen.findByRole('row', { name: /Front bumper/ }));
    for (const text of ['VW', '3', '¥50.00']) expect(row.getByText(text)).toBeTruthy();
  });

  test('the remarks and the history of the user are read by its id', async () => {
    const { user, calls } = await open('remarks', { remarkList: { rows: [], total: 0 } });
    await waitFor(() => expect(bodiesOf(calls, 'remarkList').at(-1)).toMatchObject({ userId: 7 }));
    await user.click(screen.getByRole('tab', { name: 'History' }));
    await waitFor(() =>
      expect(bodiesOf(calls, 'auditTimeline').at(-1)).toMatchObject({ subject: 'user', subjectId: '7' }),
    );
  });

  test('without the page of prospects there are no remarks', async () => {
    await open(
      'profile',
      {},
      staffPowers.filter((code) => !code.startsWith('/manager/opportunity')),
    );
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Packages and charges',
      'Devices',
      'Purchases',
      'Work orders',
      'History',
    ]);
  });

  test('another tab starts on its first page', async () => {
    const { user, url } = await open('purchases&page=2');
    await screen.findByRole('row', { name: /E20261120000000000001/ });
    await user.click(screen.getByRole('tab', { name: 'Work orders' }));
    expect(url()).toBe('/manager/user/show/7?tab=workOrders');
  });

  test('a tab that fails to load can be loaded again, and the others are usable', async () => {
    let isDown = true;
    const { user } = await open('workOrders', {
      listUserWorkOrders: () => (isDown ? refuse('900503') : { rows: [], total: 0 }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('No work orders yet')).toBeTruthy();
  });
});

describe('history', () => {
  const entry: AuditEntry = {
    ...{ auditId: 9, auditedAt: at, actorId: 1, actorName: 'lee', source: 'page', action: 'edit', subject: 'user' },
    ...{ subjectId: '7', subjectName: 'liwei', before: { userRealname: 'Li' }, after: { userRealname: 'Ms Li' } },
    ...{ reason: '', address: '', batchId: null },
  };
  const orderCode = 'E20261120000000000001';
  const rows: AuditEntry[] = [
    { ...entry, subject: 'order', subjectId: orderCode, subjectName: orderCode, before: { state: 'refundNeeded' } },
    {
      ...entry,
      auditId: 8,
      action: 'add',
      subject: 'remark',
      subjectId: '3',
      before: {},
      after: { remarks: 'Called' },
    },
    { ...entry, auditId: 7, action: 'delete', subject: 'apiKey', subjectId: '4', subjectName: 'ERP', after: {} },
    { ...entry, auditId: 6 },
  ];
  const openHistory = (more: Overrides = {}, powers: readonly string[] = [...staffPowers, AUDIT_PAGE]) =>
    open('audit', { auditTimeline: { rows, total: rows.length }, ...more }, powers);
  const entriesOf = async () => within(await screen.findByRole('region', { name: 'History' })).findAllByRole('article');

  test('has what belongs to the user with its kind and a link, back to the creation of the account', async () => {
    const { calls } = await openHistory();
    const [order, remark, key, edit, creation] = await entriesOf();
    const linkOf = (article: HTMLElement | undefined) =>
      within(article ?? expect.unreachable())
        .getByRole('link')
        .getAttribute('href');
    expect(order?.textContent).toContain(`Purchase ${orderCode}`);
    expect(linkOf(order)).toBe(`/manager/bill?order=${orderCode}`);
    expect(remark?.textContent).toMatch(/Added.*Remark.*Called/);
    expect(linkOf(remark)).toBe('/manager/user/show/7?tab=remarks');
    expect(key?.textContent).toContain('API key ERP');
    expect(key?.querySelector('a')).toBeNull();
    expect(edit?.querySelector('a')).toBeNull();
    expect(creation?.textContent).toBe('Account createdEasyEPCNov 1, 2026, 10:00 AM');
    expect(bodiesOf(calls, 'auditTimeline').at(-1)).toMatchObject({ subjectId: '7', withRelated: true });
  });

  test('restores values of the user alone', async () => {
    await openHistory();
    const buttons = within(await screen.findByRole('region', { name: 'History' })).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Restore this value: Contact']);
  });

  test('links to no page that the viewer may not open', async () => {
    await openHistory({}, ['/manager', '/manager/user']);
    const [order, remark] = await entriesOf();
    expect([order, remark].map((article) => article?.querySelector('a'))).toEqual([null, null]);
    expect(screen.queryByRole('link', { name: 'All in the audit log' })).toBeNull();
  });

  test('leads to the same entries in the audit log, and to the purchases', async () => {
    await openHistory();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const hrefOf = (name: string) => history.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('All in the audit log')).toBe('/manager/audit?about=7');
    expect(hrefOf('Purchases')).toBe('/manager/user/show/7?tab=purchases');
  });

  test('has the creation of a sub account by its main account, and only below the oldest entry', async () => {
    const sub = { ...userRecord, parentName: 'garage', childType: 'shared' as const };
    await openHistory({ userGet: sub });
    expect((await entriesOf()).at(-1)?.textContent).toContain('by main account garage');
    cleanup();
    await openHistory({ auditTimeline: { rows, total: 30 } });
    expect(await entriesOf()).toHaveLength(rows.length);
  });
});

describe('phone', () => {
  test('the whole number is shown on request', async () => {
    const { user, calls } = await open('profile', {
      revealPhone: { phoneNum: '13900000001', contactPhone: '13900000002' },
    });
    expect(await screen.findByText('139****0001')).toBeTruthy();
    expect(screen.queryByText(/13900000001/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show full number' }));
    expect(await screen.findByText('13900000001 · 13900000002')).toBeTruthy();
    expect(bodiesOf(calls, 'revealPhone')).toEqual([{ id: 7 }]);
  });

  test('without the power there is no button for it', async () => {
    await open(
      'profile',
      {},
      staffPowers.filter((code) => code !== '/manager/user:phone'),
    );
    await screen.findByText('139****0001');
    expect(screen.queryByRole('button', { name: 'Show full number' })).toBeNull();
  });
});

describe('sessions', () => {
  test('one session is ended, or after a question all of them', async () => {
    const { user, calls } = await open('sessions', { endUserSessions: { ended: 2 } });
    await user.click(await screen.findByRole('button', { name: 'Log out 10.0.0.9' }));
    await waitFor(() =>
      expect(bodiesOf(calls, 'endUserSessions')).toEqual([{ id: 7, sessionId: sessions[1]?.sessionId }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Log out on all devices' }));
    const question = (await screen.findByText('Log this user out on all devices?')).closest('[role=tooltip]');
    const popup = within(question instanceof HTMLElement ? question : expect.unreachable());
    await user.click(popup.getByRole('button', { name: 'Log out on all devices', hidden: true }));
    await waitFor(() => expect(bodiesOf(calls, 'endUserSessions').at(-1)).toEqual({ id: 7 }));
    expect((await screen.findAllByText('2 sessions ended')).length).toBeGreaterThan(0);
  });

  test('without the power sessions are only seen', async () => {
    await open(
      'sessions',
      {},
      staffPowers.filter((code) => code !== '/manager/user:session'),
    );
    await screen.findByText('10.0.0.8');
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  });
});

test('a disabled user is marked, and a missing one is said to be missing', async () => {
  await open('profile', { userGet: { ...userRecord, userState: 'disabled' } });
  expect(await screen.findByText('This account is disabled. The user cannot log in.')).toBeTruthy();
});

test('a user that the viewer may not see is said to be missing', async () => {
  await open('profile', { userGet: () => refuse('900404') });
  expect((await screen.findByRole('alert')).textContent).toMatch(/not found|does not exist|no longer/i);
});
