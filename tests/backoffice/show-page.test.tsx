import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '../../src/contract/all-calls.ts';
import { sampleOf } from '../support/bodies/sample.ts';
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
