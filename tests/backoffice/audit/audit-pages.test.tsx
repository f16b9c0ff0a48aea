import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resources } from '../../../src/contract/all-calls.ts';
import type { AuditEntry } from '../../../src/contract/audit/schemas.ts';
import { sampleOf } from '../../support/bodies/sample.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const entry: AuditEntry = {
  auditId: 9,
  auditedAt: '2026-03-01T08:00:00.000Z',
  actorId: 1,
  actorName: 'lee',
  source: 'page',
  action: 'edit',
  subject: 'role',
  subjectId: '2',
  subjectName: 'Sellers',
  before: { roleName: 'Sales', powers: ['/manager/role'] },
  after: { roleName: 'Sellers', powers: ['/manager/user'] },
  reason: '',
  address: '10.0.0.7',
  batchId: null,
};
const role = { roleId: 2, roleName: 'Sellers', roleNameEn: '', roleValue: 3 as const, remark: null, rowVersion: 4 };

test('the audit shows who changed what, before and after, with a link to the record', async () => {
  await openBackoffice('/manager/audit', { overrides: { auditList: { rows: [entry], total: 1 } } });
  const row = await screen.findByRole('row', { name: /lee/ });
  expect(row.textContent).toContain('3/1/26, 4:00 PM');
  expect(row.textContent).toContain('Sales → Sellers');
  expect(row.textContent).toContain('− Roles + Users');
  expect(row.textContent).toContain('10.0.0.7');
  expect(within(row).getByRole('link', { name: 'Sellers' }).getAttribute('href')).toBe('/manager/role/show/2');
});

test.each([
  ['on a phone an entry is one cell', false, 1],
  ['on a wide screen an entry has columns', true, 6],
])('%s', async (_, isWide, cells) => {
  const media = window.matchMedia;
  const isMinWidth = (query: string) => query.includes('min-width');
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...media(query),
    matches: isWide && isMinWidth(query),
  }));
  await openBackoffice('/manager/audit', { overrides: { auditList: { rows: [entry], total: 1 } } });
  const row = await screen.findByRole('row', { name: /lee/ });
  await waitFor(() => expect(within(row).getAllByRole('cell')).toHaveLength(cells));
  for (const text of ['3/1/26, 4:00 PM', 'Sales → Sellers', '− Roles + Users', '10.0.0.7'])
    expect(row.textContent).toContain(text);
});

test('the audit names powers that its reader lacks, and links to no record that the reader may not see', async () => {
  const after = { powers: ['/manager/user:edit', '/manager/unknown'] };
  await openBackoffice('/manager/audit', {
    powers: ['/manager/audit'],
    overrides: { auditList: { rows: [{ ...entry, before: { powers: [] }, after }], total: 1 } },
  });
  const row = await screen.findByRole('row', { name: /lee/ });
  expect(row.textContent).toContain('+ Users · Edit + /manager/unknown');
  expect(row.textContent).toContain('Sellers');
  expect(within(row).queryByRole('link')).toBeNull();
});

const choices = {
  companyType: [],
  jobFlag: [],
  howKnowEpc: [],
  intention: [
    { value: 11, label: 'High' },
    { value: 12, label: 'Low' },
  ],
};

test.each([
  ['user', { intention: 11 }, { intention: 12 }],
  ['remark', { intention: 11, userId: 2 }, { intention: 12, userId: 2 }],
])('the history of a %s names the dictionary entries that it refers to', async (subject, before, after) => {
  const { calls } = await openBackoffice('/manager/audit', {
    overrides: {
      userChoices: choices,
      auditList: { rows: [{ ...entry, subject, before, after }], total: 1 },
    },
  });
  const row = await screen.findByRole('row', { name: /lee/ });
  await within(row).findByText('High');
  expect(row.textContent).toContain('IntentionHigh → Low');
  expect(calls.filter(({ operation }) => operation === 'userChoices')).toHaveLength(1);
});

