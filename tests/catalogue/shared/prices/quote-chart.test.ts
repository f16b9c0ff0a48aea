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

test('all kinds share one scale inside the box, with time on x and price on y', () => {
  const shape = quoteChart(quotes, BOX);
  expect(shape).toMatchObject({ leastFen: 100, mostFen: 300, from: '2026-01-01T08:00:00.000Z' });
  expect(shape?.lines.map(({ kind }) => kind)).toEqual(['original', 'brand']);
  expect(shape?.lines[0]?.points.map(({ x, y }) => [x, y])).toEqual([
    [10, 30],
    [110, 10],
  ]);
  expect(shape?.lines[1]?.points[0]).toMatchObject({ y: 50 });
});

test('a single quote is centred, and without quotes there is no chart', () => {
  const one = { original: [quote('2026-03-01T08:00:00Z', 300)], brand: [], suit: [] };
  expect(quoteChart(one, BOX)?.lines[0]?.points).toMatchObject([{ x: 60, y: 30 }]);
  expect(quoteChart({ original: [], brand: [], suit: [] }, BOX)).toBeUndefined();
});

test('the table has one row per day, newest first, with the quote of each kind', () => {
  const days = quoteDays(quotes);
  expect(days.map(({ day }) => day)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
  expect(days[1]?.quotes).toMatchObject({ original: null, brand: { priceFen: 100 }, suit: null });
});

test('a quote after 16:00 UTC belongs to the next day in Asia/Shanghai', () => {
  const late = { original: [quote('2026-02-28T16:30:00Z', 300)], brand: [], suit: [] };
  expect(quoteDays(late).map(({ day }) => day)).toEqual(['2026-03-01']);
});
