import { QUOTE_KINDS, type QuoteKind } from '../../../contract/prices/price-kinds.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { NO_QUOTES, type Quote, type QuoteHistory, type Quotes } from './price-kinds.ts';

export interface ChartPoint {
  x: number;
  y: number;
  quote: Quote;
}

export interface QuoteChartShape {
  lines: readonly { kind: QuoteKind; points: readonly ChartPoint[] }[];
  leastFen: number;
  mostFen: number;
  /** ISO times of the first and the last quote. */
  from: string;
  to: string;
}

export interface Box {
  width: number;
  height: number;
  /** On every side. */
  padding: number;
}

/** Coordinates of each quote: time on the x axis, price on the y axis, one scale for all kinds. Undefined without quotes. */
export function quoteChart(quotes: QuoteHistory, { width, height, padding }: Box): QuoteChartShape | undefined {
  const all = QUOTE_KINDS.flatMap((kind) => quotes[kind]);
  if (all.length === 0) return undefined;
  const times = all.map(({ quoteTime }) => Date.parse(quoteTime));
  const prices = all.map(({ priceFen }) => priceFen);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [leastFen, mostFen] = [Math.min(...prices), Math.max(...prices)];
  const along = (value: number, from: number, to: number) => (to === from ? 0.5 : (value - from) / (to - from));
  return {
    leastFen,
    mostFen,
    from: new Date(first).toISOString(),
    to: new Date(last).toISOString(),
    lines: QUOTE_KINDS.map((kind) => ({
      kind,
      points: quotes[kind]
        .map((quote) => ({
          quote,
          x: padding + along(Date.parse(quote.quoteTime), first, last) * (width - 2 * padding),
          y: height - padding - along(quote.priceFen, leastFen, mostFen) * (height - 2 * padding),
        }))
        .toSorted((a, b) => a.x - b.x),
    })).filter(({ points }) => points.length > 0),
  };
}

export interface QuoteDay {
  /** ISO date in the shop's time zone. */
  day: string;
  quotes: Quotes;
}

/** The quotes as table rows: one per day, newest first. */
export function quoteDays(quotes: QuoteHistory): QuoteDay[] {
  const days = new Map<string, Quotes>();
  for (const kind of QUOTE_KINDS) {
    for (const quote of quotes[kind]) {
      const day = shopDate(new Date(quote.quoteTime));
      const found = days.get(day) ?? NO_QUOTES;
      days.set(day, { ...found, [kind]: found[kind] ?? quote });
    }
  }
  return [...days].map(([day, found]) => ({ day, quotes: found })).toSorted((a, b) => b.day.localeCompare(a.day));
}
