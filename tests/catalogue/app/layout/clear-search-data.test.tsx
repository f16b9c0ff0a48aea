import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readLastSearch } from '../../../../src/catalogue/shared/search/last-search.ts';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { lavidas, resultOf } from '../../vehicles/support.ts';

const isCached = (operation: string) => queryClient.getQueryCache().findAll([operation]).length > 0;

test('leaving the search screens clears vehicle and part data; between them it is kept', async () => {
  useFakeApi({ getVehicleByName: resultOf(lavidas) });
  const { router } = await openPage('/search/vehicle?q=朗逸&by=name');
  await screen.findByRole('heading', { name: '3 个车型' });
  await router.navigate('/search/oe');
  await screen.findByRole('link', { name: 'OE 号查询', current: 'page' });
  expect(isCached('getVehicleByName')).toBe(true);
  expect(readLastSearch()).toEqual({ q: '朗逸', by: 'name' });
  await router.navigate('/index');
  await screen.findByRole('heading', { name: '查车型、配件或 OE 号' });
  expect(isCached('getVehicleByName')).toBe(false);
  expect(readLastSearch()).toBeUndefined();
});

test('a name is stored as the last search once it has found something, a VIN at once', async () => {
  useFakeApi({ getVehicleByName: () => refuse('100100'), getVehicleByVin: () => refuse('100100') });
  const { router } = await openPage('/search/vehicle?q=1M8GDM9AXKP042788&by=vin');
  await screen.findByText(/目录中还没有这个车架号的规则/);
  expect(readLastSearch()).toEqual({ q: '1M8GDM9AXKP042788', by: 'vin' });
  await router.navigate('/search/vehicle?q=飞碟&by=name');
  await screen.findByRole('heading', { name: '未查询到相关数据' });
  expect(readLastSearch()?.by).toBe('vin');
});