test('the audit names referenced records, and asks for nothing that the auditor cannot read', async () => {
  const question = { ...entry, subject: 'question', before: { questionnaireId: 3 }, after: { questionnaireId: 4 } };
  const rows = [question, { ...entry, auditId: 10, subject: 'user', before: { intention: 11 }, after: {} }];
  const { calls } = await openBackoffice('/manager/audit', {
    powers: ['/manager/audit', '/manager/question', '/manager/survey'],
    overrides: {
      auditList: { rows, total: 2 },
      questionnaireGet: ({ id }) => ({
        ...sampleOf(resources.questionnaire.item),
        questionnaireId: id,
        versionContent: `Survey ${id}`,
        versionContentEn: '',
        rowVersion: 1,
      }),
    },
  });
  await screen.findByText(/Survey 3/);
  expect(calls.map(({ operation }) => operation)).not.toContain('userChoices');
});

test('amounts of money are shown in yuan with two decimals, whatever kind of record they belong to', async () => {
  const rows = [
    { ...entry, subject: 'package', before: { priceFen: 9900 }, after: { priceFen: 1999 } },
    { ...entry, auditId: 10, subject: 'order', before: {}, after: { paidFen: 4550 } },
    {
      ...{ ...entry, auditId: 11, subject: 'setting', subjectId: 'secondPerson.refundAboveFen', subjectName: '' },
      ...{ before: { value: null }, after: { value: 12_000 } },
    },
    { ...entry, auditId: 12, action: 'export' as const, before: {}, after: { filters: { priceFen: { from: 700 } } } },
  ];
  await openBackoffice('/manager/audit', { overrides: { auditList: { rows, total: 4 } } });
  const [price, refund, setting, filters] = await screen.findAllByRole('row');
  expect(price?.textContent).toContain('¥99.00 → ¥19.99');
  expect(refund?.textContent).toContain('Refund¥45.50');
  expect(setting?.textContent).toContain('¥120.00');
  expect(setting?.textContent).not.toContain('refundAboveFen');
  expect(filters?.textContent).toContain('from: ¥7.00');
});

test('an exported audit has amounts in yuan, and names beside the ids of what it refers to', async () => {
  const rows = [
    { ...entry, subject: 'package', before: { priceFen: 9900 }, after: { priceFen: 1999 } },
    { ...entry, auditId: 10, subject: 'user', before: { intention: 11 }, after: { intention: 12 } },
  ];
  const { user } = await openBackoffice('/manager/audit', {
    overrides: { userChoices: choices, auditList: { rows, total: 2 }, auditExport: { rows } },
  });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
  await screen.findByText('2 rows exported');
  const text = await files[0]?.text();
  expect(text).toContain('¥99.00 → ¥19.99');
  expect(text).toContain('High (11) → Low (12)');
});

test('owners, states, permissions and times are shown in words, and what stayed empty is left out', async () => {
  const power = { ...sampleOf(resources.power.item), rowVersion: 1 };
  const page = {
    ...power,
    id: 1,
    powerCode: '/manager/notice',
    powerName: 'Notices',
    powerNameEn: '',
    type: 'page' as const,
  };
  const action = {
    ...page,
    id: 2,
    powerCode: '/manager/notice:edit',
    powerName: 'Edit',
    parentId: 1,
    type: 'action' as const,
  };
  const rows: AuditEntry[] = [
    { ...entry, subject: 'user', before: { ownerId: null }, after: { ownerId: 2 } },
    { ...entry, auditId: 10, subject: 'user', before: {}, after: { viewUntil: '2026-03-01T08:30:00.000Z' } },
    { ...entry, auditId: 11, subject: 'order', before: { state: 'refundNeeded' }, after: { state: 'refunded' } },
    {
      ...entry,
      auditId: 12,
      subject: 'remark',
      before: {},
      after: { userId: 7, remarks: 'Called', nextStep: null, dueOn: '2026-03-09' },
    },
    { ...entry, auditId: 13, before: { powers: [] }, after: { powers: ['/manager/notice:edit'] } },
  ];
  const owner = { ...sampleOf(resources.user.item), userRealname: 'Ms Zhou', rowVersion: 1 };
  await openBackoffice('/manager/audit', {
    overrides: {
      auditList: { rows, total: 5 },
      userGet: ({ id }) => ({ ...owner, userId: id }),
      allMenus: [page, action],
    },
  });
  await screen.findByText(/Ms Zhou/);
  const [owned, viewed, refunded, remarked, granted] = screen.getAllByRole('row');
  expect(owned?.textContent).toContain('Owner— → Ms Zhou');
  expect(viewed?.textContent).toContain('3/1/26, 4:30 PM');
  expect(refunded?.textContent).toContain('Refund needed → Refunded');
  expect(remarked?.textContent).toContain('RemarkCalled');
  expect(remarked?.textContent).toContain('Due dateMar 9, 2026');
  expect(remarked?.textContent).not.toMatch(/Next step|User7/);
  expect(granted?.textContent).toContain('+ Notices · Edit');
});

