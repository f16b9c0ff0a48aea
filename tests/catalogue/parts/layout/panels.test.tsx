import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Panels } from '../../../../src/catalogue/parts/layout/panels.tsx';

afterEach(() => localStorage.clear());

test('stored widths are limited to the room that the list leaves, and the stored values are kept', async () => {
  localStorage.setItem('epc.width.tree', '420');
  localStorage.setItem('epc.width.picture', '900');
  render(<Panels isPhone={false} tree="tree" drawing="drawing" list="list" />);
  const [tree, picture] = screen.getAllByRole('separator');
  const widths = [tree, picture].map((bar) => Number(bar?.getAttribute('aria-valuenow')));
  expect(window.innerWidth - widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThanOrEqual(340);
  picture?.focus();
  await userEvent.keyboard('{End}');
  expect(Number(picture?.getAttribute('aria-valuenow'))).toBe(widths[1]);
  expect(localStorage.getItem('epc.width.tree')).toBe('420');
});
