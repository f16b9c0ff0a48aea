import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { brandPartCalls } from '../../../../src/contract/brand-parts/calls.ts';
import type { ResultOf } from '../../../../src/contract/call.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';
import { priceOf } from '../../../support/screens/price-of.ts';
import { partsFakes } from '../parts-fakes.ts';

const URL = '/search/parts?vehicleId=7&node=11&part=1';
beforeEach(() => setSession(null));

const brand = {
  aftBrandId: 3,
  aftBrandName: '博世',
  country: 'DE',
  partNum: 1,
  partClasses: ['equivalent' as const],
  lowestPriceFen: 6_100,
};
const offer: ResultOf<typeof brandPartCalls.getBrandPartInfoList>[number] = {
  aftPartId: 9,
  aftBrandId: 3,
  aftBrandName: '博世',
  number: '0 986 452 041',
  partClass: 'equivalent',
  priceFen: 6_100,
  dated: '2026-02-01',
  source: 'sample',
  stdPartName: '机油滤清器',
  oes: [{ oe: '04E 103 1', searchOe: '04E1031', brandName: '大众', priceBrandId: 17 }],
};

const tabOf = (name: string) => screen.findByRole('tab', { name });

test('the tab of the panel is part of the URL and is removed when the panel closes', async () => {
  useFakeApi(partsFakes());
  const { user, place } = await openPage(URL);
  await user.click(await tabOf('品牌件'));
  expect(place()).toContain('part=1&panel=brands');
  await user.keyboard('{ArrowLeft}');
  expect(place()).toContain('panel=related');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(place()).not.toMatch(/part=|panel=/);
});

test('a brand’s part is added to the work order with its own number and price', async () => {
  const asked = useFakeApi(
    partsFakes({ getBrandPartList: [brand], getBrandPartInfoList: [offer], savePartList: { listId: 1, partIds: [2] } }),
  );
  const { user, place } = await openPage(`${URL}&panel=brands`);
  await user.click(await screen.findByRole('button', { name: /博世/ }));
  expect(place()).toContain('aftBrand=3');
  expect(await screen.findByText('0 986 452 041')).toBeDefined();
  expect(screen.getByText('同质件')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '加入工单：机油滤清器 0 986 452 041' }));
  await screen.findByRole('button', { name: /博世|全部品牌/ });
  const saved = asked.find(({ operation }) => operation === 'savePartList')?.body;
  expect(saved).toMatchObject({
    items: [
      {
        oe: '0 986 452 041',
        searchOe: '0986452041',
        partBrandName: '博世',
        marketPriceFen: 6_100,
        guidePriceFen: null,
        partRemark: '替代 04E 103 1',
      },
    ],
  });
});

