import { beforeEach, expect, test } from 'vitest';
import {
  type FixContext,
  fixFinding,
  fixKindOf,
} from '../../../../../src/catalogue/work-orders/order/check-up/fixes.ts';
import { CATALOGUE_FIELDS } from '../../../../../src/contract/prices/price-kinds.ts';
import { recordOf } from '../../../../../src/contract/record-of.ts';
import type { CurrentItem, Finding } from '../../../../../src/contract/work-orders/schemas.ts';
import { setSession } from '../../../../../src/providers/session/session.ts';
import { fakeServer } from '../../../../support/screens/fake-server.ts';
import { fakeApi, fakeSession, type ReceivedRequest } from '../../../../support/screens/fakes.ts';
import { partOf } from '../../../../support/screens/part-of.ts';
import { itemWith, orderWith } from '../../lines/support.ts';

beforeEach(() => setSession(fakeSession));

const candidate = { ...partOf({ oe: 'B 1234', searchOe: 'B1234' }), vehAssyId: 1, assemblyName: '' };
const findingOf = (given: Partial<Finding>): Finding => ({
  key: 'k',
  rule: 'check',
  partIds: [1],
  candidates: [],
  quantity: null,
  work: null,
  isDismissed: false,
  ...given,
});
const price = {
  ...recordOf(CATALOGUE_FIELDS, () => null),
  marketPriceFen: 42_000,
  dated: '2026-10-01',
  source: 'sample',
};
const currentItemOf = (given: Partial<CurrentItem>): CurrentItem => ({
  partId: 1,
  price: null,
  isPriceWithheld: false,
  isDiscontinued: false,
  successors: [],
  correction: null,
  ...given,
});
const contextOf = (given: Partial<FixContext> = {}): FixContext => ({
  order: orderWith(),
  items: [itemWith({ partId: 1, quantity: 2 }), itemWith({ partId: 2, quantity: 3 })],
  currentItems: [],
  labels: { original: '原厂', hour: '小时' },
  ...given,
});
/** The calls that fix a finding, without those that only read. */
async function fix(finding: Finding, context = contextOf(), chosen: typeof candidate | undefined = candidate) {
  const received: ReceivedRequest[] = [];
  fakeServer.use(fakeApi({}, received));
  await fixFinding(finding, chosen, context);
  return received
    .filter(({ operation }) => operation !== 'getPartPrices')
    .map(({ operation, body }) => ({ operation, body }));
}

test('a finding can be fixed by a candidate only if there is one; a misfit without one is deleted', () => {
  for (const rule of ['otherSide', 'together', 'oneTime'] as const) {
    expect(fixKindOf(findingOf({ rule }), contextOf())).toBeNull();
    expect(fixKindOf(findingOf({ rule, candidates: [candidate] }), contextOf())).toBe('add');
  }
  expect(fixKindOf(findingOf({ rule: 'misfit' }), contextOf())).toBe('delete');
  expect(fixKindOf(findingOf({ rule: 'misfit', candidates: [candidate] }), contextOf())).toBe('replace');
});

test('a number and a price are renewed only if the catalogue has new ones', () => {
  const context = contextOf({ currentItems: [currentItemOf({ price })] });
  expect([
    fixKindOf(findingOf({ rule: 'noPrice' }), context),
    fixKindOf(findingOf({ rule: 'superseded' }), context),
  ]).toEqual(['price', null]);
  expect(fixKindOf(findingOf({ rule: 'noPrice' }), contextOf())).toBeNull();
});

test('doubled lines become the first with the pieces of all, up to what a line holds', async () => {
  const finding = findingOf({ rule: 'doubled', partIds: [2, 1] });
  expect(await fix(finding)).toEqual([
    {
      operation: 'updatePartListItems',
      body: { listId: 7, changes: [{ partId: 2, values: { quantity: 5 }, seen: { quantity: 3 } }] },
    },
    { operation: 'removeItem', body: { listId: 7, partIds: [1] } },
  ]);
  const items = [itemWith({ partId: 1, quantity: 9_000 }), itemWith({ partId: 2, quantity: 9_000 })];
  expect(await fix(finding, contextOf({ items }))).toMatchObject([
    { body: { changes: [{ values: { quantity: 9_999 } }] } },
    { operation: 'removeItem' },
  ]);
});

test('a misfit is replaced in the pieces of the line and under the user’s word, and only then deleted', async () => {
  const items = [itemWith({ quantity: 4, userWord: '刹车片' })];
  const calls = await fix(findingOf({ rule: 'misfit', candidates: [candidate] }), contextOf({ items }));
  expect(calls).toMatchObject([
    {
      operation: 'savePartListItems',
      body: { items: [{ searchOe: 'B1234', quantity: 4, userWord: '刹车片' }], isPresentSkipped: true },
    },
    { operation: 'removeItem', body: { partIds: [1] } },
  ]);
});

test('missing pieces and labour are added as the finding says', async () => {
  expect(await fix(findingOf({ rule: 'fewer', quantity: 6 }))).toMatchObject([
    {
      operation: 'updatePartListItems',
      body: { changes: [{ partId: 1, values: { quantity: 6 }, seen: { quantity: 2 } }] },
    },
  ]);
  expect(await fix(findingOf({ rule: 'labour', work: { name: '换机油', hours: 0.5 } }))).toMatchObject([
    {
      operation: 'savePartListItems',
      body: {
        items: [{ lineKind: 'labour', stdPartName: '换机油', quantity: 0.5, unit: '小时', marketPriceFen: null }],
      },
    },
  ]);
});

test('a finding about a line that is gone, or one that can only be dismissed, changes nothing', async () => {
  expect(await fix(findingOf({ rule: 'discontinued', partIds: [9] }))).toEqual([]);
  expect(await fix(findingOf({ rule: 'check' }))).toEqual([]);
});
