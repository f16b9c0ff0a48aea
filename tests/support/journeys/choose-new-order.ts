import { expect, type Locator, type Page } from '@playwright/test';

/** Selects a new work order if the dialog of work orders opens, and waits for the confirmation. */
export async function chooseNewOrder(page: Page, added: Locator): Promise<void> {
  const onNewOrder = page.getByRole('dialog').getByRole('button', { name: '新建工单' });
  await expect(onNewOrder.or(added).first()).toBeVisible();
  if (await onNewOrder.isVisible()) await onNewOrder.click();
  await expect(added).toBeVisible();
}