test('related parts are grouped by relation; those that do not fit are only counted', async () => {
  const on = { vehAssyId: 12, assemblyName: '润滑系统' };
  useFakeApi(
    partsFakes({
      getRelationPartList: [
        { relation: 'oneTime', part: { ...partOf({ oeId: 20, oeName: '放油螺塞垫' }), ...on } },
        { relation: 'together', part: { ...misfitPartOf({ oeId: 21, oeName: '空气滤芯' }), ...on } },
      ],
    }),
  );
  const { user, place } = await openPage(`${URL}&panel=related`);
  const section = (await screen.findByRole('heading', { name: '拆装时须换新' })).closest('section');
  if (section === null) throw new Error('no section');
  expect(within(section).getByText('放油螺塞垫')).toBeDefined();
  expect(screen.queryByText('空气滤芯')).toBeNull();
  expect(screen.getByText('另有 1 项不适用于本车，未列出。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '在图中查看：放油螺塞垫（润滑系统）' }));
  expect(place()).toContain('node=12');
});

test.each([
  ['related', '1 项关联件'],
  ['brands', '1 个品牌可替代'],
  ['whereUsed', '1 / 1 个车型组'],
  ['replacement', '替换链共 2 个配件号'],
])('the list of the tab %s shows its count and can be exported', async (panel, count) => {
  const { oeId, oe, searchOe, priceBrandId, brandName, oeName, isDiscontinued } = partOf();
  const chained = { oeId, oe, searchOe, priceBrandId, brandName, oeName, isDiscontinued };
  const rest = { step: 0, kind: 'self' as const, dated: null, note: '', isCurrent: true };
  useFakeApi(
    partsFakes({
      getBrandPartList: [brand],
      getRelationPartList: [
        { relation: 'together', part: { ...partOf({ oeId: 20 }), vehAssyId: 12, assemblyName: '润滑系统' } },
      ],
      getReplaceData: {
        chain: [
          { ...chained, ...rest },
          { ...chained, ...rest, oeId: 9, step: 1, kind: 'replaced' },
        ],
        prices: [],
      },
      getAdapterVehicle: {
        isStandard: false,
        vehicleList: [
          {
            brandId: 17,
            brandName: '大众',
            familyId: 5,
            familyName: '朗逸',
            groupId: 8,
            groupName: '朗逸 1.4T',
            vehicleTypeCode: 'C',
            yearFrom: 2018,
            yearTo: null,
          },
        ],
      },
    }),
  );
  await openPage(`${URL}&panel=${panel}`);
  const aside = await screen.findByRole('complementary', { name: '机油滤清器' });
  expect(await within(aside).findByText(count)).toBeDefined();
  expect(within(aside).getByRole('button', { name: '导出' })).toBeDefined();
});

test('the graph has a button for each node and a text alternative', async () => {
  useFakeApi(
    partsFakes({
      getPartGraph: {
        nodes: [
          { id: 'oe/1', kind: 'oe', label: '04E 103 1', note: '大众', isRequested: true },
          { id: 'oe/2', kind: 'oe', label: '04E 103 2', note: '大众', isRequested: false },
        ],
        edges: [{ from: 'oe/1', to: 'oe/2', kind: 'replaced' }],
        leftOut: 3,
      },
    }),
  );
  const { user } = await openPage(`${URL}&panel=graph`);
  const node = await screen.findByRole('button', { name: 'OE 号 04E 103 2 大众' });
  await user.click(node);
  expect(node.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: '按 OE 号查询' }).getAttribute('href')).toContain('04E');
  expect(screen.getByText('04E 103 1（大众） 被 04E 103 2（大众） 替换')).toBeDefined();
  expect(screen.getByText('另有 3 个节点未画出。')).toBeDefined();
});

test('the picture of a part is requested for the open vehicle', async () => {
  const requests = useFakeApi(partsFakes({ getPartImage: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  await openPage(`${URL}&panel=image`);
  await screen.findByText(/示意图/);
  expect(requests.find(({ operation }) => operation === 'getPartImage')?.body).toMatchObject({ oeId: 1, vehicleId: 7 });
});

test.each([
  ['shows the code of a standard part and the day of its price', 'P1', 12_300, true],
  ['leaves out a code made of a name, and the day of a price that this province lacks', '~机油滤清器', null, false],
])('the facts tab %s', async (_, stdPartCode, marketPriceFen, isShown) => {
  const partsList = [partOf({ stdPartCode })];
  useFakeApi(
    partsFakes({
      getTreeNodePartData: { vehAssyId: 11, assemblyName: 'Cylinder block', drawingId: 5, partsList },
      getPartPrices: [priceOf({ marketPriceFen, pricedElsewhere: isShown ? [] : ['440000'] })],
    }),
  );
  await openPage(URL);
  const panel = within(await screen.findByRole('tabpanel'));
  await panel.findByText('OE 名称');
  // The price has come.
  if (isShown) await panel.findByText('价格日期');
  else await screen.findAllByText(/有价/);
  const terms = panel.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.includes('标准件编码')).toBe(isShown);
  expect(terms.includes('价格日期')).toBe(isShown);
});
