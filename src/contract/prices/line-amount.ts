/**
 * The amount of a line in fen: quantity times unit price, rounded half up to the fen. The one rule for every line on screen,
 * on paper, in files and in the server's sums (`round(quantity * price)` of numeric values, which rounds the same way).
 * Quantities have steps of 0.01. Computed with hundredths, because 1.005 × 100 is less than 100.5 in binary fractions.
 */
export function lineAmountFen(unitPriceFen: number, quantity: number): number {
  const hundredths = Math.round(quantity * 100);
  return Math.floor((unitPriceFen * hundredths + 50) / 100);
}
