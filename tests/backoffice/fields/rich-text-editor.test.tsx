import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RichTextEditor } from '../../../src/backoffice/fields/rich-text-editor.tsx';

afterEach(() => void vi.useRealTimers());

/** Lets the timers of the first render run before its effects, as on a machine that is busy between the two. */
function Delay() {
  useLayoutEffect(() => void vi.advanceTimersByTime(5), []);
  return null;
}

test('an editor whose effects run late shows its text and can be typed in', () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  render(
    <>
      <RichTextEditor id="content" label="Text" value="<p>Hello</p>" onChange={onChange} />
      <Delay />
    </>,
  );
  act(() => void vi.advanceTimersByTime(50));
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Hello');
  expect(onChange).not.toHaveBeenCalled();
});
