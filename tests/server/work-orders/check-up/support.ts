import type { CheckedLine } from '../../../../src/server/work-orders/check-up/finding.ts';

export const lineOf = (given: Partial<CheckedLine> = {}): CheckedLine => ({
  partId: 1,
  lineKind: 'part',
  oe: 'A 1',
  searchOe: 'A1',
  stdPartCode: 'P1',
  stdPartName: '前制动片',
  oeReplaceTwos: [],
  marketPriceFen: 100,
  quantity: 1,
  returnReason: null,
  ...given,
});

/** Findings as their rules and lines. */
export const rulesOf = (found: readonly { rule: string; partIds: readonly number[] }[]) =>
  found.map(({ rule, partIds }) => `${rule} ${partIds.join()}`);
