import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pictureRequest } from '../../../src/catalogue/shared/search/picture-request.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { sampleReading } from '../../support/pictures/sample-reading.ts';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';

const picture = new File(['picture'], 'licence.jpg', { type: 'image/jpeg', lastModified: 1 });
const confirmed = {
  vin: 'LSVNA2CJ9K2103456',
  searchBy: 'vin',
  rule: 'announcement',
  total: 3,
  left: 1,
  answers: { yearPattern: '2019' },
} as const;

beforeAll(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => {
  pictureRequest.set(null);
  cleanup();
  vi.useRealTimers();
});

const transfer = { files: [picture], types: ['Files'] };
const box = () => screen.findByRole('search');
const dialog = () => screen.findByRole('dialog');
const cell = (position: number) => screen.getByRole('textbox', { name: new RegExp(`第 ${position} 位`) });

test('a dropped licence is read, confirmed and searched with the filters that it answers', async () => {
  const requests = useFakeApi({ ocrUpload: sampleReading, ocrConfirm: confirmed });
  const { user, place } = await openPage('/index');
  fireEvent.dragEnter(await box(), { dataTransfer: transfer });
  expect(screen.getByText('松开即识别行驶证或 VIN 铭牌')).toBeTruthy();
  fireEvent.drop(await box(), { dataTransfer: transfer });
  expect(await screen.findByRole('heading', { name: '核对识别结果' })).toBeTruthy();
  expect(cell(2).getAttribute('aria-invalid')).toBe('true');
  await user.type(cell(9), '9');
  expect(screen.getByText('校验位正确')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '查询车型' }));
  await waitFor(() => expect(place()).toBe('/search/vehicle?q=LSVNA2CJ9K2103456&by=vin&yearPattern=2019'));
  expect(requests.find(({ operation }) => operation === 'ocrConfirm')?.body).toEqual({
    vin: 'LSVNA2CJ9K2103456',
    announcement: 'SVW7146BRN6',
    registrationDate: '2019-06-18',
  });
  expect(await screen.findByText('已按行驶证的品牌型号筛选：3 款中的 1 款')).toBeTruthy();
});

