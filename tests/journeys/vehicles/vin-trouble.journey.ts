import { expect, test } from '@playwright/test';
import { logIn } from '../../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

const VIN = 'LSVNA2CJ1K2113527';

test('a mistyped VIN is explained and corrected, a full-width VIN is read, an imported VIN is accepted', async ({
  page,
  baseURL,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'mechanic');

  // The last two digits are swapped: the check digit fails, and the true VIN is among the corrections.
  await page.goto(`/search/vehicle?q=${VIN.slice(0, 15)}72&by=vin`);
  await expect(page.getByText('校验位不符，这个车架号很可能写错了。')).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(VIN) })
    .or(page.getByRole('link', { name: new RegExp(VIN) }))
    .first()
    .click();
  await expect(page.getByText('依据车架号规则')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('校验位不符，这个车架号很可能写错了。')).toBeVisible();

  const fullWidth = [...VIN].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('');
  await page.getByRole('search').getByRole('textbox').fill(fullWidth);
  await page.keyboard.press('Enter');
  await expect(page.getByText('依据车架号规则')).toBeVisible();

  await page.goto('/search/vehicle?q=WBATA6107K9A52371&by=vin');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^查配件/ })
      .first(),
  ).toBeVisible();

  // No rule matches, but maker and model year are shown.
  await page.goto('/search/vehicle?q=JTDKB20U993512345&by=vin');
  await expect(page.getByText(/丰田/).first()).toBeVisible();
  expect(problems).toEqual(noProblems);
});
