import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/button.tsx';

test('a busy button keeps the focus and ignores clicks and Enter', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} isBusy>
      Save
    </Button>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a form with a busy button is not submitted again, also not by Enter in a field', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy>
        Save
      </Button>
    </form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  await user.type(screen.getByRole('textbox'), 'x{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button keeps its own aria-disabled', () => {
  render(<Button aria-disabled>Send again in 30 s</Button>);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});
