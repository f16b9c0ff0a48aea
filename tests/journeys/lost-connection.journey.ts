import { expect, type Page, test } from '@playwright/test';
import { callAsUser } from '../support/journeys/call-as-user.ts';
import { logIn } from '../support/journeys/log-in.ts';

const LINE = '更换前刹车片';
const labour = {
  lineKind: 'labour',
  stdPartName: LINE,
  unit: '小时',
  provinceCode: '110000',
  guidePriceFen: null,
  marketPriceFen: 12_000,
};

async function openOrder(page: Page): Promise<void> {
  await page.goto('/index');
  const { result } = await callAsUser(page, '/part-list/savePartList', {
    vehicleId: null,
    vin: null,
    vehicleType: 'pac',
    vehicleName: '',
    provinceCode: '110000',
    brandName: '大众',
    familyName: '朗逸',
    name: '断网',
    items: [labour],
  });
  await page.goto(`/order/partsOrderDetail?listId=${Object(result).listId}`);
  await expect(page.getByRole('heading', { level: 1, name: '断网' })).toBeVisible();
}

const quantity = (page: Page) => page.getByRole('textbox', { name: `${LINE}的数量` });

test('a lost connection is said, and what was changed meanwhile is saved once it is back', async ({
  page,
  context,
}) => {
  await logIn(page, 'mechanic');
  await openOrder(page);
  await page.waitForLoadState('networkidle');
  const saves: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/updatePartListItem')) saves.push(request.postData() ?? '');
  });

  await context.setOffline(true);
  await page.getByRole('button', { name: `增加${LINE}的数量` }).click();
  const notice = page.getByRole('status').filter({ hasText: '网络已断开，正在重新连接…' });
  await expect(notice).toContainText('工单修改已暂存，联网后自动保存。');
  await expect(page.getByText('尚未保存')).toBeVisible();
  await expect(quantity(page)).toHaveValue('2');
  await expect(page.getByText('¥240.00').first()).toBeVisible();

  // The screen of the orders was not loaded yet: the page says so and loads by itself.
  await page.getByRole('link', { name: '返回我的工单' }).click();
  await expect(page.getByText('当前离线', { exact: true })).toBeVisible();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '我的工单' })).toBeVisible();
  await expect(page.getByText('断网期间的 1 处修改已保存')).toBeVisible();
  expect(saves.length).toBe(1);
  await page.goBack();
  await expect(quantity(page)).toHaveValue('2');
  await expect(page.getByText('尚未保存')).toHaveCount(0);
});

test('a pane without an answer is read again by itself, and the notice goes', async ({ page, context }) => {
  await logIn(page, 'mechanic');
  await page.goto('/order/myPartsOrder');
  await expect(page.getByRole('heading', { level: 1, name: '我的工单' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('searchbox').first().fill('没有这样的工单');
  await page.keyboard.press('Enter');
  await expect(page.getByText('网络连接中断，请检查网络后重试。')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  await expect(page.getByText('网络连接中断，请检查网络后重试。')).toBeHidden();
  await expect(page.getByText('网络已恢复')).toBeHidden();
});
