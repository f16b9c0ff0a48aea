import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../../../src/ui/button.tsx';
import { Dialog } from '../../../src/ui/overlay/dialog.tsx';

test('a dialog focuses its data-first button and returns the focus to its opener', async () => {
  render(<ConfirmExample />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

test('a dialog without a data-first element leaves the focus to the browser', async () => {
  render(
    <Dialog title="Help" closeLabel="Close" onClose={() => undefined}>
      <p>Text</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

function ConfirmExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {isOpen && (
        <Dialog
          title="Really?"
          closeLabel="Close"
          onClose={close}
          footer={
            <Button data-first onClick={close}>
              Go on
            </Button>
          }
        >
          <p>Text</p>
        </Dialog>
      )}
    </>
  );
}
