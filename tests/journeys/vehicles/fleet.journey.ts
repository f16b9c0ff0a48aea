import { expect, test } from '@playwright/test';
import { dismissProvinceTip } from '../../support/journeys/dismiss-province-tip.ts';
import { findViolations } from '../../support/journeys/find-violations.ts';
import { logIn } from '../../support/journeys/log-in.ts';
import { VIN } from '../../support/journeys/screens.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

/** Leaves three vehicles. */
const SEVERAL = 'LFVAWAGD22G752447';
const MISTYPED = `${VIN.slice(0, 15)}72`;

test('VINs of a fleet are read, corrected and chosen, and their common parts become one order or one for each vehicle', async ({
  page,
  baseURL,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  await dismissProvinceTip(page);
  await logIn(page, 'mechanic');
  await page.goto('/search/fleet');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('车架号清单').fill(`车架号 车牌\n${SEVERAL} 粤B67890 夜班\n${MISTYPED} 粤B12345\n${SEVERAL}`);
  await page.getByRole('button', { name: '识别车辆' }).click();
  await expect(page.getByText('有 1 行没有车架号，未读取：车架号 车牌')).toBeVisible();
  await expect(page.getByText('已识别 0 辆 · 1 辆待选车型 · 1 辆待核对车架号 · 已合并 1 个重复的车架号')).toBeVisible();

  await page.getByRole('button', { name: VIN, exact: true }).click();
  await expect(page.getByText('已识别 1 辆 · 1 辆待选车型')).toBeVisible();
  const choice = page.getByRole('group', { name: `${SEVERAL} 的车型` });
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await choice.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('已识别 2 辆')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: '打开 2 辆车' }).click();
  await expect(page.getByRole('heading', { name: '2 辆车的常用件' })).toBeVisible();
  const parts = page.getByRole('region', { name: '常用件', exact: true });
  await parts.getByText('按车辆', { exact: true }).click();
  await parts
    .getByRole('checkbox', { name: /^为 粤B67890 选用/ })
    .first()
    .check();
  await parts
    .getByRole('checkbox', { name: /^为 粤B12345 选用/ })
    .first()
    .check();
  expect(await findViolations(page)).toEqual([]);
  await page.getByText('每车一单', { exact: true }).click();
  await expect(page.getByRole('button', { name: '生成 2 张工单' })).toBeVisible();
  await page.getByText('合为一单', { exact: true }).click();
  await page.getByRole('button', { name: '生成 1 张工单' }).click();
  const asked = page.getByRole('dialog').getByRole('button', { name: /加入/ });
  await expect(asked.or(page.getByRole('heading', { name: /车队 2 辆/ })).first()).toBeVisible();
  if (await asked.isVisible()) await asked.click();
  await expect(page).toHaveURL(/\/order\/partsOrderDetail\?listId=/);
  await expect(page.getByRole('main')).toContainText('粤B67890');
  expect(problems).toEqual(noProblems);
});
