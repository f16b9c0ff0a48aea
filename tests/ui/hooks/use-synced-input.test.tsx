import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSyncedInput } from '../../../src/ui/hooks/use-synced-input.ts';

function Form({ given }: { given: string }) {
  const [text, setText] = useSyncedInput(given);
  return <input aria-label="number" value={text} onChange={(event) => setText(event.target.value)} />;
}

test('what is typed stays until another value is given, and the field keeps the focus', () => {
  const { rerender } = render(<Form given="" />);
  const field = screen.getByLabelText('number');
  field.focus();
  fireEvent.change(field, { target: { value: '1k0 615' } });
  rerender(<Form given="" />);
  expect(field).toHaveProperty('value', '1k0 615');
  rerender(<Form given="1K0615" />);
  expect(screen.getByLabelText('number')).toBe(field);
  expect(field).toHaveProperty('value', '1K0615');
  expect(document.activeElement).toBe(field);
});

test('going back to a former value brings it back', () => {
  const { rerender } = render(<Form given="1K0615" />);
  fireEvent.change(screen.getByLabelText('number'), { target: { value: 'other' } });
  rerender(<Form given="other" />);
  rerender(<Form given="1K0615" />);
  expect(screen.getByLabelText('number')).toHaveProperty('value', '1K0615');
});
