import { type Browser, expect, type Page, test } from '@playwright/test';
import { callAsUser as call, type Json } from '../support/journeys/call-as-user.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

/** A price stored with the work order that differs from every price of the catalogue. */
const SEEN_FEN = 1_234;

/** Brake parts of the demo catalogue as items of a work order. */
async function brakeParts(page: Page, marketPriceFen: number): Promise<Json[]> {
  const { result } = await call(page, '/api/PAGE_20008', { oe: '1K0615', provinceCode: '110000' });
  const numbers = Array.isArray(result) ? result : [];
  return numbers.slice(0, 4).map((part: Json) => ({
    oe: part.oe,
    searchOe: part.searchOe,
    oeName: part.oeName,
    stdPartCode: part.stdPartCode,
    stdPartName: part.stdPartName,
    vehicleBrandName: part.brandName,
    partBrandName: '原厂',
    priceBrandId: part.priceBrandId,
    provinceCode: '110000',
    guidePriceFen: null,
    marketPriceFen,
  }));
}

async function openOrder(page: Page, name: string, items: readonly Json[]): Promise<number> {
  const vehicle = { vehicleId: null, vin: null, vehicleType: 'pac', vehicleName: '', provinceCode: '110000' };
  const order = { ...vehicle, brandName: '大众', familyName: '朗逸', name };
  const { result } = await call(page, '/part-list/savePartList', { ...order, items: items.slice(0, 500) });
  const listId = typeof result === 'object' && result !== null && 'listId' in result ? Number(result.listId) : 0;
  for (let start = 500; start < items.length; start += 1000)
    await call(page, '/part-list/savePartListItems', { listId, items: items.slice(start, start + 1000) });
  await page.goto(`/order/partsOrderDetail?listId=${listId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return listId;
}

const quantityOf = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}的数量` });
const lineAnswer = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/updatePartListItem'));

/** Waits for the server's response, because the page shows the new value before it. */
async function setQuantity(page: Page, name: string, quantity: string): Promise<void> {
  const answer = lineAnswer(page);
  await quantityOf(page, name).fill(quantity);
  await page.keyboard.press('Enter');
  await answer;
}

const labour = (name: string): Json => ({
  lineKind: 'labour',
  stdPartName: name,
  unit: '小时',
  provinceCode: '110000',
  guidePriceFen: null,
  marketPriceFen: 12_000,
});

/**
 * The same account in another browser: tabs of one browser announce their changes to each other, so that the second tab
 * may know the change before it is edited.
 */
async function otherBrowser(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(page.url());
  return other;
}

test('price changes since an item was added are shown, applied and undone; totals, copies and own lines stay correct', async ({
  page,
  baseURL,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'shop');
  const items = await brakeParts(page, SEEN_FEN);
  await openOrder(page, '变化', items);
  const bar = page.getByRole('region', { name: '加入工单后的变化' });
  await expect(bar.getByText(/项价格已变/)).toBeVisible();
  await bar.getByRole('button', { name: '采用全部新价' }).click();
  await expect(page.getByText(`已更新 ${items.length} 项`)).toBeVisible();
  await expect(bar.getByText(/项价格已变/)).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(bar.getByText(/项价格已变/)).toBeVisible();

  await page.getByRole('button', { name: '工时/材料' }).click();
  const own = page.getByRole('dialog');
  await own.getByLabel('名称').fill('更换前刹车片');
  await own.getByLabel('数量').fill('1.5');
  await own.getByLabel('单价（元）').fill('120');
  await own.getByRole('button', { name: '添加' }).click();
  await expect(quantityOf(page, '更换前刹车片')).toHaveValue('1.5');
  await expect(page.getByText('¥180.00')).toBeVisible();

  await page.getByRole('button', { name: '复制', exact: true }).click();
  await page.getByRole('dialog').getByText('按现价重新取价').click();
  await page.getByRole('dialog').getByRole('button', { name: '复制', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '变化（副本）' })).toBeVisible();
  await expect(page.getByText('¥180.00')).toBeVisible();
  await expect(bar.getByText(/项价格已变/)).toHaveCount(0);
  expect(problems).toEqual(noProblems);
});

test('with one work order in two browsers, the second shows the first’s change and no edit is lost', async ({
  page,
  browser,
}) => {
  await logIn(page, 'shop');
  await openOrder(page, '两个页面', [labour('校准'), labour('拆装')]);
  const other = await otherBrowser(browser, page);
  await expect(quantityOf(other, '校准')).toHaveValue('1');
  await setQuantity(page, '校准', '3');
  await expect(page.getByText('¥360.00')).toBeVisible();
  await setQuantity(other, '校准', '5');
  const box = other.getByRole('dialog', { name: '这里刚刚被修改过' });
  await expect(box.getByText('3', { exact: true })).toBeVisible();
  await expect(box.getByText('5', { exact: true })).toBeVisible();
  const saved = lineAnswer(other);
  await box.getByRole('button', { name: '用您写的' }).click();
  await saved;
  await expect(other.getByText('¥600.00')).toBeVisible();
  // A change to another field of another line is no conflict.
  await setQuantity(page, '拆装', '2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await other.reload();
  await expect(quantityOf(other, '校准')).toHaveValue('5');
  await expect(quantityOf(other, '拆装')).toHaveValue('2');
  await other.context().close();
});

test('input survives a lost connection and is saved after it returns', async ({ page, context }) => {
  await logIn(page, 'shop');
  await openOrder(page, '断线', [labour('校准')]);
  await context.setOffline(true);
  await quantityOf(page, '校准').fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('尚未保存')).toBeVisible();
  await expect(quantityOf(page, '校准')).toHaveValue('4');
  const saved = lineAnswer(page);
  await context.setOffline(false);
  await saved;
  await expect(page.getByText('尚未保存')).toHaveCount(0);
  await page.reload();
  await expect(quantityOf(page, '校准')).toHaveValue('4');
});

test('a work order shows, searches, selects and totals 10,000 lines, and accepts no more', async ({ page }) => {
  test.setTimeout(180_000);
  await logIn(page, 'shop');
  const lines = Array.from({ length: 10_000 }, (_, index) => labour(`工序${String(index).padStart(5, '0')}`));
  const listId = await openOrder(page, '一万行', lines);
  await expect(page.getByText('¥1,200,000.00').first()).toBeVisible();
  expect(await page.locator('tbody tr').count()).toBeLessThan(300);
  await page.getByRole('searchbox', { name: '搜索工单中的配件' }).fill('工序09999');
  await expect(quantityOf(page, '工序09999')).toBeVisible();
  expect(await call(page, '/part-list/savePartListItem', { listId, item: labour('再一行') })).toMatchObject({
    code: '300120',
  });
  await page.getByRole('searchbox', { name: '搜索工单中的配件' }).fill('');
  // The checkbox selects what the list shows: wait for the whole list.
  await expect(quantityOf(page, '工序00000')).toBeVisible();
  await page.getByRole('checkbox', { name: '选择全部配件' }).first().check();
  await page.getByRole('button', { name: '删除所选' }).click();
  await expect(page.getByRole('heading', { name: '这张工单还没有配件' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('¥1,200,000.00').first()).toBeVisible({ timeout: 30_000 });
});

test('a print has the header on every page and the totals on the last, whatever the screen shows', async ({ page }) => {
  await logIn(page, 'shop');
  await openOrder(
    page,
    '打印',
    Array.from({ length: 120 }, (_, index) => labour(`工序${index}`)),
  );
  await page.getByRole('searchbox').fill('工序7');
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(3);
});
