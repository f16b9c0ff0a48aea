import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ResultOf } from '../../../src/contract/call.ts';
import type { fitReportCalls } from '../../../src/contract/fit-reports/calls.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

const record = {
  fitReportId: 7,
  createdAt: '2026-03-01T01:00:00.000Z',
  status: 'open' as const,
  kind: 'misfit' as const,
  oe: '1K0 698 151 A',
  partName: '前制动片',
  vehicleName: '大众 朗逸 2019款 1.4T',
  vin: 'LSVAA2BR1GN100000',
  reportedBy: 'shop',
  companyName: '城南汽修',
  platform: 'easyEpc' as const,
  note: '卡钳装不上',
  hasPhoto: true,
  answer: '',
  answeredBy: null,
  answeredAt: null,
  reply: '',
  rowVersion: 1,
};
const facts: ResultOf<typeof fitReportCalls.fitReportFacts> = {
  vehicleId: 1,
  vehicleTypeCode: 'C',
  vehAssyId: 11,
  orderNo: '2',
  rows: [
    {
      assemblyName: 'Service brake',
      orderNo: '2',
      partCount: 1,
      partRemark: '288 mm',
      conditions: [
        { field: 'produced', wanted: '2018-06-01..2020-03-01', vehicle: '' },
        { field: 'serial', wanted: '150000..', vehicle: '100000' },
      ],
      isReported: true,
    },
  ],
  counts: { misfit: { confirmed: 1, unconfirmed: 2 }, fits: { confirmed: 0, unconfirmed: 0 }, returns: 3 },
  correction: 'vin',
  isWithdrawn: false,
};
const overrides = {
  fitReportList: { rows: [record], total: 1 },
  fitReportGet: record,
  fitReportFacts: facts,
  fitReportPhoto: { fileName: 'a.webp', mediaType: 'image/webp', content: 'UklGRg==' },
};

test('the list has the reports with their decision and kind, and nobody adds or deletes one', async () => {
  await openBackoffice('/manager/fit_report', { overrides });
  const row = within(await screen.findByRole('row', { name: /1K0 698 151 A/ }));
  for (const text of ['Open', 'Does not fit', '城南汽修']) expect(row.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Add|Delete/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
});

test('the page of a report has its photo, the conditions of its row, and the counts', async () => {
  await openBackoffice('/manager/fit_report/show/7', { overrides });
  expect(await screen.findByRole('img', { name: 'Photo of the report on 1K0 698 151 A' })).toBeDefined();
  expect(screen.getByText('Production date: 2018-06-01 – 2020-02-29; this vehicle: unknown')).toBeDefined();
  expect(screen.getByText('VIN serial: from 150000; this vehicle: 100000')).toBeDefined();
  expect(screen.getByText('1 confirmed, 2 undecided')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View in the catalogue' }).getAttribute('href')).toBe(
    '/search/parts?vehicleId=1&node=11&callout=2',
  );
});

test('a photo is not requested for a report without one, and failed facts can be loaded again', async () => {
  let attempts = 0;
  const { calls, user } = await openBackoffice('/manager/fit_report/show/7', {
    overrides: {
      ...overrides,
      fitReportGet: { ...record, hasPhoto: false },
      fitReportFacts: () => {
        attempts += 1;
        if (attempts === 1) throw new Error('the fake is down');
        return facts;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByText('1 confirmed, 2 undecided')).toBeDefined();
  expect(calls.map(({ operation }) => operation)).not.toContain('fitReportPhoto');
});

test('an answer is sent with its decision and the version that it was made from', async () => {
  const { calls, user } = await openBackoffice('/manager/fit_report/edit/7', {
    overrides: { ...overrides, fitReportEdit: { ...record, status: 'confirmed', rowVersion: 2 } },
  });
  expect(await screen.findByText('卡钳装不上')).toBeDefined();
  const answer = await screen.findByRole('textbox', { name: /Answer/ });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Decision/ }));
  await user.click(await screen.findByTitle('Confirmed'));
  fireEvent.change(answer, { target: { value: 'The catalogue is wrong here' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'fitReportEdit')?.body).toEqual({
      id: 7,
      rowVersion: 1,
      values: { status: 'confirmed', answer: 'The catalogue is wrong here' },
    }),
  );
});
