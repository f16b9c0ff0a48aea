import { expect, test } from 'vitest';
import { PRICE_FIELDS } from '../../../src/contract/prices/price-kinds.ts';
import type { Offer } from '../../../src/contract/prices/schemas.ts';
import { recordOf } from '../../../src/contract/record-of.ts';
import { quotedLines } from '../../../src/server/quotations/quoted-lines.ts';

const offer = (aftPartId: number, aftBrandId: number, priceFen: number | null, given: Partial<Offer> = {}): Offer => ({
  ...{ aftPartId, aftBrandId, aftBrandName: `brand ${aftBrandId}`, number: `N${aftPartId}`, priceFen },
  ...{ partClass: 'equivalent', dated: '2026-11-01', source: 'list' },
  ...given,
});
type Item = Parameters<typeof quotedLines>[0][number];
const part = (marketPriceFen: number | null, given: Partial<Item> = {}): Item => ({
  ...{ partId: 1, lineKind: 'part', oe: 'OE', partBrandName: '原厂', stdPartName: '前制动片', quantity: 1, unit: '' },
  ...recordOf(PRICE_FIELDS, () => null),
  marketPriceFen,
  ...given,
});

function schemesOf(items: readonly Item[], offers: readonly (readonly Offer[])[]) {
  const lines = quotedLines(items, 'market', { offersOf: (index) => offers[index] ?? [], superseded: new Map() });
  return lines.map(({ options: { original, brand, economy } }) => [original.number, brand.number, economy.number]);
}

test('the brand scheme keeps to the brand that covers the most lines, even where another is cheaper or dearer', () => {
  const items = [part(10_000), part(10_000)];
  expect(schemesOf(items, [[offer(1, 1, 9_000), offer(2, 2, 5_000)], [offer(3, 2, 4_000)]])).toEqual([
    ['OE', 'N2', 'N2'],
    ['OE', 'N3', 'N3'],
  ]);
});

test('of brands that cover as many lines the dearer one is the known brand, by its cheapest offer', () => {
  const offers = [offer(1, 1, 5_000), offer(2, 2, 8_000), offer(3, 2, 7_000)];
  expect(schemesOf([part(10_000)], [offers])).toEqual([['OE', 'N3', 'N1']]);
});

test('two offers of one brand for a line count as one line', () => {
  const items = [part(10_000), part(10_000), part(10_000)];
  const first = [offer(1, 1, 5_000), offer(2, 1, 5_500), offer(3, 2, 4_000)];
  expect(schemesOf(items, [first, [offer(4, 2, 4_000)], []])[0]).toEqual(['OE', 'N3', 'N3']);
});

test('used parts and offers without a price are never quoted', () => {
  const offers = [offer(1, 1, 100, { partClass: 'used' }), offer(2, 1, null), offer(3, 1, 0)];
  const [line] = quotedLines([part(10_000)], 'market', { offersOf: () => offers, superseded: new Map() });
  expect([line?.options.brand, line?.options.economy]).toMatchObject([
    { number: 'OE', isOriginalKept: true },
    { number: 'OE', isOriginalKept: true },
  ]);
});

test('the economy scheme keeps an original that costs no more, and takes the alternative to one without a price', () => {
  expect(schemesOf([part(5_000)], [[offer(1, 1, 5_000)]])).toEqual([['OE', 'N1', 'OE']]);
  expect(schemesOf([part(null)], [[offer(1, 1, 5_000)]])).toEqual([['OE', 'N1', 'N1']]);
});

test('parts have the price of the quoted kind, labour its own price', () => {
  const labour = part(15_000, { lineKind: 'labour', oe: '', quantity: 1.5 });
  const lines = quotedLines([part(10_000, { guidePriceFen: 12_000, quantity: 2 }), labour], 'guide', {
    offersOf: () => [],
    superseded: new Map(),
  });
  expect(lines.map(({ line, options: { original } }) => [line, original.unitPriceFen, original.amountFen])).toEqual([
    [1, 12_000, 24_000],
    [2, 15_000, 22_500],
  ]);
});

test('what replaces the number stands with the original and with the schemes that keep it', () => {
  const superseded = new Map([[1, { successors: ['OE 2'], isDiscontinued: false }]]);
  const [line] = quotedLines([part(10_000)], 'market', { offersOf: () => [offer(1, 1, 20_000)], superseded });
  expect([line?.options.original.successors, line?.options.brand.successors, line?.options.economy.successors]).toEqual(
    [['OE 2'], undefined, ['OE 2']],
  );
});
