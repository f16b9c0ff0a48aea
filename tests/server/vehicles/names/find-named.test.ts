import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTinyVehicles } from '../../../support/tiny-catalogue/open-tiny-vehicles.ts';

let tiny: Awaited<ReturnType<typeof openTinyVehicles>>;
beforeAll(async () => {
  tiny = await openTinyVehicles();
});
afterAll(() => tiny.db.close());

test.each(['朗逸 2016款', 'VW lavida', '大众朗逸1.6'])('%s names a family in full', async (typed) => {
  const named = await tiny.service.findNamed(typed, 'zh-CN');
  const found = await tiny.service.findByName({ text: typed }, 'zh-CN');
  expect(named.vehicleList).toEqual(found.vehicleList);
});

test.each(['喵呜', '大众', '朗意', 'kettl 2016'])(
  '%s names no family in full, which is known without a search',
  async (typed) => {
    await expect(tiny.service.findNamed('喵', 'zh-CN')).rejects.toMatchObject({ code: '100100' });
    tiny.counter.statements = 0;
    await expect(tiny.service.findNamed(typed, 'zh-CN')).rejects.toMatchObject({ code: '100100' });
    expect(tiny.counter.statements).toBe(0);
  },
);
