/** Period of the carousel sale, in milliseconds of the server's clock. */
export const CAROUSEL_SALE = { from: 1_573_394_400_000, until: 1_573_833_600_000 } as const;

export function isSaleOn(curTimestamp: number): boolean {
  return curTimestamp > CAROUSEL_SALE.from && curTimestamp < CAROUSEL_SALE.until;
}
