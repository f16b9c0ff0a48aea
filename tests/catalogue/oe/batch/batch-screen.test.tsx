import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { batch } from '../../../../src/catalogue/oe/batch/batch.ts';
import { batchDraft } from '../../../../src/catalogue/shared/search/batch-draft.ts';
import type { BatchSheet } from '../../../../src/contract/oe/schemas.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { priceOf } from '../../../support/screens/price-of.ts';
import { lookUp, part, resultOf } from './batch-fakes.ts';

beforeEach(() => {
  localStorage.clear();
  batch.clear();
  batchDraft.set('');
});

test('numbers with any separator are looked up, and listed in three lists with counts', async () => {
  const requests = useFakeApi({ getPartListByBatchOe: ({ oes }) => resultOf(oes) });
  const { user } = await openPage('/search/oe?mode=batch');
  await lookUp(user, '5Q0615301C，0986494596\n999999999；5q0 615 301 c');
  expect(await screen.findByRole('radio', { name: '成功 1', checked: true })).toBeDefined();
  expect(requests.find(({ operation }) => operation === 'getPartListByBatchOe')?.body).toEqual({
    oes: ['5Q0615301C', '0986494596', '999999999'],
    provinceCode: '110000',
  });
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('radio', { name: '匹配 1' }));
  expect(screen.getByText('品牌件号 博世 0 986，对应的原厂号')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: '失败 2' }));
  expect(screen.getByText('目录中没有这个号')).toBeDefined();
  expect(screen.getByText('与前面的号重复')).toBeDefined();
});

test('a number whose price only other provinces have says in how many', async () => {
  const price = priceOf({ marketPriceFen: null, pricedElsewhere: ['310000', '320000'] });
  const found = { oe: '5Q0615301C', searchOe: '5Q0615301C', parts: [part(1, { price })] };
  useFakeApi({ getPartListByBatchOe: ({ oes }) => ({ ...resultOf(oes), successList: [found] }) });
  const { user } = await openPage('/search/oe?mode=batch');
  await lookUp(user, '5Q0615301C');
  expect(await screen.findByText('2 省有价')).toBeDefined();
});

test('when nothing was found, the reasons are displayed and the numbers can be corrected', async () => {
  useFakeApi({
    getPartListByBatchOe: ({ oes }) =>
      refuse('100200', { totalSize: oes.length, failList: [{ oe: '12', searchOe: '12', reason: 'tooShort' }] }),
  });
  const { user } = await openPage('/search/oe?mode=batch');
  await lookUp(user, '12');
  expect(await screen.findByText('1 个号码都没有查到，原因见下。')).toBeDefined();
  await user.clear(screen.getByRole('textbox', { name: '多个 OE 号' }));
  await user.click(screen.getByRole('button', { name: '把这 1 个放回框里修改' }));
  expect(batchDraft.get()).toBe('12');
});

test('ten thousand numbers are not cut silently: the first 5,000 on request, the others stay in the input', async () => {
  const requests = useFakeApi({ getPartListByBatchOe: ({ oes }) => resultOf(oes) });
  const { user } = await openPage('/search/oe?mode=batch');
  const numbers = ['5Q0615301C', ...Array.from({ length: 9_999 }, (_, index) => `5Q${100_000 + index}`)];
  batchDraft.set(numbers.join('\n'));
  expect(await screen.findByText(/共 10,000 个号码，一次最多查 5,000 个/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '批量查询' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '先查前 5,000 个，其余 5,000 个留在框里' }));
  await waitFor(() => expect(batch.job.get()?.state).toBe('done'));
  const sent = requests.filter(({ operation }) => operation === 'getPartListByBatchOe');
  expect(sent).toHaveLength(10);
  expect(batchDraft.get().split('\n')).toEqual(numbers.slice(5_000));
  // The screen says that the list is too long for the history.
  expect(await screen.findByText(/5,000 个号码的清单过长，不存入查询历史/)).toBeDefined();
});

