import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSyncedInput } from '../../../src/ui/hooks/use-synced-input.ts';

function Form({ value }: { value: string }) {
  const [text, setText] = useSyncedInput(value);
  return <input aria-label="number" value={text} onChange={(event) => setText(event.target.value)} />;
}

test('typed text stays until the external value changes, and the field keeps the focus', () => {
  const { rerender } = render(<Form value="" />);
  const field = screen.getByLabelText('number');
  field.focus();
  fireEvent.change(field, { target: { value: '1k0 615' } });
  rerender(<Form value="" />);
  expect(field).toHaveProperty('value', '1k0 615');
  rerender(<Form value="1K0615" />);
  expect(screen.getByLabelText('number')).toBe(field);
  expect(field).toHaveProperty('value', '1K0615');
  expect(document.activeElement).toBe(field);
});

test('returning to a former external value restores it', () => {
  const { rerender } = render(<Form value="1K0615" />);
  fireEvent.change(screen.getByLabelText('number'), { target: { value: 'other' } });
  rerender(<Form value="other" />);
  rerender(<Form value="1K0615" />);
  expect(screen.getByLabelText('number')).toHaveProperty('value', '1K0615');
});