test('doubtful characters of the announcement number are marked and named until the number is changed', async () => {
  useFakeApi({ ocrUpload: sampleReading });
  const { user } = await openPage('/index');
  fireEvent.drop(await box(), { dataTransfer: transfer });
  const field = await screen.findByDisplayValue('SVW7146BRN6');
  const note = screen.getByText(/请核对标出的字符/);
  expect([...note.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['7']);
  expect(within(note).getByText(/第 4 位请核对/)).toBeTruthy();
  await user.type(field, '8');
  expect(screen.queryByText(/请核对标出的字符/)).toBeNull();
});

test('a pasted picture is read; spreadsheet cells, which carry a picture, are pasted as text', async () => {
  useFakeApi({ ocrUpload: sampleReading });
  await openPage('/index');
  const input = await screen.findByRole('textbox', { name: /车架号/ });
  fireEvent.paste(input, { clipboardData: { files: [picture], types: ['text/plain', 'Files'], getData: () => 'LSV' } });
  expect(pictureRequest.get()).toBeNull();
  fireEvent.paste(input, { clipboardData: transfer });
  expect(await screen.findByRole('heading', { name: '核对识别结果' })).toBeTruthy();
});

test('the cells are moved through, corrected and filled with alternatives by keyboard', async () => {
  useFakeApi({ ocrUpload: sampleReading });
  const { user } = await openPage('/index');
  fireEvent.drop(await box(), { dataTransfer: transfer });
  await screen.findByRole('heading', { name: '核对识别结果' });
  await waitFor(() => expect(document.activeElement).toBe(cell(2)));
  await user.click(screen.getByRole('button', { name: '第 2 位改为 5' }));
  expect(cell(2)).toHaveProperty('value', '5');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(cell(1));
  await user.keyboard('w');
  expect(cell(1)).toHaveProperty('value', 'W');
  expect(document.activeElement).toBe(cell(2));
  await user.paste('LSVNA2CJ9K2103456');
  expect(screen.getByText('校验位正确')).toBeTruthy();
});

test('when every character is doubtful all are marked and a hint says so', async () => {
  const vin = sampleReading.vin.map((character) => ({ ...character, isDoubtful: true }));
  useFakeApi({ ocrUpload: { ...sampleReading, kind: 'plate', vin } });
  await openPage('/index');
  fireEvent.drop(await box(), { dataTransfer: transfer });
  expect(await screen.findByText(/以下字符均不确定，请逐个与图片核对/)).toBeTruthy();
  expect(screen.getAllByRole('textbox', { name: /第 \d+ 位/ }).map((one) => one.getAttribute('aria-invalid'))).toEqual(
    Array.from({ length: 17 }, () => 'true'),
  );
});

test('a failed reading shows why, keeps the picture and can be retried', async () => {
  let tries = 0;
  useFakeApi({
    ocrUpload: () => {
      tries += 1;
      return tries === 1 ? refuse('210104') : sampleReading;
    },
  });
  const { user } = await openPage('/index', 'en');
  fireEvent.drop(await box(), { dataTransfer: transfer });
  expect((await within(await dialog()).findByRole('alert')).textContent).toContain('No VIN was found');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Check the result' })).toBeTruthy();
});

test.each([
  ['900503', undefined, 'Try again in a few seconds'],
  ['900429', { retryAfterS: 130 }, 'Too many pictures sent. Try again in 3 min.'],
  ['210102', undefined, '12,000 per side'],
  ['210106', undefined, 'enter the VIN'],
] as const)('a picture that is refused with %s says what to do', async (code, result, text) => {
  useFakeApi({ ocrUpload: () => refuse(code, result) });
  await openPage('/index', 'en');
  fireEvent.drop(await box(), { dataTransfer: transfer });
  expect((await within(await dialog()).findByRole('alert')).textContent).toContain(text);
});

test('for a file that is no picture there is no preview and no retry, only another file', async () => {
  useFakeApi({ ocrUpload: () => refuse('210101') });
  await openPage('/index', 'en');
  fireEvent.drop(await box(), { dataTransfer: transfer });
  const content = within(await dialog());
  expect((await content.findByRole('alert')).textContent).toContain('cannot be recognised');
  const image = document.querySelector('dialog img');
  if (image !== null) fireEvent.error(image);
  expect(document.querySelector('dialog img')).toBeNull();
  expect(content.getByLabelText('Another picture')).toBeTruthy();
  expect(content.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(content.queryByRole('button', { name: 'Read as a VIN plate' })).toBeNull();
});

test('a visitor logs in first, and the picture is kept for it', async () => {
  useFakeApi({ ocrUpload: sampleReading });
  const { user, place } = await openPage('/index');
  setSession(null);
  fireEvent.drop(await box(), { dataTransfer: transfer });
  await user.click(within(await dialog()).getByRole('link', { name: '登录' }));
  await waitFor(() => expect(place()).toBe('/login?redirect=/index'));
  expect(pictureRequest.get()).toBe(picture);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the QR code is shown, and the picture of the phone is confirmed on the computer', async () => {
  const states = ['waiting', 'opened', 'received', 'read'] as const;
  let polls = 0;
  useFakeApi({
    makeQrCode: { id: 'A'.repeat(22), url: 'http://shop/jump?qr=A', svg: '<svg/>', expiresInS: 120 },
    checkQrCode: () => {
      const state = states[Math.min(polls, 3)] ?? 'read';
      polls += 1;
      return { state, expiresInS: 100, reading: state === 'read' ? sampleReading : null, problem: null };
    },
  });
  const { user } = await openPage('/index');
  // The screen polls every 1.5 s.
  const { setTimeout: start } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => start(run, ms === 1_500 ? 0 : ms));
  await user.click(await screen.findByRole('button', { name: '用手机拍摄' }));
  expect(await screen.findByRole('img', { name: '手机扫描的二维码' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '核对识别结果' })).toBeTruthy();
  expect(polls).toBe(4);
});

test('a phone uploads its picture without a login and shows when the code has expired', async () => {
  let state: 'waiting' | 'expired' = 'waiting';
  const requests = useFakeApi({
    openQrCode: () => ({ state, expiresInS: 90 }),
    uploadByQrCode: { state: 'read' },
  });
  const ticket = 'B'.repeat(22);
  const { user } = await openPage(`/jump?qr=${ticket}`);
  setSession(null);
  await user.upload(await screen.findByLabelText('拍照'), picture);
  expect(await screen.findByText('结果已显示在电脑上，可以关闭本页。')).toBeTruthy();
  const byPhone = requests.filter(({ operation }) => /QrCode$/.test(operation));
  expect(byPhone.map(({ operation, body }) => [operation, body])).toEqual([
    ['openQrCode', { id: ticket }],
    ['uploadByQrCode', { id: ticket }],
  ]);
  cleanup();
  state = 'expired';
  await openPage(`/jump?qr=${ticket}`);
  expect(await screen.findByText('二维码已失效')).toBeTruthy();
});