test('a failed request displays the error, keeps the results, and can be resumed', async () => {
  let tries = 0;
  useFakeApi({
    getPartListByBatchOe: ({ oes }) => {
      tries += 1;
      return tries === 2 ? refuse('900503') : resultOf(oes);
    },
  });
  const { user } = await openPage('/search/oe?mode=batch');
  batchDraft.set(['5Q0615301C', ...Array.from({ length: 599 }, (_, index) => `5Q${100_000 + index}`)].join('\n'));
  await screen.findByText('600 个号码');
  await user.click(screen.getByRole('button', { name: '批量查询' }));
  expect(await screen.findByText('已查到的 500 个结果都保留着，还有 100 个没有查。')).toBeDefined();
  expect(screen.getByRole('radio', { name: '成功 1', checked: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '继续查询其余 100 个' }));
  await waitFor(() => expect(screen.queryByText(/还有 100 个没有查/)).toBeNull());
});

const sheetOf = (cells: string[]): BatchSheet => ({
  name: '表1',
  rowNumbers: cells.map((_cell, index) => index + 1),
  headRows: 1,
  columns: [
    { letter: 'A', cells: cells.map((_cell, index) => (index === 0 ? '名称' : '前制动盘')), oeShare: 0, warnings: [] },
    { letter: 'B', cells, oeShare: 1, warnings: [{ kind: 'scientific', count: 1, rows: [3] }] },
  ],
  likelyColumn: 1,
  leftOutRows: 12,
  leftOutColumns: 0,
});

test('a spreadsheet’s columns and warnings are displayed before its numbers are looked up', async () => {
  const requests = useFakeApi({
    uploadBatchOe: { sheets: [sheetOf(['OE号', '5Q0615301C', '6.1E+11'])], leftOutSheets: 0, encoding: null },
    getPartListByBatchOe: ({ oes }) => resultOf(oes),
  });
  const { user } = await openPage('/search/oe?mode=batch');
  await screen.findByRole('textbox', { name: '多个 OE 号' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, new File(['x'], '清单.xlsx'));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText(/被写成了科学计数法.*（第 3 行）/)).toBeDefined();
  expect(dialog.getByText(/另有 12 行没有读取/)).toBeDefined();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'B · OE号', hidden: true }).checked).toBe(true);
  expect(requests.map(({ operation }) => operation)).not.toContain('getPartListByBatchOe');
  await user.click(dialog.getByRole('button', { name: '查询这 2 个号码', hidden: true }));
  await waitFor(() => expect(batchDraft.get()).toBe('5Q0615301C\t前制动盘\t\n6.1E+11\t前制动盘\t'));
  expect(await screen.findByRole('radio', { name: '成功 1' })).toBeDefined();
});

