import { render, screen } from '@testing-library/react';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { sheetCsv } from '../../../../src/catalogue/shared/export/sheet-csv.ts';
import { headRowIndex } from '../../../../src/catalogue/shared/export/sheet-grid.ts';
import { sheetHtml } from '../../../../src/catalogue/shared/export/sheet-html.ts';
import { sheetXlsx } from '../../../../src/catalogue/shared/export/sheet-xlsx.ts';
import { orderSheet } from '../../../../src/catalogue/work-orders/order/order-sheet.ts';
import { PrintedSheet } from '../../../../src/catalogue/work-orders/paper/printed-sheet.tsx';
import type { WorkOrderItem } from '../../../../src/contract/work-orders/schemas.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { provincesOf } from '../../../support/screens/provinces-of.ts';
import { unzip } from '../../shared/export/unzip.ts';
import '../lines/popovers.ts';
import { itemWith, orderWith, provinceName, translationsIn } from '../lines/support.ts';

const LINES = 500;
/** Longer lists are virtualised, which jsdom cannot measure. */
const VISIBLE_LINES = 40;
const PRICES = [5, 1, 999, 1_000, 3_333, 39_800, 12_345, 1_234_567] as const;
const QUANTITIES = [33.33, 0.01, 1.15, 4.35, 0.1, 2.5, 9_999] as const;

/** Parts, and materials whose products end on half a fen or next to it. */
const items: WorkOrderItem[] = Array.from({ length: LINES }, (_, index) => {
  const marketPriceFen = PRICES[index % PRICES.length] ?? 1;
  const shared = { partId: index + 1, oe: `1K0 698 ${index}`, searchOe: `1K0698${index}`, marketPriceFen };
  if (index % 3 === 0) return itemWith({ ...shared, stdPartName: `配件 ${index}`, quantity: (index % 12) + 1 });
  const quantity = QUANTITIES[index % QUANTITIES.length] ?? 1;
  return itemWith({ ...shared, oe: '', lineKind: 'material', stdPartName: `材料 ${index}`, quantity, unit: '升' });
});

interface ReadLine {
  quantity: string;
  unit: string;
  line: string;
}

/** Hundredths of a decimal text; thousands separators and the currency sign are ignored, a third decimal is an error. */
function hundredths(text: string): bigint {
  const [, whole = '', decimals = ''] = /^¥?([\d,]+)(?:\.(\d{1,2}))?(?: (?:升|L))?$/.exec(text) ?? [];
  if (whole === '') throw new Error(`“${text}” is no amount`);
  return BigInt(whole.replaceAll(',', '')) * 100n + BigInt(decimals.padEnd(2, '0'));
}

/** Lines whose quantity times unit price is not the line as written, by a rule written apart from the product's. */
const wrongLines = (lines: readonly ReadLine[]) =>
  lines.filter(
    ({ quantity, unit, line }) => (hundredths(quantity) * hundredths(unit) + 50n) / 100n !== hundredths(line),
  );
const sumOf = (lines: readonly ReadLine[]) => lines.reduce((sum, { line }) => sum + hundredths(line), 0n);

const sheetIn = (language: 'zh-CN' | 'en') =>
  orderSheet({
    order: orderWith(),
    items,
    language,
    ...translationsIn(language),
    provinceName,
    supersededOf: () => '',
    isDemo: true,
  });
const sheet = sheetIn('zh-CN');
const QUANTITY = 5;
const UNIT = 6;
const readLine = (cells: readonly string[]): ReadLine => ({
  quantity: cells[QUANTITY] ?? '',
  unit: cells[UNIT] ?? '',
  line: cells.at(-1) ?? '',
});

test('in the csv every line multiplies and the lines add up to the total', () => {
  const rows = Papa.parse<string[]>(sheetCsv(sheet).slice(1)).data;
  const first = headRowIndex(sheet) + 1;
  const lines = rows.slice(first, first + LINES).map(readLine);
  expect(wrongLines(lines)).toEqual([]);
  expect(sumOf(lines)).toBe(hundredths(rows[first + LINES]?.at(-1) ?? ''));
  // Two decimals, always.
  expect(lines.every(({ unit, line }) => /^\d+\.\d\d$/.test(unit) && /^\d+\.\d\d$/.test(line))).toBe(true);
});

