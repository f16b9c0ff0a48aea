import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover } from '../../../src/ui/overlay/popover.tsx';
import '../../catalogue/work-orders/lines/popovers.ts';

test('arrow keys move from the trigger into the panel and between its buttons, but not out of a field', async () => {
  render(
    <Popover label="Export" trigger="Export">
      <button type="button">Excel</button>
      <button type="button">CSV</button>
      <input aria-label="Name" />
    </Popover>,
  );
  const user = userEvent.setup();
  const focused = () => document.activeElement;
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Excel' }));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'CSV' }));
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'CSV' }));
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(screen.getByRole('textbox'));
});
