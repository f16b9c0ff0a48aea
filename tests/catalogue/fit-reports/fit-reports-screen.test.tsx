import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../../../src/providers/notification.ts';
import { fakeSession, useFakeApi } from '../../support/screens/fakes.ts';
import { fitReportOf } from '../../support/screens/fit-report-of.ts';
import { openPage } from '../../support/screens/open-page.tsx';

beforeEach(() => {
  notices.set([]);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

const answered = fitReportOf({
  fitReportId: 2,
  oe: '1K0 615 301 AB',
  status: 'confirmed',
  answer: '目录有误，已转数据组',
  answeredAt: '2026-03-02T01:00:00.000Z',
  isNews: true,
});
const rowOf = async (oe: string) => within(await screen.findByRole('row', { name: new RegExp(oe) }));
const openDialog = async () => within(await screen.findByRole('dialog', { hidden: true }));

test('a new answer is marked, shown with its decision, and recorded as seen', async () => {
  const requests = useFakeApi({ listFitReports: { rows: [answered, fitReportOf()], total: 2 } });
  await openPage('/user/fit_report');
  const row = await rowOf('1K0 615 301 AB');
  for (const text of ['新', '属实', '目录有误，已转数据组', '本公司查询该车架号时按“不适用”显示'])
    expect(row.getByText(text)).toBeDefined();
  expect(row.getByRole('link', { name: '在车型配件中查看 1K0 615 301 AB' }).getAttribute('href')).toBe(
    '/search/parts?vehicleId=7&vin=LSVAA2BR1GN100000&node=11&callout=2',
  );
  expect((await rowOf('1K0 698 151 A')).getByText('尚未答复')).toBeDefined();
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('seeFitReportAnswers'));
});

test('a report is withdrawn, and its correction ends', async () => {
  let report = fitReportOf();
  useFakeApi({
    listFitReports: () => ({ rows: [report], total: 1 }),
    withdrawFitReport: () => {
      report = fitReportOf({ isWithdrawn: true, correction: null });
      return report;
    },
  });
  const { user } = await openPage('/user/fit_report');
  await user.click(await screen.findByRole('button', { name: '撤回对 1K0 698 151 A 的反馈' }));
  expect(await screen.findByText('已撤回')).toBeDefined();
  expect(screen.queryByText(/按“不适用”显示/)).toBeNull();
  expect(screen.queryByRole('button', { name: /撤回/ })).toBeNull();
});

test('what the staff asks for is added in words and with a photo', async () => {
  const requests = useFakeApi({
    listFitReports: { rows: [fitReportOf({ status: 'needsMore', answer: '请补充铸字照片' })], total: 1 },
    replyToFitReport: fitReportOf({ reply: 'C54' }),
  });
  const { user } = await openPage('/user/fit_report');
  await user.click(await screen.findByRole('button', { name: '为 1K0 698 151 A 的反馈补充说明' }));
  const dialog = await openDialog();
  expect(dialog.getByText('客服需要了解：请补充铸字照片')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '提交', hidden: true }));
  expect(await dialog.findByText('请填写补充内容')).toBeDefined();
  await user.upload(dialog.getByLabelText('添加照片'), new File(['jpeg'], 'c54.jpg', { type: 'image/jpeg' }));
  fireEvent.change(dialog.getByRole('textbox', { hidden: true }), { target: { value: ' C54 ' } });
  await user.click(dialog.getByRole('button', { name: '提交', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const sent = requests.filter(({ operation }) => /^(addFitReportPhoto|replyToFitReport)$/.test(operation));
  expect(sent.map(({ operation, body }) => [operation, body])).toEqual([
    ['addFitReportPhoto', { fitReportId: 1 }],
    ['replyToFitReport', { fitReportId: 1, reply: 'C54' }],
  ]);
});

test('the photo of an own report is shown', async () => {
  useFakeApi({
    listFitReports: { rows: [fitReportOf({ hasPhoto: true })], total: 1 },
    getFitReportPhoto: { fileName: 'a.webp', mediaType: 'image/webp', content: 'UklGRg==' },
  });
  const { user } = await openPage('/user/fit_report');
  await user.click(await screen.findByRole('button', { name: '查看 1K0 698 151 A 反馈的照片' }));
  const dialog = await openDialog();
  expect(await dialog.findByRole('img', { name: '1K0 698 151 A 反馈的照片', hidden: true })).toBeDefined();
});

test('an account of a company may see the reports of all, with who sent them', async () => {
  const as = { ...fakeSession, user: { ...fakeSession.user, deptId: 3 } };
  const requests = useFakeApi({
    token: as,
    listFitReports: ({ isCompany }) =>
      isCompany ? { rows: [fitReportOf({ isOwn: false, reportedBy: 'colleague' })], total: 1 } : { rows: [], total: 0 },
  });
  const { user, place } = await openPage('/user/fit_report', 'zh-CN', as);
  expect(await screen.findByRole('heading', { name: '还没有适配反馈' })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: '全公司' }));
  expect(await screen.findByText('colleague 提交')).toBeDefined();
  expect(place()).toBe('/user/fit_report?whose=company');
  expect(requests.some(({ body }) => Object(body).isCompany === true)).toBe(true);
});

test('the filter is in the URL, and one without matches can be cleared', async () => {
  useFakeApi({
    listFitReports: ({ status }) =>
      status === undefined ? { rows: [fitReportOf()], total: 1 } : { rows: [], total: 0 },
  });
  const { user, place } = await openPage('/user/fit_report', 'en');
  await user.click(await screen.findByRole('radio', { name: 'Confirmed' }));
  expect(place()).toBe('/user/fit_report?status=confirmed');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('row', { name: /1K0 698 151 A/ })).toBeDefined();
});
