import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/journeys/log-in.ts';

const VIN = 'LSVNA2CJ1K2113527';
const row = (page: Page) => page.getByText('气缸体总成').first();
const age = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^离线查看：数据截至 \d{4}年\d+月\d+日 \d\d:\d\d。$/ });

/** Opens the vehicle of the VIN as a user does, and waits until it can be read offline. */
async function openVehicle(page: Page): Promise<string> {
  await page.goto(`/search/vehicle?q=${VIN}`);
  await page.locator('a[href^="/search/parts?vehicleId="]').first().click();
  await expect(row(page)).toBeVisible();
  await expect(page.getByText('8,714').first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect.poll(() => keptOperations(page)).toEqual(expect.arrayContaining(['getImageInfo', 'getPartPrices']));
  return new URL(page.url()).pathname + new URL(page.url()).search;
}

/** The operations whose answers are kept; none without a database. */
function keptOperations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('epc.offline')) return [];
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      const opening = indexedDB.open('epc.offline');
      // It has been deleted since: opening must not create it.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => resolve(undefined);
    });
    if (database === undefined) return [];
    const keys = await new Promise<unknown[]>((resolve) => {
      const reading = database.transaction('responses').objectStore('responses').getAllKeys();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return keys.map((key) => /get\w+/.exec(String(key))?.[0] ?? '');
  });
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('an opened vehicle can be read offline after a reload, and a logout deletes it', async ({ page, context }) => {
  await logIn(page, 'mechanic');
  const address = await openVehicle(page);
  const picture = page.locator('img[src^="blob:"]').first();
  await expect(picture).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(row(page)).toBeVisible();
  await expect(page.getByText('8,714').first()).toBeVisible();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(age(page)).toBeVisible();

  // The list of opened vehicles tells it apart from others.
  await page.goto('/search/vehicle');
  await expect(page.getByText(/可离线查看，截至/).first()).toBeVisible();
  await page.goto('/search/parts?vehicleId=3');
  await expect(page.getByRole('heading', { name: '该车型未保存，离线时无法查看' })).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();

  // Back online its data is renewed, without another lookup.
  await page.goto(address);
  await expect(age(page)).toBeVisible();
  await context.setOffline(false);
  await expect(age(page)).toBeHidden();
  await expect(row(page)).toBeVisible();

  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('button', { name: '退出登录', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect.poll(() => keptOperations(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('the back office is never kept', async ({ page, context }) => {
  await logIn(page, 'admin');
  await openVehicle(page);
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(urls.filter((url) => /manager|backoffice/.test(url))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/manager')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
