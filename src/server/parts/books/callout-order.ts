/** Orders callouts numerically: 2 before 10, 10 before 10A, those without a number last. */
export function calloutOrder(a: string, b: string): number {
  const byNumber = numberOf(a) - numberOf(b);
  if (byNumber !== 0 && !Number.isNaN(byNumber)) return byNumber;
  return a < b ? -1 : a > b ? 1 : 0;
}

function numberOf(callout: string): number {
  const digits = /^\d+/.exec(callout)?.[0];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}