test('in the workbook prices are numeric cells, every line multiplies, and the lines add up to the total', async () => {
  const files = await unzip(await sheetXlsx(sheet));
  const document = new DOMParser().parseFromString(files['xl/worksheets/sheet1.xml'] ?? '', 'text/xml');
  const rows = [...document.querySelectorAll('row')].slice(headRowIndex(sheet) + 1, headRowIndex(sheet) + LINES + 2);
  const numberAt = (row: Element, column: string) => {
    const cell = [...row.querySelectorAll('c')].find((one) => one.getAttribute('r')?.startsWith(column));
    expect(cell?.getAttribute('t') ?? 'n').toBe('n');
    return cell?.querySelector('v')?.textContent ?? '';
  };
  const lines = rows
    .slice(0, LINES)
    .map((row) => ({ quantity: numberAt(row, 'F'), unit: numberAt(row, 'G'), line: numberAt(row, 'J') }));
  expect(wrongLines(lines)).toEqual([]);
  const total = rows[LINES];
  expect(total && hundredths(numberAt(total, 'J'))).toBe(sumOf(lines));
});

test.each(['zh-CN', 'en'] as const)(
  'on the exported page in %s the texts and their values multiply and add up',
  (language) => {
    const page = new DOMParser().parseFromString(sheetHtml(sheetIn(language)), 'text/html');
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')]);
    const texts = rows.map((cells) => readLine(cells.map((cell) => cell.textContent ?? '')));
    const values = rows.map((cells) =>
      readLine(cells.map((cell) => cell.querySelector('data')?.getAttribute('value') ?? '')),
    );
    expect(wrongLines(texts)).toEqual([]);
    expect(wrongLines(values)).toEqual([]);
    expect(texts.every(({ unit, line }) => unit.startsWith('¥') && line.startsWith('¥'))).toBe(true);
    expect(sumOf(texts)).toBe(hundredths(page.querySelector('tfoot td:last-child')?.textContent ?? ''));
  },
);

test('on paper every one of 500 lines multiplies and the lines add up to the total', () => {
  const { container } = render(<PrintedSheet sheet={sheet} />);
  const texts = [...container.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
  );
  const lines = texts.filter((cells) => /^\d+$/.test(cells[0] ?? '')).map(readPaperLine);
  expect(lines).toHaveLength(LINES);
  expect(wrongLines(lines)).toEqual([]);
  const total = texts.find(([label]) => label === '合计')?.at(-1) ?? '';
  expect(sumOf(lines)).toBe(hundredths(total));
});

/** The unit price and the line total are the first and the last amount of the row, after the quantity. */
function readPaperLine(cells: readonly string[]): ReadLine {
  const unit = cells.findIndex((text) => text.startsWith('¥'));
  return { quantity: cells[unit - 1] ?? '', unit: cells[unit] ?? '', line: cells.at(-1) ?? '' };
}

test('on screen every line multiplies, and the lines add up to the total', async () => {
  const rows = items.slice(0, VISIBLE_LINES);
  fakeServer.use(
    fakeApi({ getProvince: provincesOf(), getPartList: orderWith(), getItem: { rows, total: rows.length } }),
  );
  await openPage('/order/partsOrderDetail?listId=7');
  await screen.findByText(`配件 ${VISIBLE_LINES - 1}`);
  const lines = [...document.querySelectorAll<HTMLElement>('tr[data-index]')].map((row) => {
    const texts = [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
    const [unit = '', line = ''] = texts.filter((text) => text.startsWith('¥'));
    return { quantity: row.querySelector<HTMLInputElement>('input:not([type="checkbox"])')?.value ?? '', unit, line };
  });
  expect(lines).toHaveLength(VISIBLE_LINES);
  expect(wrongLines(lines)).toEqual([]);
  const total = document.querySelector('main tfoot td[aria-live]')?.textContent ?? '';
  expect(hundredths(total)).toBe(sumOf(lines));
});
