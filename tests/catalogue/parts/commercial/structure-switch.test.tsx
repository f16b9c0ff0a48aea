import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StructureSwitch } from '../../../../src/catalogue/parts/commercial/structure-switch.tsx';
import '../../../../src/providers/i18n.ts';

const radio = async (index: number) => (await screen.findAllByRole<HTMLInputElement>('radio'))[index];

test('the switch shows the chosen structure before the URL has changed, and follows the URL afterwards', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<StructureSwitch structure="B" onChange={onChange} />);
  const user = userEvent.setup();
  await user.click((await radio(1)) ?? document.body);
  expect(onChange).toHaveBeenCalledWith(true);
  expect((await radio(1))?.checked).toBe(true);
  expect(screen.getByRole('radiogroup').getAttribute('aria-busy')).toBe('true');
  rerender(<StructureSwitch structure="OF" onChange={onChange} />);
  expect(screen.getByRole('radiogroup').getAttribute('aria-busy')).toBe('false');
  // After history navigation the earlier choice does not reappear.
  rerender(<StructureSwitch structure="B" onChange={onChange} />);
  expect((await radio(0))?.checked).toBe(true);
});
