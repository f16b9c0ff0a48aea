/**
 * A price as the catalogue shows it, in yuan: under 10 as it is; otherwise without its decimal part, or one yuan less
 * where it has none; unknown or zero as `---`. For the eye only: sums are made of the fen themselves.
 * Source: the specification's rule for the display of prices.
 */
export function showPriceFen(fen: number | null): string {
  if (fen === null || fen === 0) return '---';
  if (fen < 1000) return String(fen / 100);
  return String(fen % 100 === 0 ? fen / 100 - 1 : Math.floor(fen / 100));
}

/**
 * An original part's price from the web: over ten yuan to the nearest ten, which is shown as it is; otherwise as every
 * other price. Source: the specification's rule for original prices.
 */
export function showOriginalPriceFen(fen: number | null): string {
  return fen === null || fen <= 1000 ? showPriceFen(fen) : String(Math.round(fen / 1000) * 10);
}

/** An exact amount as the language writes it, with the sign of the yuan: totals, never a single price. */
export function showTotalFen(fen: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(fen / 100);
}
