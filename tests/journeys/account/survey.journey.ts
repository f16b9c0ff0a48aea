import { expect, test } from '@playwright/test';
import { findViolations } from '../../support/journeys/find-violations.ts';
import { logInByForm } from '../../support/journeys/log-in.ts';

/** An account for each project, because a survey is answered once. */
const accounts: Record<string, string> = { desktop: 'seller', phone: 'agent' };

test('a link opens the survey once: it shows wrong answers, keeps a draft after closing, and announces the gift', async ({
  page,
}, { project }) => {
  await page.goto('/jump?survey=1');
  await expect(page).toHaveURL(/\/login/);
  await logInByForm(page, accounts[project.name] ?? 'seller');
  const survey = page.getByRole('dialog', { name: '意见调查' });
  await expect(survey).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findViolations(page, { withBestPractices: true, part: 'dialog' })).toEqual([]);

  await survey.getByLabel('联系电话').fill('138');
  await survey.getByLabel('邮箱').focus();
  await expect(survey.getByText('格式不正确')).toBeVisible();
  await survey.getByRole('button', { name: '提交', exact: true }).click();
  await expect(survey.getByText('请选择是否推荐')).toBeVisible();
  await survey.getByLabel('联系电话').fill('13800138000');
  await survey.getByRole('radio', { name: '会', exact: true }).click();
  await survey.getByRole('button', { name: '以后再说' }).click();
  await expect(survey).toBeHidden();

  await page.goto('/jump?survey=1');
  await expect(survey.getByLabel('联系电话')).toHaveValue('13800138000');
  await survey.getByRole('checkbox', { name: '按车架号查车型' }).click();
  await survey.getByRole('checkbox', { name: '保养查询' }).click();
  await survey.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('提交成功，感谢参与，已赠送 20 次乘用车查询')).toBeVisible();

  await page.goto('/jump?survey=1');
  await expect(survey.getByText('目前没有需要填写的问卷，感谢关注。')).toBeVisible();
});
