import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import type { Caller } from '../../support/server/api.ts';
import { type OpenedCompany, openCompany } from './support.ts';

let opened: OpenedCompany;
let sub: Caller;
let packageId: number;
beforeAll(async () => {
  opened = await openCompany();
  sub = await opened.addSub({ isShared: false });
});
afterAll(() => opened.api.close());
beforeEach(async () => {
  await opened.db.execute('truncate quota_ledger, quota_day_use, quota_move, quota_package, package_request cascade');
  await opened.db.execute('update account set dct_type = 2 where acct_level <> 0');
  packageId = await opened.addPackage({ amount: 10 });
});

const askFor = (as = sub, vehicleClass: 'C' | 'B' = 'C') =>
  opened.api.post(calls.askPackage, { vehicleClass, kind: 'count', amount: 4, note: '年检' }, { as });
const answer = (requestId: number, given: object, as = opened.shop) =>
  opened.api.post(calls.answerPackageRequest, { requestId, answer: given, operationId: opened.operationId() }, { as });
const news = async (as: Caller) => (await opened.api.post(calls.getPackageNews, {}, { as })).result;
const own = async () => (await opened.api.post(calls.listAllocations, {}, { as: opened.shop })).result[0]?.own;

test('a sub account’s request is news for its main account, and the answer is news for the sub account once', async () => {
  const { result: request } = await askFor();
  expect(request).toMatchObject({ state: 'open', amount: 4, note: '年检', userId: sub.userId, isNews: false });
  expect(await news(opened.shop)).toMatchObject({ openNum: 1, newsNum: 0, latest: { requestId: request.requestId } });
  expect(await news(sub)).toMatchObject({ openNum: 0, newsNum: 0, waitingNum: 1, latest: null });
  const given = { kind: 'allocated', packageId, amount: 3, word: '先用着' };
  const { result } = await answer(request.requestId, given);
  expect(result).toMatchObject({ state: 'allocated', givenAmount: 3, word: '先用着' });
  expect(await own()).toBe(7);
  expect(await news(opened.shop)).toMatchObject({ openNum: 0, latest: null });
  expect(await news(sub)).toMatchObject({ newsNum: 1, waitingNum: 0, latest: { state: 'allocated', isNews: true } });
  await opened.api.post(calls.seePackageNews, {}, { as: sub });
  expect(await news(sub)).toMatchObject({ newsNum: 0, latest: null });
});

test('one request per class can be open; a withdrawn one allows another', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => askFor()));
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', ...Array(5).fill('600704')]);
  expect(await askFor(sub, 'B')).toMatchObject({ code: '000000' });
  const requestId = answers.find(({ code }) => code === '000000')?.result.requestId ?? 0;
  const withdraw = () => opened.api.post(calls.withdrawPackageRequest, { requestId }, { as: sub });
  expect(await withdraw()).toMatchObject({ code: '000000' });
  expect(await withdraw()).toMatchObject({ code: '600705' });
  expect(await answer(requestId, { kind: 'bought' })).toMatchObject({ code: '600705' });
  expect(await askFor()).toMatchObject({ code: '000000' });
});

test('of several concurrent answers one succeeds, and lookups are allocated once', async () => {
  const { result } = await askFor();
  const given = { kind: 'allocated', packageId, amount: 2 };
  const answers = await Promise.all(Array.from({ length: 6 }, () => answer(result.requestId, given)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', ...Array(5).fill('600705')]);
  expect(await own()).toBe(8);
});

test('an answer that fails leaves the request open', async () => {
  const { result } = await askFor();
  expect(await answer(result.requestId, { kind: 'allocated', packageId, amount: 11 })).toMatchObject({
    code: '600702',
  });
  const { result: truck } = await askFor(sub, 'B');
  expect(await answer(truck.requestId, { kind: 'allocated', packageId, amount: 1 })).toMatchObject({ code: '900404' });
  expect(await answer(result.requestId, { kind: 'refused', word: '' })).toMatchObject({ code: '900400' });
  expect(await news(opened.shop)).toMatchObject({ openNum: 2 });
});

test('sharing is a possible answer; nothing can be allocated to an account that shares', async () => {
  const { result } = await askFor();
  expect(await answer(result.requestId, { kind: 'shared' })).toMatchObject({
    result: { state: 'shared', isShared: true },
  });
  const { result: next } = await askFor();
  expect(await answer(next.requestId, { kind: 'allocated', packageId, amount: 1 })).toMatchObject({ code: '600703' });
  expect(await answer(next.requestId, { kind: 'bought', word: '已购买' })).toMatchObject({
    result: { state: 'bought' },
  });
});

test('only sub accounts make requests, and only their main account sees and answers them', async () => {
  const { api, rival, shop, single } = opened;
  const { result } = await askFor();
  const other = await opened.addSub();
  for (const as of [rival, other]) {
    expect((await api.post(calls.listPackageRequests, {}, { as })).result.total).toBe(0);
    expect(await news(as)).toMatchObject({ openNum: 0, newsNum: 0, waitingNum: 0 });
  }
  expect(await answer(result.requestId, { kind: 'bought' }, rival)).toMatchObject({ status: 404, code: '900404' });
  expect(await answer(result.requestId, { kind: 'bought' }, sub)).toMatchObject({ status: 403, code: '900403' });
  expect(await api.post(calls.withdrawPackageRequest, { requestId: result.requestId }, { as: other })).toMatchObject({
    code: '600705',
  });
  for (const as of [shop, single]) expect(await askFor(as)).toMatchObject({ status: 403, code: '900403' });
});
