import type { Page, Route } from '@playwright/test';
import type { AnyCall, BodyOf, ResultOf } from '../src/contract/call.ts';
import { partCalls } from '../src/contract/parts/calls.ts';
import type { Part } from '../src/contract/parts/schemas.ts';
import { priceCalls } from '../src/contract/prices/calls.ts';
import { CATALOGUE_FIELDS, QUOTE_TYPES } from '../src/contract/prices/price-kinds.ts';
import type { PartPrice } from '../src/contract/prices/schemas.ts';
import { recordOf } from '../src/contract/record-of.ts';

const ROWS = 300;
const HOTSPOTS = 60;
const PICTURE = { width: 1100, height: 700 } as const;

/** Opens a drawing with 60 hotspots beside 300 rows, each with a price of every kind. */
export async function openLargePage(page: Page, origin: string): Promise<void> {
  await mock(page, partCalls.getTreeNodePartData, () => bookPage);
  await mock(page, partCalls.getImageInfo, () => drawing);
  await mock(page, priceCalls.getPartPrices, ({ searchOes }) => searchOes.map(priceOf));
  await mock(page, priceCalls.getEPrice, ({ oes }) => [...new Set(oes)].flatMap(quotesOf));
  await mock(page, priceCalls.getPartPriceList, ({ searchOes }) =>
    searchOes.map((searchOe) => ({ priceBrandId: 1, searchOe, price: priceOf(searchOe), offers: [] })),
  );
  // As a link of our own pages, so that no question about the charge is asked.
  await page.goto(`${origin}/search/parts?vehicleId=100&callout=1`, { referer: origin });
  await page.locator('[data-row]', { hasText: '00000-00001' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Unsealed results are accepted by the page. */
async function mock<Call extends AnyCall>(page: Page, call: Call, result: (body: BodyOf<Call>) => ResultOf<Call>) {
  await page.route(`**${call.path}`, (route: Route) =>
    route.fulfill({ json: { code: '000000', message: '', result: result(route.request().postDataJSON().data) } }),
  );
}

const priceOf = (searchOe: string): PartPrice => ({
  priceBrandId: 1,
  searchOe,
  provinceCode: '110000',
  region: 'north',
  partClass: 'original',
  ...recordOf(CATALOGUE_FIELDS, () => 12_500),
  marketPriceFen: 12_300,
  guidePriceFen: 13_100,
  dated: '2026-03-01',
  source: 'sample',
  standInOe: null,
  pricedElsewhere: [],
});

const quotesOf = (searchOe: string): ResultOf<typeof priceCalls.getEPrice> =>
  QUOTE_TYPES.map((ecommerceHistoryPriceType) => ({
    searchOe,
    ecommerceHistoryPriceType,
    prices: [
      {
        quoteId: `${searchOe}/${ecommerceHistoryPriceType}`,
        quoteTime: '2026-03-01T08:00:00.000Z',
        priceFen: 9_900,
        source: 'sample',
      },
    ],
  }));

const partAt = (index: number): Part => ({
  oeId: index + 1,
  oe: `00000-${String(index + 1).padStart(5, '0')}`,
  searchOe: `00000${String(index + 1).padStart(5, '0')}`,
  oeName: `Part ${index + 1}`,
  stdPartCode: `P${index + 1}`,
  stdPartId: index + 1,
  stdPartName: `Part ${index + 1}`,
  priceBrandId: 1,
  brandCode: 'AUDI',
  brandName: 'Audi',
  orderNo: String((index % HOTSPOTS) + 1),
  partCount: 1,
  unit: 'pc',
  partRemark: '',
  flags: '',
  curVehFlag: 1,
  fit: {
    grade: 'fits',
    rules: [{ field: 'book', verdict: 'meets', text: 'For all', source: 'Benchmark', dataVersion: '1' }],
    question: null,
  },
  oeReplaceTwos: [],
  successors: [],
  isDiscontinued: false,
});

const bookPage: ResultOf<typeof partCalls.getTreeNodePartData> = {
  vehAssyId: 1,
  assemblyName: 'Benchmark',
  drawingId: 1,
  partsList: Array.from({ length: ROWS }, (_, index) => partAt(index)),
};

/** A grid of ten by six callouts, each above a part of a few lines. */
const points = Array.from({ length: HOTSPOTS }, (_, index) => ({
  x: 40 + (index % 10) * 105,
  y: 40 + Math.floor(index / 10) * 108,
}));
const lines = points.map(
  ({ x, y }, index) =>
    `<g><rect x="${x}" y="${y}" width="60" height="50" rx="8"/><ellipse cx="${x + 30}" cy="${y + 25}" rx="22" ry="14"/>` +
    `<path d="M${x + 60} ${y + 10}L${x + 74} ${y - 6}"/><text x="${x + 76}" y="${y - 6}">${index + 1}</text></g>`,
);
const drawing: ResultOf<typeof partCalls.getImageInfo> = {
  drawingId: 1,
  mediaType: 'image/svg+xml',
  ...PICTURE,
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" width="${PICTURE.width}" ` +
    `height="${PICTURE.height}" fill="none" stroke="#222" font-size="12">${lines.join('')}</svg>`,
  partPicHotspotList: points.map(({ x, y }, index) => ({
    orderNo: String(index + 1),
    x: `${x + 70},${x + 90}`,
    y: `${y - 18},${y}`,
    kind: 'callout',
  })),
};
