import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const noRows = { rows: [], total: 0 };
const overrides = { auditList: noRows, deletedList: noRows, catalogueUseList: noRows };
const NO_MATCH = 'No records match. Change the filters and try again.';

test.each([
  ['/manager/audit', 'No entries yet'],
  ['/manager/bin', 'The bin is empty'],
  ['/manager/catalogueUse', 'No use recorded yet'],
])('%s without rows says so and offers no filter to clear', async (url, text) => {
  await openBackoffice(url, { overrides });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(NO_MATCH)).toBeNull();
});

test('a list without a match says so, and clearing its filters shows the list again', async () => {
  const { user, url } = await openBackoffice('/manager/bin?q=nowhere', { overrides });
  await screen.findByText(NO_MATCH);
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);
  await screen.findByText('The bin is empty');
  expect(url()).toBe('/manager/bin');
});
