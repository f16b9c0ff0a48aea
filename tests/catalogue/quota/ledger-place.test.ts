import { expect, test } from 'vitest';
import {
  isNarrowed,
  ledgerBody,
  nothingAsked,
  queryOfLedger,
  readLedgerPlace,
} from '../../../src/catalogue/quota/ledger-place.ts';

const place = {
  vehicleTypeCode: 'B',
  reason: 'config',
  userId: 7,
  fromDate: '2026-01-02',
  toDate: '2026-02-03',
  page: 3,
} as const;

test('what is asked of the ledger goes through the link and comes back', () => {
  expect(readLedgerPlace(queryOfLedger(place))).toEqual(place);
  const { page: _, ...filter } = place;
  expect(ledgerBody(place)).toEqual(filter);
});

test('what a link cannot mean is as if it were not there', () => {
  const odd = new URLSearchParams('class=X&reason=theft&user=-1&from=2026-99-99&to=yesterday&page=0');
  expect(readLedgerPlace(odd)).toEqual({ ...nothingAsked, page: 1 });
  expect(ledgerBody(readLedgerPlace(odd))).toEqual({});
});

test('a page alone does not narrow the list', () => {
  expect(isNarrowed({ ...nothingAsked, page: 2 })).toBe(false);
  expect(isNarrowed({ ...nothingAsked, reason: 'parts', page: 1 })).toBe(true);
});