test('a file that cannot be read displays the reason and leaves the input unchanged', async () => {
  useFakeApi({ uploadBatchOe: () => refuse('300702') });
  const { user } = await openPage('/search/oe?mode=batch', 'en');
  batchDraft.set('5Q0615301C');
  await screen.findByRole('textbox', { name: 'OE numbers' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, new File(['x'], 'old.xlsx'));
  expect((await screen.findByRole('alert')).textContent).toContain('Save as .xlsx in Excel');
  expect(batchDraft.get()).toBe('5Q0615301C');
});

test('a file over 10 MB is rejected without an upload', async () => {
  const requests = useFakeApi({});
  const { user } = await openPage('/search/oe?mode=batch', 'en');
  await screen.findByRole('textbox', { name: 'OE numbers' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.xlsx'));
  expect((await screen.findByRole('alert')).textContent).toContain('“huge.xlsx” is 11 MB; the limit is 10 MB');
  expect(requests.map(({ operation }) => operation)).not.toContain('uploadBatchOe');
});

test('the header row can be changed, and rows above it are skipped', async () => {
  useFakeApi({
    uploadBatchOe: { sheets: [sheetOf(['清单', 'OE号', '5Q0615301C'])], leftOutSheets: 0, encoding: null },
    getPartListByBatchOe: ({ oes }) => resultOf(oes),
  });
  const { user } = await openPage('/search/oe?mode=batch');
  await screen.findByRole('textbox', { name: '多个 OE 号' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, new File(['x'], '清单.xlsx'));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await user.selectOptions(dialog.getByRole('combobox', { name: '表头在', hidden: true }), '第 2 行');
  expect(dialog.getByRole('radio', { name: 'B · OE号', hidden: true })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '查询这 1 个号码', hidden: true }));
  await waitFor(() => expect(batchDraft.get()).toBe('5Q0615301C\t前制动盘\t'));
});

test('a text file is parsed again in the chosen encoding; an encoding that fails leaves the preview unchanged', async () => {
  const requests = useFakeApi({
    uploadBatchOe: ({ encoding = 'gb18030' }) =>
      encoding === 'utf-16le'
        ? refuse('300708')
        : { sheets: [sheetOf([encoding === 'big5' ? '零件號' : '箂ン腹', '5Q0615301C'])], leftOutSheets: 0, encoding },
    getPartListByBatchOe: ({ oes }) => resultOf(oes),
  });
  const { user } = await openPage('/search/oe?mode=batch', 'en');
  await screen.findByRole('textbox', { name: 'OE numbers' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, new File(['x'], 'list.csv'));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const choice = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Text encoding', hidden: true });
  expect(choice.value).toBe('gb18030');
  await user.selectOptions(choice, 'Big5 (traditional)');
  expect(await dialog.findByRole('radio', { name: 'B · 零件號', hidden: true })).toBeDefined();
  expect(choice.value).toBe('big5');
  await user.selectOptions(choice, 'UTF-16');
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toContain('“list.csv” could not be read');
  expect(choice.value).toBe('big5');
  await user.click(dialog.getByRole('button', { name: 'Look up this number', hidden: true }));
  await waitFor(() => expect(batchDraft.get()).toBe('5Q0615301C\t前制动盘\t'));
  const sent = requests.filter(({ operation }) => operation === 'uploadBatchOe').map(({ body }) => body);
  expect(sent).toEqual([{}, { encoding: 'big5' }, { encoding: 'utf-16le' }]);
});

test('a file that the browser cannot open, such as a folder, displays the reason', async () => {
  const requests = useFakeApi({});
  const { user } = await openPage('/search/oe?mode=batch', 'en');
  await screen.findByRole('textbox', { name: 'OE numbers' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  const folder = new File([], 'lists.csv');
  folder.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  await user.upload(input, folder);
  expect((await screen.findByRole('alert')).textContent).toContain('“lists.csv” cannot be opened. It may be a folder');
  expect(requests.map(({ operation }) => operation)).not.toContain('uploadBatchOe');
});

test('a column pasted into the field for one number opens the batch with all numbers', async () => {
  useFakeApi({ getPartListByBatchOe: ({ oes }) => resultOf(oes) });
  const { user, place } = await openPage('/search/oe');
  await user.click(await screen.findByRole('textbox', { name: 'OE 号' }));
  await user.paste('5Q0615301C\n0986494596\n999999999');
  await waitFor(() => expect(place()).toBe('/search/oe?oe=5Q0615301C,0986494596,999999999'));
  expect(await screen.findByRole('radio', { name: '成功 1' })).toBeDefined();
  expect(batchDraft.get()).toBe('5Q0615301C\n0986494596\n999999999');
});

test('the quantities of a link are looked up with their numbers and stay in the box', async () => {
  useFakeApi({ getPartListByBatchOe: ({ oes }) => resultOf(oes) });
  await openPage(`/search/oe?oe=${encodeURIComponent('5Q0615301C x2,0986494596')}`);
  expect(await screen.findAllByText('× 2')).not.toHaveLength(0);
  expect(await screen.findByText('1 个带数量')).toBeDefined();
  expect(batchDraft.get()).toBe('5Q0615301C\t\t2\n0986494596');
});
