import { expect, test } from 'vitest';
import { quoteChart, quoteDays } from '../../../../src/catalogue/shared/prices/quote-chart.ts';

const quote = (quoteTime: string, priceFen: number) => ({
  quoteId: `${quoteTime}/${priceFen}`,
  quoteTime,
  priceFen,
  source: 'sample',
});
const quotes = {
  original: [quote('2026-03-01T08:00:00Z', 300), quote('2026-01-01T08:00:00Z', 200)],
  brand: [quote('2026-02-01T08:00:00Z', 100)],
  suit: [],
};
const BOX = { width: 120, height: 60, padding: 10 };

test('time runs to the right and price upwards, on one scale for all kinds, inside the box', () => {
  const shape = quoteChart(quotes, BOX);
  expect(shape).toMatchObject({ leastFen: 100, mostFen: 300, from: '2026-01-01T08:00:00.000Z' });
  expect(shape?.lines.map(({ kind }) => kind)).toEqual(['original', 'brand']);
  expect(shape?.lines[0]?.points.map(({ x, y }) => [x, y])).toEqual([
    [10, 30],
    [110, 10],
  ]);
  expect(shape?.lines[1]?.points[0]).toMatchObject({ y: 50 });
});

test('one quote alone stands in the middle, and none draws nothing', () => {
  const one = { original: [quote('2026-03-01T08:00:00Z', 300)], brand: [], suit: [] };
  expect(quoteChart(one, BOX)?.lines[0]?.points).toMatchObject([{ x: 60, y: 30 }]);
  expect(quoteChart({ original: [], brand: [], suit: [] }, BOX)).toBeUndefined();
});

test('the table has a row a day, the newest first, with what each kind was quoted at', () => {
  const days = quoteDays(quotes);
  expect(days.map(({ day }) => day)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
  expect(days[1]?.quotes).toMatchObject({ original: null, brand: { priceFen: 100 }, suit: null });
});

test('a quote made after 16:00 UTC is of the next day in the shop', () => {
  const late = { original: [quote('2026-02-28T16:30:00Z', 300)], brand: [], suit: [] };
  expect(quoteDays(late).map(({ day }) => day)).toEqual(['2026-03-01']);
});
