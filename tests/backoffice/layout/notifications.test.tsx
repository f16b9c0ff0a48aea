import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notify } from '../../../src/providers/notification.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

test('notices are at the bottom, away from the buttons of headers and drawers, and above a save bar', async () => {
  await openBackoffice('/manager/role');
  await screen.findByRole('heading', { level: 1 });
  notify('success', 'Remark saved');
  const notice = await screen.findByText('Remark saved');
  const stack = notice.closest<HTMLElement>('.ant-notification');
  expect(stack?.className).toContain('ant-notification-bottom');
  expect(stack?.className).not.toContain('Right');
  expect(stack?.style.bottom).toBe('72px');
});