test('the filters of the URL are sent', async () => {
  const url = '/manager/audit?q=lee&subject=role&record=2&action=edit&from=2026-03-01';
  const { calls } = await openBackoffice(url, { overrides: { auditList: { rows: [], total: 0 } } });
  await screen.findByText('No records match. Change the filters and try again.');
  expect(calls.find(({ operation }) => operation === 'auditList')?.body).toMatchObject({
    filters: { actorName: 'lee', subject: 'role', subjectId: '2', action: 'edit', from: '2026-03-01' },
  });
});

const liwei = { ...sampleOf(resources.user.item), userId: 7, username: 'liwei', userRealname: 'Ms Li', rowVersion: 1 };

test('the audit is filtered by the user whom its entries are about, found on the server', async () => {
  const { user, calls, url } = await openBackoffice('/manager/audit', {
    overrides: { auditList: { rows: [entry], total: 1 }, userList: { rows: [liwei], total: 1 }, userGet: liwei },
  });
  await user.type(await screen.findByRole('combobox', { name: 'About user' }), 'Ms');
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'userList').at(-1)?.body).toMatchObject({
      filters: { nameOrPhone: 'Ms' },
    }),
  );
  await user.click(await screen.findByText('Ms Li', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(url()).toBe('/manager/audit?about=7'));
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'auditList').at(-1)?.body).toMatchObject({
      filters: { about: 7 },
    }),
  );
});

test('without the page of users there is no filter by user', async () => {
  await openBackoffice('/manager/audit?about=7', {
    powers: ['/manager/audit'],
    overrides: { auditList: { rows: [entry], total: 1 } },
  });
  await screen.findByRole('row', { name: /lee/ });
  expect(screen.queryByRole('combobox', { name: 'About user' })).toBeNull();
});

test('a value is restored from the history of a record by an edit of its present version', async () => {
  const { user, calls } = await openBackoffice('/manager/role/show/2', {
    overrides: { roleGet: role, roleEdit: { ...role, roleName: 'Sales' }, auditTimeline: { rows: [entry], total: 1 } },
  });
  const history = within(await screen.findByRole('region', { name: 'History' }));
  // Powers are no field of the record's form.
  expect(history.getAllByRole('button')).toHaveLength(1);
  await user.click(history.getByRole('button', { name: 'Restore this value: Role' }));
  await screen.findByText('Value restored');
  expect(calls.find(({ operation }) => operation === 'roleEdit')?.body).toEqual({
    id: 2,
    rowVersion: 4,
    values: { roleName: 'Sales' },
  });
});

test('without the power to edit, the history restores nothing', async () => {
  await openBackoffice('/manager/role/show/2', {
    powers: ['/manager/role'],
    overrides: { roleGet: role, auditTimeline: { rows: [entry], total: 1 } },
  });
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(history.queryByRole('button')).toBeNull();
});

test('a record of the bin is restored by those who may delete such records', async () => {
  const record = (deletedId: number, subject: string, name: string) => ({
    deletedId,
    subject,
    recordId: deletedId,
    name,
    deletedBy: 'lee',
    deletedAt: '2026-03-01T08:00:00.000Z',
  });
  const { user, calls } = await openBackoffice('/manager/bin', {
    powers: ['/manager/bin', '/manager/role', '/manager/role:delete', '/manager/notice', '/manager/interface:delete'],
    overrides: {
      deletedList: {
        rows: [record(1, 'role', 'Sellers'), record(2, 'notice', 'News'), record(3, 'apiInterface', 'vinDraft')],
        total: 3,
      },
    },
  });
  await screen.findByText('News');
  expect(screen.queryByRole('button', { name: 'Restore: News' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Restore: vinDraft' }).closest('tr')?.cells[0]?.textContent).toBe(
    'Interfaces',
  );
  await user.click(screen.getByRole('button', { name: 'Restore: Sellers' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'deletedRestore')?.body).toEqual({ subject: 'role', id: 1 }),
  );
});
