import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '../../src/contract/all-calls.ts';
import { sampleOf } from '../support/bodies/sample.ts';
import { refuse } from '../support/screens/fakes.ts';
import { openBackoffice } from '../support/screens/open-backoffice.tsx';

test('the page of a record shows rich text as its readers see it, without scripts', async () => {
  const content = '<p>From <b>Monday</b><img src="x" onerror="alert(1)"><script>alert(2)</script></p>';
  const notice = { ...sampleOf(resources.notice.item), noticeId: 7, content, rowVersion: 1 };
  await openBackoffice('/manager/notice/show/7', { overrides: { noticeGet: notice } });
  const bold = await screen.findByText('Monday');
  expect(bold.tagName).toBe('B');
  const cell = bold.closest('td') ?? expect.unreachable('outside of the table');
  expect(cell.innerHTML).not.toMatch(/script|onerror|&lt;/);
});

test('a record that is deleted on its own page is not read again', async () => {
  const notice = { ...sampleOf(resources.notice.item), noticeId: 7, rowVersion: 1 };
  let isDeleted = false;
  const { user, calls, url } = await openBackoffice('/manager/notice/show/7', {
    overrides: {
      noticeGet: () => (isDeleted ? refuse('900404') : notice),
      noticeList: { rows: [], total: 0 },
      noticeDelete: () => {
        isDeleted = true;
        return null;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No data yet');
  expect(url()).toMatch(/^\/manager\/notice\b(?!\/)/);
  const reads = calls.filter(({ operation }) => operation === 'noticeGet');
  expect(reads).toHaveLength(1);
});
