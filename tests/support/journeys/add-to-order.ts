import { expect, type Page } from '@playwright/test';
import { chooseNewOrder } from './choose-new-order.ts';

/**
 * Adds the first row of a part to a new work order. The same journey at another width may have put the part on an order of this
 * vehicle, which marks the row: it is removed from that order first.
 */
export async function addToOrder(page: Page, part: string): Promise<void> {
  const add = page.getByRole('button', { name: new RegExp(`^加入工单：${part}`) }).first();
  const remove = page.getByRole('button', { name: new RegExp(`^从工单移除：${part}`) }).first();
  await expect(add.or(remove).first()).toBeVisible();
  if (await remove.isVisible()) {
    await remove.click();
    await expect(add).toBeVisible();
  }
  await add.click();
  await chooseNewOrder(page, page.getByText(new RegExp(`^已加入工单：${part}`)));
}
