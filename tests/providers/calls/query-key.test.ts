import { expect, test } from 'vitest';
import { historyCalls } from '../../../src/contract/history/calls.ts';
import { partCalls } from '../../../src/contract/parts/calls.ts';
import { queryKeyOf, queryMetaOf } from '../../../src/providers/calls/query-key.ts';
import { storeLanguage } from '../../../src/providers/language.ts';

test('a response in one language is not shown in another', () => {
  storeLanguage('en');
  const english = queryKeyOf(partCalls.getPartTreeData, { vehicleId: 7 });
  storeLanguage('zh-CN');
  expect(queryKeyOf(partCalls.getPartTreeData, { vehicleId: 7 })).not.toEqual(english);
  expect(queryKeyOf(partCalls.getPartTreeData, { vehicleId: 7 }, 'en')).toEqual(english);
});

test('only a call that can take a lookup is charged', () => {
  expect(queryMetaOf(partCalls.getPartTreeData)).toEqual({ path: partCalls.getPartTreeData.path, isCharged: true });
  expect(queryMetaOf(historyCalls.getHistOe).isCharged).toBe(false);
  expect(queryMetaOf({ ...partCalls.getPartTreeData, charge: 'free: own' }).isCharged).toBe(false);
});
