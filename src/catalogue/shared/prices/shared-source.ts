interface Sourced {
  /** Null without a price. */
  dated: string | null;
  source: string;
}

/** The source of all prices of a list, which its note names once; undefined where they differ, or without prices. */
export function sharedSource(prices: readonly (Sourced | null | undefined)[]): string | undefined {
  const sources = new Set(prices.flatMap((price) => (price?.dated ? [price.source] : [])));
  return sources.size === 1 ? [...sources][0] : undefined;
}
