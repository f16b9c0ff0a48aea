/** The carousel sale: server times between these two, in milliseconds, show it. */
export const CAROUSEL_SALE = { from: 1_573_394_400_000, until: 1_573_833_600_000 } as const;

/** Whether the sale is on at a server's time. */
export function isSaleOn(curTimestamp: number): boolean {
  return curTimestamp > CAROUSEL_SALE.from && curTimestamp < CAROUSEL_SALE.until;
}
