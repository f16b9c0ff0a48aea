import { expect, type Locator, type Page } from '@playwright/test';

/** A new order, where the product asks which one; over once it says that the part was added. */
export async function answerOrderQuestion(page: Page, added: Locator): Promise<void> {
  const onNewOrder = page.getByRole('dialog').getByRole('button', { name: '新建工单' });
  await expect(onNewOrder.or(added).first()).toBeVisible();
  if (await onNewOrder.isVisible()) await onNewOrder.click();
  await expect(added).toBeVisible();
}
