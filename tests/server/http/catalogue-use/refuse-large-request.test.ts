import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls, calls } from '../../../../src/contract/all-calls.ts';
import { batchNumbersMax, pageRowsMax } from '../../../../src/server/http/catalogue-use/catalogue-bounds.ts';
import { refreshOffers } from '../../../../src/server/platform/db/refresh-offers.ts';
import { sampleInputOf } from '../../../support/bodies/sample.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  await refreshOffers(api.db);
});
afterAll(() => api.close());

const pagedCalls = allCalls.filter(
  ({ body }) => body instanceof z.ZodObject && 'pageNum' in body.shape && 'pageSize' in body.shape,
);

test.each(pagedCalls.map((call) => [call.operation, call] as const))(
  'the last page numbers of %s are refused or empty, never an error of the database',
  async (_, call) => {
    const page = (pageSize: number) => ({ ...Object(sampleInputOf(call.body)), pageNum: 1_000_000, pageSize });
    const far = await api.post(call, page(10_000));
    expect([far.status, far.message]).toEqual([400, expect.stringMatching(/page(Num|Size)/)]);
    expect((await api.post(call, page(2_000))).status).toBeLessThan(500);
  },
);

test('the contract has many paged calls', () => {
  expect(pagedCalls.length).toBeGreaterThan(15);
});

test('a free account gets no larger page of a catalogue search than its bound, the staff may', async () => {
  const search = (pageSize: number, as = api.users.general) =>
    api.post(calls.searchBrandParts, { text: 'bosch', pageSize }, { as });
  expect((await search(pageRowsMax.free)).code).toBe('000000');
  expect(await search(pageRowsMax.free + 1)).toMatchObject({
    status: 400,
    message: expect.stringContaining(`${pageRowsMax.free}`),
  });
  expect((await search(pageRowsMax.free + 1, api.users.manager)).code).toBe('000000');
});

test('a free account looks up fewer numbers in one batch than the staff', async () => {
  const oes = Array.from({ length: batchNumbersMax.free + 1 }, (_, index) => `5Q0698${100 + index}`);
  const lookUp = (as = api.users.general) =>
    api.post(calls.getPartListByBatchOe, { oes, provinceCode: '110000' }, { as });
  expect(await lookUp()).toMatchObject({ status: 400, message: expect.stringContaining('oes') });
  expect((await lookUp(api.users.manager)).status).toBe(200);
});
