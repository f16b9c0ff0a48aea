import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Panels } from '../../../../src/catalogue/parts/layout/panels.tsx';

afterEach(() => localStorage.clear());

test('widths that were kept on a wider screen leave room for the list, and are had again there', async () => {
  localStorage.setItem('epc.width.tree', '420');
  localStorage.setItem('epc.width.picture', '900');
  // A window of 1,024 pixels.
  render(<Panels isPhone={false} tree="tree" drawing="drawing" list="list" />);
  const [tree, picture] = screen.getAllByRole('separator');
  const widths = [tree, picture].map((bar) => Number(bar?.getAttribute('aria-valuenow')));
  expect(1024 - widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThanOrEqual(340);
  picture?.focus();
  await userEvent.keyboard('{End}');
  expect(Number(picture?.getAttribute('aria-valuenow'))).toBe(widths[1]);
  expect(localStorage.getItem('epc.width.tree')).toBe('420');
});
