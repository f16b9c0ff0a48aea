import { fireEvent, render, screen } from '@testing-library/react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ActionMenu } from '../../../src/backoffice/layout/action-menu.tsx';

function MenuWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionMenu menu={{ items: [{ key: 'rename', label: 'Rename' }], onClick: () => setOpen(true) }}>
        <Button>More</Button>
      </ActionMenu>
      <Modal open={isOpen} title="Name">
        <input aria-label="New name" />
      </Modal>
    </>
  );
}

const frames = (count: number) => new Promise((done) => setTimeout(done, count * 16));

test('an opened menu has the focus on its first item', async () => {
  render(<MenuWithDialog />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: 'Rename' });
  await frames(5);
  expect(document.activeElement).toBe(item);
});

test('an item that is chosen at once opens a dialog, and the closed menu does not take the focus from it', async () => {
  render(<MenuWithDialog />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByText('Rename'));
  const field = screen.getByLabelText('New name');
  field.focus();
  await frames(15);
  expect(document.activeElement).toBe(field);
});
