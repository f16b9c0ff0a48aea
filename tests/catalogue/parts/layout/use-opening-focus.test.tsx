import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useOpeningFocus } from '../../../../src/catalogue/parts/layout/use-opening-focus.ts';

function Parts() {
  const content = useOpeningFocus<HTMLDivElement>();
  return <div ref={content} role="tabpanel" tabIndex={-1} />;
}

/** `isSearchKept`: an input stays on screen while the parts open. */
function open(entry: '/vehicles' | '/parts', isSearchKept = false) {
  render(
    <MemoryRouter initialEntries={[entry]}>
      {isSearchKept && <input />}
      <Routes>
        <Route path="/vehicles" element={<Link to="/parts">Open</Link>} />
        <Route path="/parts" element={<Parts />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const isContent = () => document.activeElement === screen.getByRole('tabpanel');

test('parts that are opened by Enter have the focus', async () => {
  const user = open('/vehicles');
  screen.getByRole('link').focus();
  await user.keyboard('{Enter}');
  expect(isContent()).toBe(true);
});

test('parts do not take the focus from a control that is still there', async () => {
  const user = open('/vehicles', true);
  await user.type(screen.getByRole('textbox'), 'a');
  screen.getByRole('link').click();
  await screen.findByRole('tabpanel');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('parts that are loaded by their URL leave the focus to the browser', () => {
  open('/parts');
  expect(isContent()).toBe(false);
});
