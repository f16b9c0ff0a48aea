import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fitReportSubject } from '../../../../src/catalogue/shared/fit-report/fit-report-subject.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { fitReportOf } from '../../../support/screens/fit-report-of.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { partsFakes } from '../../parts/parts-fakes.ts';

const VIN = 'LSVAA2BR1GN100000';
const PARTS = `/search/parts?vehicleId=7&vin=${VIN}&node=11`;

beforeEach(() => {
  setSession(null);
  notices.set([]);
  fitReportSubject.set(null);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

/** Opens the parts, and the dialog by a button of that name. */
async function openDialog(button: string, overrides: Overrides = {}, url = PARTS) {
  const requests: ReceivedRequest[] = [];
  fakeServer.use(fakeApi(partsFakes({ reportFit: fitReportOf(), ...overrides }), requests));
  const page = await openPage(url);
  await page.user.click((await screen.findAllByRole('button', { name: button }))[0] ?? expect.unreachable(button));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await dialog.findByRole('radio', { name: '不适用', hidden: true });
  const bodies = (name: string) => requests.filter(({ operation }) => operation === name).map(({ body }) => body);
  const choose = (name: string) => page.user.click(dialog.getByRole('radio', { name, hidden: true }));
  const send = (name = '提交反馈') => page.user.click(dialog.getByRole('button', { name, hidden: true }));
  return { ...page, dialog, bodies, choose, send };
}

const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'caliper.jpg', { type: 'image/jpeg' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());

test('a row is reported with its number, callout and VIN, and its rows are read again', async () => {
  const { bodies, dialog, send } = await openDialog('反馈放油螺塞的适配问题');
  expect(dialog.getByText('放油螺塞')).toBeDefined();
  const readBefore = bodies('getTreeNodePartData').length;
  fireEvent.change(dialog.getByRole('textbox', { name: /补充说明/, hidden: true }), { target: { value: '螺纹不同' } });
  await send();
  await isClosed();
  expect(bodies('reportFit')).toEqual([
    {
      vehicleId: 7,
      vin: VIN,
      brandId: 17,
      oe: '04E 103 3',
      orderNo: '12',
      kind: 'misfit',
      note: '螺纹不同',
      isForVehicle: false,
      operationId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  await waitFor(() => expect(bodies('getTreeNodePartData').length).toBeGreaterThan(readBefore));
  expect(await screen.findByText(/本公司查询该车架号时，1K0 698 151 A 已按“不适用”显示/)).toBeDefined();
});

test('the panel reports the row of its assembly, for the whole vehicle if the user says so', async () => {
  const { bodies, choose, dialog, send, user } = await openDialog('反馈适配问题', {}, `${PARTS}&part=3`);
  await choose('标为不适用，实际适用');
  await user.click(dialog.getByRole('checkbox', { name: /同款车型都是如此/, hidden: true }));
  await send();
  await isClosed();
  expect(bodies('reportFit')[0]).toMatchObject({ vehAssyId: 11, orderNo: '12', kind: 'fits', isForVehicle: true });
});

test('without a VIN the dialog says that the report corrects nothing until it is for the vehicle', async () => {
  const { bodies, dialog, send, user } = await openDialog(
    '反馈放油螺塞的适配问题',
    {},
    '/search/parts?vehicleId=7&node=11',
  );
  expect(dialog.getByText(/没有车架号，反馈只提交给客服/)).toBeDefined();
  await user.click(dialog.getByRole('checkbox', { name: /同款车型都是如此/, hidden: true }));
  expect(dialog.getByText(/本公司查询该车型时即按此显示/)).toBeDefined();
  await send();
  await isClosed();
  expect(bodies('reportFit')[0]).not.toHaveProperty('vin');
});

test('a kind that corrects nothing has no scope, and “other” is not sent without words', async () => {
  const { bodies, choose, dialog, send } = await openDialog('反馈放油螺塞的适配问题');
  await choose('其他问题');
  expect(dialog.queryByRole('checkbox', { hidden: true })).toBeNull();
  await send();
  expect(await dialog.findByText('请用文字说明问题')).toBeDefined();
  expect(bodies('reportFit')).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /问题说明/, hidden: true }), { target: { value: '包装不符' } });
  await send();
  await isClosed();
  expect(bodies('reportFit')[0]).toMatchObject({ kind: 'other', note: '包装不符' });
});

test('when only the photo fails, sending again sends the photo alone', async () => {
  let attempts = 0;
  const { bodies, dialog, send, user } = await openDialog('反馈放油螺塞的适配问题', {
    addFitReportPhoto: () => {
      attempts += 1;
      return attempts === 1 ? refuse('300366') : null;
    },
  });
  await user.upload(dialog.getByLabelText('添加照片'), photo());
  expect(dialog.getByRole('img', { name: '已选照片', hidden: true })).toBeDefined();
  await send();
  expect(await dialog.findByText(/反馈已提交，但照片上传失败：照片已损坏/)).toBeDefined();
  await send('重新上传照片');
  await isClosed();
  expect(bodies('reportFit')).toHaveLength(1);
  expect(bodies('addFitReportPhoto')).toEqual([{ fitReportId: 1 }, { fitReportId: 1 }]);
});

test('a refused report keeps the dialog open with the reason, and a retry has the same idempotency key', async () => {
  let attempts = 0;
  const { bodies, dialog, send } = await openDialog('反馈放油螺塞的适配问题', {
    reportFit: () => {
      attempts += 1;
      return attempts === 1 ? refuse('300362') : fitReportOf();
    },
  });
  await send();
  expect(await dialog.findByText('今天提交的适配反馈已达上限，请明天再试')).toBeDefined();
  await send();
  await isClosed();
  const [first, second] = bodies('reportFit');
  expect(second).toEqual(first);
});

test('a click in the dialog does not select the row that it was opened from', async () => {
  const { dialog, place, user } = await openDialog('反馈放油螺塞的适配问题');
  const before = place();
  await user.click(dialog.getByText('放油螺塞'));
  expect(place()).toBe(before);
});
